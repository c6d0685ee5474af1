import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CmsConfig, CustomField, EntryCollection, Field, FileCollection } from '@sveltia/cms'
import { z } from 'zod'
import { filesIn } from '@/build/exported/files'
import { readReferences } from '@/content/references'
import { DOC_PAGE, GENERAL_PLUGIN_PAGES, PAGE_FOLDERS, PLUGIN_PAGE } from '@/content/schemas'
import { type FileKind, fileKind, MAX_FILE_BYTES } from '@/content-lint/files/file-names'
import { CMS_STRINGS } from '@/i18n/cms-strings'
import { LOCALES, type Locale } from '@/i18n/locale'
import { SOURCE_FIELD } from './app/source-field'
import { snippets } from './snippets'

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

const AS_TEXT: FileKind[] = ['menu', 'plugin-reference', 'core', 'data-types', 'exercises', 'asked', 'asked-pages']

/** Menus and references have comments and hundreds of records: they are edited as text. */
const textFiles = (root: string, locale: Locale): FileCollection => ({
  name: 'references',
  label: CMS_STRINGS[locale].references,
  editor: { preview: false },
  files: filesIn(root)
    .filter((file) => AS_TEXT.includes(fileKind(file)))
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
      textFiles(root, locale),
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
  locale,
})

export type CmsSettings = ReturnType<typeof cmsSettings>

/** Texts longer than this get a box of several lines, in characters. */
const LONGEST_LINE = 80

function formOf(schema: z.core.$ZodType) {
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: schema.options.map(String) } as const
  if (!(schema instanceof z.ZodString)) throw new Error('fields of forms are texts or closed lists of texts')
  const { minLength, maxLength } = schema
  const widget = (maxLength ?? 0) > LONGEST_LINE ? 'text' : 'string'
  return { widget, minlength: minLength ?? 0, maxlength: maxLength ?? undefined } as const
}

/** The fields of a document type as a form, with the limits that the content check applies. */
export const fieldsOf = (schema: z.ZodObject, locale: Locale): Field[] =>
  Object.entries(schema.shape).map(([name, field]) => {
    const label = Object.entries(CMS_STRINGS[locale].fields).find(([key]) => key === name)?.[1]
    if (!label) throw new Error(`the field ${name} has no label  (add it to cms-strings)`)
    const isOptional = field instanceof z.ZodOptional
    const form = formOf(isOptional ? field.unwrap() : field)
    const isShared = form.widget === 'select' || field.meta()?.isShared === true
    return { name, label, required: !isOptional, i18n: isShared ? 'duplicate' : true, ...form }
  })
