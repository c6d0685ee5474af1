import { PAGE_FOLDERS } from '@/content/schemas'
import { parseContentPath, slugOf } from '@/content/slug'
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@/i18n/locale'
import { pluginRoute } from '@/site/site'
import { duplicates, fileProblem, type Problem, refuse } from '../problem'

/** The files of a content folder by path. A file is undefined if it could not be read, which is reported elsewhere. */
export type ContentFiles = Map<string, Uint8Array | undefined>

/** Larger files are a mistake or an attack. */
export const MAX_FILE_BYTES = 1_000_000
const LANGUAGE = LOCALES.join('|')

const REFERENCE_KINDS = ['core', 'data-types', 'exercises', 'runs', 'anchors', 'routes'] as const

const KINDS = [
  ...REFERENCE_KINDS.map((name) => [new RegExp(`^reference/${name}\\.yaml$`), name] as const),
  [new RegExp(`^menu\\.(${LANGUAGE})\\.yaml$`), 'menu'],
  [/^reference\/plugins\/[a-z0-9-]+\.yaml$/, 'plugin-reference'],
  [/^reference\/asked\/pages\.yaml$/, 'asked-pages'],
  [/^reference\/asked\/[a-z0-9-]+\.yaml$/, 'asked'],
  [/^anchors\.txt$/, 'addresses'],
  [/^reference\/step-history\.yaml$/, 'history'],
  [/^fixtures\/./, 'fixture'],
  [new RegExp(`^figures/[a-z0-9-]+\\.(${LANGUAGE})\\.svg$`), 'drawing'],
  [/^images\/[\w./-]+\.svg$/, 'drawing'],
  [/^images\/[\w./-]+\.(png|avif)$/, 'picture'],
  [/\.md$/, 'page'],
] as const

export type FileKind = (typeof KINDS)[number][1] | 'unknown'

/** @example fileKind('plugins/rest.es.md') // => 'page' */
export const fileKind = (file: string): FileKind => KINDS.find(([pattern]) => pattern.test(file))?.[1] ?? 'unknown'

/** The plugin a file is named for. @example pluginOfFile('reference/plugins/rest.yaml') // => 'rest' */
export const pluginOfFile = (file: string): string => file.split('/').at(-1)?.split('.')[0] ?? ''

/** Identifies what is checked together: a page and its translation, or any other single file. */
export const unitOf = (file: string): string => parseContentPath(file)?.path ?? file

/** The paths of pages among files, without duplicates. @example pagePaths(['setup/usage.es.md', 'menu.es.yaml']) // => ['setup/usage'] */
export const pagePaths = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((file) => parseContentPath(file)?.path ?? [])),
]

/** The page that documents a plugin or the core. @example pageOfPlugin('core') // => 'setup/configuration' */
export const pageOfPlugin = (plugin: string): string => pluginRoute(plugin, DEFAULT_LOCALE).slice(1, -1)

/** Without these there is no site, or nothing to check pages against. */
const REQUIRED = [...LOCALES.map((locale) => `menu.${locale}.yaml`), 'reference/core.yaml', 'reference/data-types.yaml']

function translationProblems(file: string, files: Set<string>): Problem[] {
  const [, path, locale, extension] = /^(.*)\.(\w+)\.(\w+)$/.exec(file) ?? []
  if (!isLocale(locale)) return []
  return LOCALES.map((other) => `${path}.${other}.${extension}`)
    .filter((translation) => !files.has(translation))
    .map((translation) => fileProblem(file, refuse('missing', translation)))
}

function pageProblems(file: string, files: Set<string>): Problem[] {
  const [folder = '', ...rest] = file.split('/')
  const isInPlace = rest.length === 1 && PAGE_FOLDERS.includes(folder)
  const misplaced = fileProblem(file, refuse('files.wrongFolder', PAGE_FOLDERS.join(', ')))
  return [...(isInPlace ? [] : [misplaced]), ...translationProblems(file, files)]
}

/** The address of a page; empty for any other file. */
export function slugAt(file: string): string {
  const path = parseContentPath(file)
  return path ? slugOf(path) : ''
}

/** Checks the names of all files: unknown kinds, addresses used twice, missing translations and files. */
export function checkFileNames(names: readonly string[]): Problem[] {
  const files = new Set(names)
  const missing = REQUIRED.filter((file) => !files.has(file)).map((file) => fileProblem(file, refuse('missing', file)))
  const wrong = names.flatMap((file) => {
    const kind = fileKind(file)
    const isPage = slugAt(file) !== ''
    if (kind === 'unknown' || (kind === 'page' && !isPage)) return [fileProblem(file, refuse('files.unused'))]
    if (kind === 'drawing' || kind === 'picture') return translationProblems(file, files)
    return isPage ? pageProblems(file, files) : []
  })
  const twice = duplicates(names, slugAt).map(([file, first]) =>
    fileProblem(file, refuse('twiceAt', slugAt(file), first)),
  )
  return [...missing, ...wrong, ...twice]
}
