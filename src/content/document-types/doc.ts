import { defineDocumentType } from 'contentlayer2/source-files'
import { PAGE_FIELDS } from './page-fields'

/** A documentation page that is not about one plugin. */
export const Doc = defineDocumentType(() => ({
  name: 'Doc',
  filePathPattern: '{{introduction,setup,wakamiti,reference,tools}/*.md,plugins/{index,development}.*.md}',
  contentType: 'markdown',
  fields: {
    title: { type: 'string', required: true },
    description: { type: 'string', required: true },
    /** `wide`: the page takes the whole main area, without gutter. */
    layout: { type: 'enum', options: ['wide'] },
  },
  computedFields: PAGE_FIELDS,
}))
