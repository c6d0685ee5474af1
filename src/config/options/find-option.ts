import { memoize, memoizeFor } from '@/lib/memoize'
import { type CatalogueOption, fullKey, isFreeSegment, ROOTS } from './option'

/** An option with its key in segments. */
interface KeyedOption {
  option: CatalogueOption
  own: string[]
  /** It accepts any key below its own. */
  takesEntries: boolean
}

/**
 * The options with their segments, cached for each list. Literal keys come first, so that `capabilities.app` is found before
 * `capabilities.*`.
 */
const keyedOptions = memoizeFor((options: readonly CatalogueOption[]): KeyedOption[] => {
  const hasChildren = ({ key }: CatalogueOption) => options.some((other) => other.key.startsWith(`${key}.`))
  const takesEntries = (option: CatalogueOption) =>
    option.type.startsWith('map<') || option.key.endsWith('.*') || (option.type === 'section' && !hasChildren(option))
  const freeSegments = ({ own }: KeyedOption) => own.filter(isFreeSegment).length
  return options
    .map((option) => ({ option, own: fullKey(option).split('.'), takesEntries: takesEntries(option) }))
    .sort((one, other) => freeSegments(one) - freeSegments(other))
})

/** Whether a key begins with these segments of an option. */
const follows = (key: string[], segments: string[]): boolean =>
  key.length >= segments.length && segments.every((segment, index) => isFreeSegment(segment) || segment === key[index])

/** How a key of a file relates to the options. */
type KeyMatch =
  | { is: 'option'; option: CatalogueOption }
  /** An entry of an option with free keys. */
  | { is: 'entry'; option: CatalogueOption }
  /** A prefix of other keys. */
  | { is: 'section' }

/** What a key with its root is; undefined when the tool does not read it. */
function findOption(key: string, options: readonly CatalogueOption[]): KeyMatch | undefined {
  const segments = key.split('.')
  const keyed = keyedOptions(options)
  // A section is only a prefix of other keys.
  const exact = keyed.find(
    ({ option, own }) => own.length === segments.length && option.type !== 'section' && follows(segments, own),
  )
  if (exact) return { is: exact.option.key.endsWith('.*') ? 'entry' : 'option', option: exact.option }
  const entry = keyed.find(({ option, own, takesEntries }) => {
    const base = option.key.endsWith('.*') ? own.slice(0, -1) : own
    return takesEntries && segments.length > base.length && follows(segments, base)
  })
  if (entry) return { is: 'entry', option: entry.option }
  const isSection = keyed.some(
    ({ own }) => own.length >= segments.length && follows(segments, own.slice(0, segments.length)),
  )
  return isSection ? { is: 'section' } : undefined
}

/**
 * The names allowed directly below a key; below an empty one, the roots.
 * @example childNames('wakamiti.rest.config', options) // => ['multipart', 'redirect']
 */
export const childNames = (key: string, options: readonly CatalogueOption[]): readonly string[] =>
  namesBelow(options)(key)

/** Looks up the names below each key once for each list of options. */
const namesBelow = memoizeFor((options: readonly CatalogueOption[]) =>
  memoize((key: string): readonly string[] => {
    const segments = key ? key.split('.') : []
    const names = keyedOptions(options)
      .filter(({ own }) => own.length > segments.length && follows(segments, own.slice(0, segments.length)))
      .map(({ own }) => own[segments.length] ?? '')
    return [...new Set(names.filter((name) => !isFreeSegment(name)))]
  }),
)

/** A key of a file, up to the first segment that the tool does not read. */
export interface KeyParts {
  /** The key with its root: `wakamiti.rest.baseURL`. */
  key: string
  /** The key without its last segment; empty for a root. */
  path: string
  /** The last segment. */
  name: string
  /** Offset of that segment in the written name: 5 for `baseUrl` in `rest.baseUrl`. */
  start: number
  /** Undefined for a key that the tool does not read. */
  match?: KeyMatch
}

/** Replaces a dot inside a free name, where it is no separator. */
const INNER_DOT = '\uE000'

/**
 * A key as written.
 * @example shownKey('wakamiti.database.datasource.my\uE000db') // => 'wakamiti.database.datasource.my.db'
 */
export const shownKey = (key: string): string => key.replaceAll(INNER_DOT, '.')

const join = (...names: string[]): string => names.filter(Boolean).join('.')

/** Keys whose option is cached: those of several files of the largest size. */
const MOST_KEPT = 10_000

/**
 * Looks up each key once for each list of options. An empty section repeats its sibling options: `fileUploader.reportOutputs`
 * accepts those of `fileUploader`.
 */
const matchesIn = memoizeFor((options: readonly CatalogueOption[]) =>
  memoize((key: string): KeyMatch | undefined => {
    const match = findOption(key, options)
    if (match?.is !== 'entry' || match.option.type !== 'section') return match
    const sibling = key.replace(`.${match.option.key.split('.').at(-1)}.`, '.')
    const isSection = options.some((option) => option.type === 'section' && fullKey(option) === sibling)
    return isSection ? undefined : findOption(sibling, options)
  }, MOST_KEPT),
)

/**
 * Splits a key. Dots separate levels, except in a free name with keys below it.
 * @param path of the parent; empty for a root
 * @param name as written, perhaps with dots
 * @param canHaveKeys whether its value may be a map
 */
export function keyParts(path: string, name: string, options: readonly CatalogueOption[], canHaveKeys: boolean) {
  const parts = (key: string, match?: KeyMatch): KeyParts => ({ key, path, name, start: 0, match })
  const matchOf = matchesIn(options)
  const match = matchOf(join(path, name))
  if (match) return parts(join(path, name), match)
  const own = join(path, name.replaceAll('.', INNER_DOT))
  const ownMatch = name.includes('.') && canHaveKeys ? matchOf(own) : undefined
  if (ownMatch) return parts(own, ownMatch)
  const segments = name.split('.')
  const known = segments.findIndex((_, index) => !matchOf(join(path, ...segments.slice(0, index + 1))))
  const [before, segment = ''] = [segments.slice(0, known).join('.'), segments[known]]
  const parent = join(path, before)
  return { key: join(parent, segment), path: parent, name: segment, start: before ? before.length + 1 : 0 }
}

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

/** Every key and section of the options, by the last of its names. */
const keysByName = memoizeFor((options: readonly CatalogueOption[]) => {
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

const coreOptions = memoizeFor((options: readonly CatalogueOption[]) =>
  options.filter(({ plugin }) => plugin === 'core'),
)

/**
 * The key of this name at another level: the only one further in, or the only one at all. Directly below the
 * root a name may be the reader's own, so there only keys of the tool itself count.
 * @example keyElsewhere('host', 'wakamiti.email', options) // => 'wakamiti.email.store.host'
 */
export function keyElsewhere(name: string, path: string, options: readonly CatalogueOption[]): string | undefined {
  const found = keysByName(path === ROOTS[0] ? coreOptions(options) : options).get(plainName(name)) ?? []
  const keys = [...found].filter((key) => !/[*{]/.test(key))
  const inner = keys.filter((key) => path && key.startsWith(`${path}.`))
  const [only, ...others] = inner.length > 0 ? inner : keys
  return others.length === 0 ? only : undefined
}
