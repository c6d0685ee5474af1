import { memoizeFor } from '@/lib/memoize'
import { splitName } from '@/lib/split-name'
import { childNames } from './find-option'
import { type CatalogueOption, fullKey, ROOTS } from './option'

const [ROOT] = ROOTS

type Options = readonly CatalogueOption[]

/**
 * A name without the case and the signs in which spellings differ.
 * @example plainName('file-uploader') // => 'fileuploader'
 */
export const plainName = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '')

/**
 * The name directly below a key that differs from a written one only in case, hyphens and underscores.
 * @example sameName('base-url', 'wakamiti.rest', options) // => 'baseURL'
 */
export const sameName = (name: string, path: string, options: Options): string | undefined =>
  childNames(path, options).find((known) => plainName(known) === plainName(name))

const wordsOf = (name: string): string[] => splitName(name).map((word) => word.toLowerCase())

/** Whether a list has all parts of another, in their order. */
function hasAll(parts: readonly string[], other: readonly string[]): boolean {
  let found = 0
  for (const part of parts) if (part === other[found]) found += 1
  return found === other.length
}

/** A shorter beginning of a name could be meant for many. */
const SHORTEST_BEGINNING = 3

/** Whether a name is short for another: its beginning, or some of its letters with the first and the last. */
function isShortFor(name: string, other: string): boolean {
  const [short, long] = [plainName(name), plainName(other)]
  if (short.length < SHORTEST_BEGINNING || short.length >= long.length) return false
  return (
    long.startsWith(short) || (short[0] === long[0] && short.at(-1) === long.at(-1) && hasAll([...long], [...short]))
  )
}

/**
 * The name directly below a key that has the words of a written one and more, or some of them and no others; else the only one
 * that is short for it, or the other way round. A key of the reader's own may share a word, so at the first level it must share two.
 * @example similarName('outputPath', 'wakamiti', options) // => 'outputFilePath'
 * @example similarName('pwd', 'wakamiti.email', options) // => 'password'
 */
export function similarName(name: string, path: string, options: Options): string | undefined {
  const written = wordsOf(name)
  const isFirst = path === ROOT
  const rated = childNames(path, options)
    .map((known) => ({ known, words: wordsOf(known) }))
    .filter(({ words }) =>
      hasAll(words, written) ? !isFirst || written.length > 1 : !isFirst && hasAll(written, words),
    )
    .map(({ known, words }) => ({ known, difference: Math.abs(words.length - written.length) }))
    .sort((one, other) => one.difference - other.difference)
  const [best, next] = rated
  if (best) return best.difference === next?.difference ? undefined : best.known
  const short = childNames(path, options).filter((known) => isShortFor(name, known) || isShortFor(known, name))
  return !isFirst && short.length === 1 ? short[0] : undefined
}

/** Every key and section of the options, by the last of its names. */
const keysByName = memoizeFor((options: Options) => {
  const byName = new Map<string, Set<string>>()
  for (const option of options) {
    const segments = fullKey(option).split('.')
    for (const [index, name] of segments.entries()) {
      const keys = byName.get(plainName(name)) ?? new Set()
      byName.set(plainName(name), keys.add(segments.slice(0, index + 1).join('.')))
    }
  }
  return byName
})

const coreOptions = memoizeFor((options: Options) => options.filter(({ plugin }) => plugin === 'core'))

/**
 * The key of this name at another level: one further out, the only one further in, or the only one at all. Directly below the
 * root a name may be the reader's own, so there only keys of the tool itself count.
 * @example keyElsewhere('host', 'wakamiti.email', options) // => 'wakamiti.email.store.host'
 */
export function keyElsewhere(name: string, path: string, options: Options): string | undefined {
  const found = keysByName(path === ROOT ? coreOptions(options) : options).get(plainName(name)) ?? []
  const keys = [...found].filter((key) => !/[*{]/.test(key))
  const parentOf = (key: string) => key.slice(0, Math.max(0, key.lastIndexOf('.')))
  const outer = keys.filter((key) => key.includes('.') && `${path}.`.startsWith(`${parentOf(key)}.`))
  const inner = keys.filter((key) => path && key.startsWith(`${path}.`))
  const [only, ...others] = [outer.slice(-1), inner, keys].find(({ length }) => length > 0) ?? []
  return others.length === 0 ? only : undefined
}
