import { defineDocumentType, defineNestedType } from 'contentlayer2/source-files'

const MenuTopic = defineNestedType(() => ({
  name: 'MenuTopic',
  fields: { title: { type: 'string', required: true }, slug: { type: 'string', required: true } },
}))

const MenuSection = defineNestedType(() => ({
  name: 'MenuSection',
  fields: {
    title: { type: 'string', required: true },
    topics: { type: 'list', of: MenuTopic, required: true },
  },
}))

/** The sections and topics of the sidebar in one language: `menu.es.yaml`, `menu.en.yaml`. */
export const Menu = defineDocumentType(() => ({
  name: 'Menu',
  filePathPattern: 'menu.*.yaml',
  contentType: 'data',
  fields: { sections: { type: 'list', of: MenuSection, required: true } },
  computedFields: {
    locale: {
      type: "'es' | 'en'" as 'string',
      resolve: ({ _raw }) => (_raw.sourceFilePath.endsWith('.en.yaml') ? 'en' : 'es'),
    },
  },
}))
