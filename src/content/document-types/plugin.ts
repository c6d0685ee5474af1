import { defineDocumentType } from 'contentlayer2/source-files'
import { PAGE_FIELDS } from './page-fields'

/** The page of one plugin; `plugin` names its reference. */
export const Plugin = defineDocumentType(() => ({
  name: 'Plugin',
  filePathPattern: 'plugins/!(index|development).*.md',
  contentType: 'markdown',
  fields: {
    title: { type: 'string', required: true },
    description: { type: 'string', required: true },
    plugin: { type: 'string', required: true },
  },
  computedFields: PAGE_FIELDS,
}))
