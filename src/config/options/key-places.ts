import { rememberFor } from '@/lib/remember'
import { splitName } from '@/lib/split-name'
import type { CataloguePlugin } from '@/steps/catalogue'
import { childNames } from './find-option'
import { type CatalogueOption, fullKey, isFreeSegment, ROOTS } from './option'

const [ROOT] = ROOTS

const keySegments = rememberFor((options: readonly CatalogueOption[]) =>
  options.map((option) => fullKey(option).split('.')),
)

/** Levels that may be missing above a key. */
const MAX_MISSING = 2

/**
 * A name without the case and the signs in which spellings differ.
 * @example plainName('file-uploader') // => 'fileuploader'
 */
const plainName = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '')

/**
 * The name directly below a key that differs from a written one only in case, hyphens and underscores.
 * @example sameName('base-url', 'wakamiti.rest', options) // => 'baseURL'
 */
export const sameName = (name: string, path: string, options: readonly CatalogueOption[]): string | undefined =>
  childNames(path, options).find((known) => plainName(known) === plainName(name))

/**
 * The words of a name.
 * @example wordsOf('outputFilePath') // => ['output', 'file', 'path']
 */
const wordsOf = (name: string): string[] => splitName(name).map((word) => word.toLowerCase())

/** Whether a list has all words of another, in their order. */
function hasWords(words: readonly string[], other: readonly string[]): boolean {
  let found = 0
  for (const word of words) if (word === other[found]) found += 1
  return found === other.length
}

/** A shorter beginning of a name could be meant for many. */
const SHORTEST_BEGINNING = 3

/**
 * Whether a name is short for another: its beginning, or some of its letters with the first and the last.
 * @example isShortFor('pwd', 'password') // => true
 */
function isShortFor(name: string, other: string): boolean {
  const [short, long] = [plainName(name), plainName(other)]
  if (short.length < SHORTEST_BEGINNING || short.length >= long.length) return false
  if (long.startsWith(short)) return true
  return short[0] === long[0] && short.at(-1) === long.at(-1) && hasWords([...long], [...short])
}

/**
 * The only name directly below a key that a written one is short for, or that is short for it.
 * @example shortName('user', 'wakamiti.database.connection', options) // => 'username'
 */
function shortName(name: string, path: string, options: readonly CatalogueOption[]): string | undefined {
  const found = childNames(path, options).filter((known) => isShortFor(name, known) || isShortFor(known, name))
  return path !== ROOT && found.length === 1 ? found[0] : undefined
}

/**
 * The only name directly below a key one of whose words is the written one.
 * @example nameWithWord('url', 'wakamiti.rest', options) // => 'baseURL'
 */
function nameWithWord(name: string, path: string, options: readonly CatalogueOption[]): string | undefined {
  const found = childNames(path, options).filter((known) => wordsOf(known).includes(plainName(name)))
  return path !== ROOT && found.length === 1 ? found[0] : undefined
}

/**
 * The name directly below a key that has the words of a written one and more, or some of them and no others; the one with
 * the fewest words of difference. A key of the reader's own may share a word, so at the first level it must share two.
 * @example similarName('outputPath', 'wakamiti', options) // => 'outputFilePath'
 */
export function similarName(name: string, path: string, options: readonly CatalogueOption[]): string | undefined {
  const written = wordsOf(name)
  const isShared = (words: string[]) =>
    (written.length > 1 && hasWords(words, written)) || (path !== ROOT && hasWords(written, words))
  const rated = childNames(path, options)
    .map((known) => ({ known, words: wordsOf(known) }))
    .filter(({ words }) => isShared(words))
    .map(({ known, words }) => ({ known, difference: Math.abs(words.length - written.length) }))
    .sort((one, other) => one.difference - other.difference)
  const [best, next] = rated
  if (best && best.difference !== next?.difference) return best.known
  return rated.length > 0 ? undefined : (shortName(name, path, options) ?? nameWithWord(name, path, options))
}

/**
 * The levels that are missing above a name.
 * @returns undefined when no option, or several, have this name so far below the key
 * @example missingLevels('port', 'wakamiti.jacoco', options) // => ['dump']
 */
export function missingLevels(name: string, path: string, options: readonly CatalogueOption[]): string[] | undefined {
  const above = path ? path.split('.') : []
  const levels = keySegments(options)
    .filter((key) => above.every((segment, index) => segment === key[index]))
    .flatMap((key) => {
      const at = key.findIndex((segment, index) => index > above.length && plainName(segment) === plainName(name))
      const missing = at < 0 ? [] : key.slice(above.length, at)
      return missing.length > 0 && missing.length <= MAX_MISSING && !missing.some(isFreeSegment) ? [missing] : []
    })
  const different = new Map(levels.map((one) => [one.join('.'), one]))
  return different.size === 1 ? levels[0] : undefined
}

/**
 * The nearest level above a key that has a name.
 * @example levelAbove('tagFilter', 'wakamiti.rest', options) // => 'wakamiti'
 */
export function levelAbove(name: string, path: string, options: readonly CatalogueOption[]): string | undefined {
  const segments = path.split('.')
  const levels = segments.slice(1).map((_, index) => segments.slice(0, segments.length - 1 - index).join('.'))
  return levels.find((level) => sameName(name, level, options))
}

/** Words in the names of artifacts that do not tell plugins apart. */
const ARTIFACT_END = /-?(wakamiti-)?plugin$/

/** The options and plugins of a catalogue. */
interface Catalogue {
  options: readonly CatalogueOption[]
  plugins: readonly CataloguePlugin[]
}

/** The first segment of the keys of a plugin. */
const rootOf = (plugin: CataloguePlugin | undefined, { options }: Catalogue): string | undefined =>
  options.find((option) => option.plugin === plugin?.plugin && !option.key.startsWith(`${ROOT}.`))?.key.split('.')[0]

/**
 * The plugin that one of its names is written for: its own, that of its artifact, of an extension or of its keys.
 * @example namedPlugin('files', catalogue)?.plugin // => 'io'
 */
export function namedPlugin(name: string, catalogue: Catalogue): CataloguePlugin | undefined {
  const namesOf = (plugin: CataloguePlugin) => {
    const artifact = (plugin.artifact.split(':')[1] ?? '').replace(ARTIFACT_END, '')
    return [plugin.plugin, plugin.name.es, plugin.name.en, artifact, ...plugin.modules].map(plainName)
  }
  const { plugins } = catalogue
  const isMeant = (known: string) => known === plainName(name.replace(ARTIFACT_END, ''))
  return (
    plugins.find((plugin) => namesOf(plugin).some(isMeant)) ??
    plugins.find((plugin) => [rootOf(plugin, catalogue)].some((root) => root && isMeant(plainName(root))))
  )
}

/**
 * The root of the keys of a plugin that is written with another name of the plugin.
 * @example pluginRoot('html-reporter', catalogue) // => 'htmlReport'
 */
export const pluginRoot = (name: string, catalogue: Catalogue): string | undefined =>
  rootOf(namedPlugin(name, catalogue), catalogue)

/**
 * The only key or section of another plugin that ends like this one.
 * @example sameKeyElsewhere('wakamiti.rest.dump.port', options) // => 'wakamiti.jacoco.dump.port'
 */
export function sameKeyElsewhere(key: string, options: readonly CatalogueOption[]): string | undefined {
  const [, , ...tail] = key.split('.')
  const length = tail.length + 2
  const found = options
    .filter(({ plugin }) => plugin !== 'core')
    .map((option) => fullKey(option).split('.').slice(0, length))
    .filter((segments) => segments.length === length && tail.every((name, index) => name === segments[index + 2]))
  const different = new Set(found.map((segments) => segments.join('.')))
  return tail.length > 0 && different.size === 1 ? [...different][0] : undefined
}
