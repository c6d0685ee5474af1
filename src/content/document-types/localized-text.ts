import { defineNestedType } from 'contentlayer2/source-files'

/** A text in both languages. */
export const LocalizedText = defineNestedType(() => ({
  name: 'LocalizedText',
  fields: { es: { type: 'string', required: true }, en: { type: 'string', required: true } },
}))
