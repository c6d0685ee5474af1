import { type ComputedFields, defineDocumentType, defineNestedType, type FieldDefs } from 'contentlayer2/source-files'
import { z } from 'zod'
import { LOCALES } from '@/i18n/locale'
import { DOC_PAGE, GENERAL_PLUGIN_PAGES, MENU, PAGE_FOLDERS, PLUGIN_PAGE } from './schemas'
import { pagePath, slugOf } from './slug'

/** Files that are read without Contentlayer: it skips them, and fails for any other unknown file. */
export const REFERENCE_FILES = ['reference/**/*.yaml', 'anchors.txt', 'fixtures']

function fieldOf(schema: z.core.$ZodType) {
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) {
    const item = schema.element
    return { type: 'list', of: defineNestedType(() => ({ name: item.meta()?.id, fields: fieldsOf(item) })) } as const
  }
  if (schema instanceof z.ZodEnum) return { type: 'enum', options: schema.options.map(String) } as const
  if (schema instanceof z.ZodString) return { type: 'string' } as const
  throw new Error('Contentlayer fields are texts, closed lists of texts or lists of records')
}

/** Translates a schema to Contentlayer's fields; the content lint checks lengths and patterns. */
const fieldsOf = (schema: z.ZodObject): FieldDefs =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) =>
      field instanceof z.ZodOptional ? [name, fieldOf(field.unwrap())] : [name, { ...fieldOf(field), required: true }],
    ),
  )

/** Contentlayer copies this type verbatim into the generated types, hence the cast. */
const LOCALE_TYPE = LOCALES.map((locale) => `'${locale}'`).join(' | ') as 'string'

const PAGE_FIELDS: ComputedFields = {
  slug: { type: 'string', resolve: ({ _raw }) => slugOf(pagePath(_raw.sourceFilePath)) },
  locale: { type: LOCALE_TYPE, resolve: ({ _raw }) => pagePath(_raw.sourceFilePath).locale },
}

const DOC_FOLDERS = PAGE_FOLDERS.filter((folder) => folder !== 'plugins').join()
const GENERAL = GENERAL_PLUGIN_PAGES.join()

const pages = (name: string, schema: z.ZodObject, filePathPattern: string) =>
  defineDocumentType(() => ({
    name,
    filePathPattern,
    contentType: 'markdown',
    fields: fieldsOf(schema),
    computedFields: PAGE_FIELDS,
  }))

const Menu = defineDocumentType(() => ({
  name: 'Menu',
  filePathPattern: 'menu.*.yaml',
  contentType: 'data',
  fields: fieldsOf(MENU),
  computedFields: { locale: { type: LOCALE_TYPE, resolve: ({ _raw }) => _raw.sourceFilePath.split('.')[1] } },
}))

export const DOCUMENT_TYPES = [
  pages('Doc', DOC_PAGE, `{{${DOC_FOLDERS}}/*.md,plugins/{${GENERAL}}.*.md}`),
  pages('Plugin', PLUGIN_PAGE, `plugins/!(${GENERAL.replaceAll(',', '|')}).*.md`),
  Menu,
]
