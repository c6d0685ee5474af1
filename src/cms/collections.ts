import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CmsConfig, CustomField, EntryCollection, Field, FileCollection } from '@sveltia/cms'
import { z } from 'zod'
import { filesIn } from '@/build/exported/files'
import { readReferences } from '@/content/references'
import { DOC_PAGE, GENERAL_PLUGIN_PAGES, MENU, PAGE_FOLDERS, PLUGIN_PAGE } from '@/content/schemas'
import { fileKind, MAX_FILE_BYTES } from '@/content-lint/files/file-names'
import { CMS_STRINGS } from '@/i18n/cms-strings'
import { LOCALES, type Locale } from '@/i18n/locale'
import { formText } from '@/i18n/localized-schema'
import { SOURCE_FIELD } from './app/source-field'
import { marks, snippets } from './snippets'

const PLUGINS = 'plugins'

type PageSchema = typeof DOC_PAGE | typeof PLUGIN_PAGE

const sourceField = (locale: Locale): CustomField => ({
  name: 'body',
  label: CMS_STRINGS[locale].body,
  widget: SOURCE_FIELD,
  required: false,
})

function pageFields(schema: PageSchema, locale: Locale): Field[] {
  const { insert, insertHint } = CMS_STRINGS[locale]
  return [...fieldsOf(schema, locale), { ...sourceField(locale), i18n: true, insert, hint: insertHint }]
}

const folderOf = (folder: string, schema: PageSchema, locale: Locale): EntryCollection => ({
  name: folder,
  label: folder,
  folder,
  extension: 'md',
  format: 'yaml-frontmatter',
  create: true,
  i18n: true,
  slug: { template: '{{title}}', pattern: ['^[a-z0-9-]+$', 'a-z 0-9 -'] },
  sortable_fields: ['title'],
  // The folder also has general pages, without a plugin.
  ...(folder === PLUGINS ? { filter: { field: 'plugin', pattern: '\\S' } } : {}),
  fields: pageFields(schema, locale),
})

const generalPluginPages = (locale: Locale): FileCollection => ({
  name: 'plugins-general',
  label: CMS_STRINGS[locale].pluginPages,
  i18n: true,
  files: GENERAL_PLUGIN_PAGES.map((name) => ({
    name: `${PLUGINS}-${name}`,
    label: name,
    file: `${PLUGINS}/${name}.{{locale}}.md`,
    i18n: true,
    fields: pageFields(DOC_PAGE, locale),
  })),
})

function menu(locale: Locale): FileCollection {
  const about = { name: 'menu', label: CMS_STRINGS[locale].menu, i18n: true }
  const file = { ...about, file: 'menu.{{locale}}.yaml', format: 'yaml', fields: fieldsOf(MENU, locale) } as const
  return { ...about, editor: { preview: false }, files: [file] }
}

/** References have comments and hundreds of records: they are edited as text. */
const references = (root: string, locale: Locale): FileCollection => ({
  name: 'references',
  label: CMS_STRINGS[locale].references,
  editor: { preview: false },
  files: filesIn(join(root, 'reference'))
    .map((file) => `reference/${file}`)
    .filter((file) =>
      ['plugin-reference', 'core', 'data-types', 'exercises', 'asked', 'asked-pages'].includes(fileKind(file)),
    )
    .map((file) => ({
      name: file.replace(/\W/g, '-'),
      label: file.replace(/^reference\/|\.yaml$/g, ''),
      file,
      format: 'raw',
      fields: [sourceField(locale)],
    })),
})

/** The settings of the CMS; collections come from the document types, so that no field is described twice. */
function cmsConfig(root: string, locale: Locale): CmsConfig {
  return {
    load_config_file: false,
    backend: { name: 'test-repo' },
    app_title: CMS_STRINGS[locale].title,
    media_folder: 'images',
    media_libraries: { default: { config: { max_file_size: MAX_FILE_BYTES } } },
    public_folder: '/assets/images',
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    // A new page is named after its title in this language, because addresses are English.
    i18n: { structure: 'multiple_files', locales: [...LOCALES], default_locale: 'en' },
    collections: [
      ...PAGE_FOLDERS.map((folder) => folderOf(folder, folder === PLUGINS ? PLUGIN_PAGE : DOC_PAGE, locale)),
      generalPluginPages(locale),
      menu(locale),
      references(root, locale),
    ],
  }
}

const figuresIn = (root: string): string[] => [
  ...new Set(
    readdirSync(join(root, 'figures'))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => file.split('.')[0] ?? ''),
  ),
]

/** What the editor fetches when it starts. */
export const cmsSettings = (root: string, locale: Locale) => ({
  config: cmsConfig(root, locale),
  snippets: snippets(readReferences(root), figuresIn(root), locale),
  marks: marks(locale),
  locale,
})

export type CmsSettings = ReturnType<typeof cmsSettings>

/** Texts longer than this get a box of several lines, in characters. */
const LONGEST_LINE = 80

/** Rejected by every pattern except the one against blank text; the error has the advice. */
const SAMPLE = '?'

/** The pattern of a text and its advice; the one against blank text is left out, because "required" says it. */
function patternOf(schema: z.ZodString, locale: Locale): [expression: string, message: string] | undefined {
  const fault = schema.safeParse(SAMPLE).error?.issues.find((issue) => issue.code === 'invalid_format')
  const advice = formText(fault?.message ?? '')?.[locale] ?? ''
  return fault?.pattern ? [fault.pattern.replace(/^\/|\/\w*$/g, ''), advice] : undefined
}

function formOf(schema: z.core.$ZodType, locale: Locale) {
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) {
    const fields = fieldsOf(schema.element, locale)
    return { widget: 'list', fields, summary: `{{fields.${fields[0]?.name}}}`, collapsed: true } as const
  }
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: schema.options.map(String) } as const
  if (schema instanceof z.ZodString) {
    const { minLength, maxLength } = schema
    const widget = (maxLength ?? 0) > LONGEST_LINE ? 'text' : 'string'
    return {
      widget,
      minlength: minLength ?? 0,
      maxlength: maxLength ?? undefined,
      pattern: patternOf(schema, locale),
    } as const
  }
  throw new Error('fields of forms are texts, closed lists of texts or lists of records')
}

/** The fields of a document type as a form, with the limits that the content check applies. */
export const fieldsOf = (schema: z.ZodObject, locale: Locale): Field[] =>
  Object.entries(schema.shape).map(([name, field]) => {
    const label = Object.entries(CMS_STRINGS[locale].fields).find(([key]) => key === name)?.[1]
    if (!label) throw new Error(`the field ${name} has no label  (add it to cms-strings)`)
    const isOptional = field instanceof z.ZodOptional
    const form = formOf(isOptional ? field.unwrap() : field, locale)
    const isShared = form.widget === 'select' || field.meta()?.isShared === true
    return { name, label, required: !isOptional, i18n: isShared ? 'duplicate' : true, ...form }
  })
