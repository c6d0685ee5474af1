import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CmsConfig, CustomField, EntryCollection, Field, FileCollection } from '@sveltia/cms'
import { DOC_PAGE, GENERAL_PLUGIN_PAGES, MENU, PAGE_FOLDERS, PLUGIN_PAGE } from '@/content/page-schemas'
import { readReferences } from '@/content/references'
import { MAX_FILE_BYTES } from '@/content-lint/files/decode-file'
import { fileKind } from '@/content-lint/files/file-names'
import { CMS_STRINGS } from '@/i18n/cms-strings'
import { LOCALES, type Locale } from '@/i18n/locale'
import { fieldsOf } from './fields'
import { type CmsSettings, SOURCE_FIELD } from './settings'
import { marks, snippets } from './snippets'

const PLUGINS = 'plugins'

type PageSchema = typeof DOC_PAGE | typeof PLUGIN_PAGE

const sourceField = (locale: Locale): CustomField => ({
  name: 'body',
  label: CMS_STRINGS[locale].body,
  widget: SOURCE_FIELD,
  required: false,
})

/** A page: its front matter as a form, its article as Markdown. */
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
  // General pages are in the same folder, and have no plugin.
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

const menu = (locale: Locale): FileCollection => ({
  name: 'menu',
  label: CMS_STRINGS[locale].menu,
  i18n: true,
  editor: { preview: false },
  files: [
    {
      name: 'menu',
      label: CMS_STRINGS[locale].menu,
      file: 'menu.{{locale}}.yaml',
      format: 'yaml',
      i18n: true,
      fields: fieldsOf(MENU, locale),
    },
  ],
})

/** References have comments, and lists of hundreds of records: they are edited as they are written. */
const references = (root: string, locale: Locale): FileCollection => ({
  name: 'references',
  label: CMS_STRINGS[locale].references,
  editor: { preview: false },
  files: readdirSync(join(root, 'reference'), { recursive: true, encoding: 'utf8' })
    .map((file) => `reference/${file.replaceAll('\\', '/')}`)
    .filter((file) =>
      ['plugin-reference', 'core', 'data-types', 'exercises', 'asked', 'asked-pages'].includes(fileKind(file)),
    )
    .sort()
    .map((file) => ({
      name: file.replace(/\W/g, '-'),
      label: file.replace(/^reference\/|\.yaml$/g, ''),
      file,
      format: 'raw',
      fields: [sourceField(locale)],
    })),
})

/**
 * The settings of the editor: collections made from the document types, so that no field is described a second time.
 * @param root the content folder
 * @param locale the language of its own words
 */
export function cmsConfig(root: string, locale: Locale): CmsConfig {
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
    // The name of a new page is made of its title in this language, and addresses are English.
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

/** What the editor asks for when it starts. */
export const cmsSettings = (root: string, locale: Locale): CmsSettings => ({
  config: cmsConfig(root, locale),
  snippets: snippets(readReferences(root), figuresIn(root), locale),
  marks: marks(locale),
  locale,
})
