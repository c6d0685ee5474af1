import { defineDocumentType } from 'contentlayer2/source-files'

/** Data types, assertions and units of the step expressions. Their shape is checked by the content check. */
export const DataTypesReference = defineDocumentType(() => ({
  name: 'DataTypesReference',
  filePathPattern: 'reference/data-types.yaml',
  contentType: 'data',
  isSingleton: true,
  fields: {
    types: { type: 'json', required: true },
    assertions: { type: 'json', required: true },
    matchers: { type: 'json', required: true },
    durationUnits: { type: 'json', required: true },
    metrics: { type: 'json', required: true },
  },
}))
