/** The files of a content folder: path to bytes, none for a file that could not be read (which is told already). */
export type ContentFiles = Map<string, Uint8Array | undefined>

/** What a file of the content folder is, by its place. */
export type FileKind = 'page' | 'menu' | 'plugin-reference' | 'core' | 'data-types' | 'drawing' | 'picture' | 'unknown'

const KINDS: [RegExp, FileKind][] = [
  [/^menu\.(es|en)\.yaml$/, 'menu'],
  [/^reference\/plugins\/[a-z0-9-]+\.yaml$/, 'plugin-reference'],
  [/^reference\/core\.yaml$/, 'core'],
  [/^reference\/data-types\.yaml$/, 'data-types'],
  [/^figures\/[a-z0-9-]+\.(es|en)\.svg$/, 'drawing'],
  [/^images\/[\w./-]+\.svg$/, 'drawing'],
  [/^images\/[\w./-]+\.png$/, 'picture'],
  [/\.md$/, 'page'],
]

/**
 * Tells files apart by their path inside the content folder.
 * @example fileKind('plugins/rest.es.md') // => 'page'
 */
export const fileKind = (file: string): FileKind => KINDS.find(([pattern]) => pattern.test(file))?.[1] ?? 'unknown'

/**
 * The plugin that a file is about, by its name: the part between its folder and the first dot.
 * @example pluginOfFile('reference/plugins/rest.yaml') // => 'rest'
 */
export const pluginOfFile = (file: string): string => file.split('/').at(-1)?.split('.')[0] ?? ''
