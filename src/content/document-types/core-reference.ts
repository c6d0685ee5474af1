import { defineDocumentType } from 'contentlayer2/source-files'
import { OptionRecord } from './option-record'

/** The options of the tool itself. */
export const CoreReference = defineDocumentType(() => ({
  name: 'CoreReference',
  filePathPattern: 'reference/core.yaml',
  contentType: 'data',
  isSingleton: true,
  fields: {
    engine: { type: 'string', required: true },
    api: { type: 'string', required: true },
    commit: { type: 'string', required: true },
    options: { type: 'list', of: OptionRecord, required: true },
  },
}))
