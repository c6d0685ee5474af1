import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CmsConfig, CustomField, EntryCollection, Field, FileCollection } from '@sveltia/cms'
import { z } from 'zod'
import { filesIn } from '@/build/exported/files'
import { catalogueOptions, catalogueSteps, type References, readReferences } from '@/content/references'
import { DOC_PAGE, PAGE_FOLDERS, PLUGIN_PAGE } from '@/content/schemas'
import { type FileKind, fileKind, MAX_FILE_BYTES } from '@/content-lint/files/file-names'
import { CONTAINERS, type Form, INLINE, LEAVES, writtenAs } from '@/content-lint/pages/check-directives'
import { CMS_STRINGS } from '@/i18n/cms-strings'
import { LOCALES, type Locale, stepLanguageOf } from '@/i18n/locale'
import { CODE_LANGUAGES } from '@/markdown/fence'
import { TOOL_NAMES } from '@/site/site'
import { type Snippet, SOURCE_FIELD } from './app/source-field'

/** Of any page: those of `plugins/` that are not about a single one leave the plugin empty. */
const PLUGIN_FORM = DOC_PAGE.extend({ plugin: PLUGIN_PAGE.shape.plugin.optional().meta({ isShared: true }) })

const sourceField = (locale: Locale): CustomField => ({
  name: 'body',
  label: CMS_STRINGS[locale].body,
  widget: SOURCE_FIELD,
  required: false,
})

function folderOf(folder: string, locale: Locale): EntryCollection {
  const { insert, insertHint } = CMS_STRINGS[locale]
  const fields = fieldsOf(folder === 'plugins' ? PLUGIN_FORM : DOC_PAGE, locale)
  return {
    name: folder,
    label: folder,
    folder,
    extension: 'md',
    format: 'yaml-frontmatter',
    create: true,
    i18n: true,
    slug: { template: '{{title}}', pattern: ['^[a-z0-9-]+$', 'a-z 0-9 -'] },
    sortable_fields: ['title'],
    fields: [...fields, { ...sourceField(locale), i18n: true, insert, hint: insertHint }],
  }
}

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
    collections: [...PAGE_FOLDERS.map((folder) => folderOf(folder, locale)), textFiles(root, locale)],
  }
}

const MARKS = ['## ', '- ', '[…](/…/)', '| … | … |\n| --- | --- |\n| … | … |']

type Values = [value: string, label: string][]

/** The values that directives can have, by the name of the directive. */
function directiveValues(references: References, figures: string[], locale: Locale): Record<string, Values> {
  const plain = (values: readonly string[]): Values => values.map((value) => [value, ''])
  const plugins = references.plugins.map(({ plugin, name }): Values[number] => [plugin, name[locale]])
  return {
    step: catalogueSteps(references).map(({ id, expression }) => [id, expression[stepLanguageOf(locale)]]),
    option: catalogueOptions(references).map(({ key, plugin }) => [key, plugin]),
    options: plugins,
    install: plugins,
    type: plain(references.dataTypes.types.map(({ name }) => name)),
    figure: plain(figures),
    tool: plain(TOOL_NAMES),
    exercise: plain(references.exercises.map(({ id }) => id)),
  }
}

/** What a writer can insert: headings, lists, links and tables, notes, code, and directives with their values. */
export function snippets(references: References, figures: string[], locale: Locale): Snippet[] {
  const values = directiveValues(references, figures, locale)
  const directives = (marks: string, forms: Map<string, Form>): Snippet[] =>
    [...forms].flatMap(([name, form]) =>
      (values[name] ?? [['…', '']]).map(([value, label]) => ({ text: writtenAs(marks, name, form, value), label })),
    )
  return [
    ...MARKS.map((text) => ({ text, label: '' })),
    ...[...CONTAINERS.keys()].map((name) => ({ text: `:::${name}\n\n:::`, label: '' })),
    ...CODE_LANGUAGES.map((language) => ({ text: `\`\`\`${language}\n\n\`\`\``, label: '' })),
    ...directives('::', LEAVES),
    ...directives(':', INLINE),
  ]
}

/** What the editor fetches when it starts. */
export function cmsSettings(root: string, locale: Locale) {
  const figures = new Set(readdirSync(join(root, 'figures')).map((file) => file.split('.')[0] ?? ''))
  return { config: cmsConfig(root, locale), snippets: snippets(readReferences(root), [...figures], locale), locale }
}

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
