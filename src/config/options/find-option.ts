import type { CatalogueOption } from './option'

/** The roots of a configuration file: plugin keys stand under the first. */
export const ROOTS = ['wakamiti', 'mavenFetcher'] as const

/**
 * The key of an option as it stands in `wakamiti.yaml`, with its root.
 * @example fullKey({ plugin: 'rest', key: 'rest.baseURL' }) // => 'wakamiti.rest.baseURL'
 */
export const fullKey = ({ plugin, key }: Pick<CatalogueOption, 'plugin' | 'key'>): string =>
  plugin === 'core' ? key : `wakamiti.${key}`

/**
 * Whether a segment of a key stands for a name of the reader's own.
 * @example isFreeSegment('{alias}') // => true
 */
export const isFreeSegment = (segment: string): boolean => segment === '*' || /^\{.+\}$/.test(segment)

/** An option with its key in segments. */
interface KeyedOption {
  option: CatalogueOption
  own: string[]
  /** It takes keys below its own that no other option names. */
  takesEntries: boolean
}

const takesEntries = ({ type, key }: CatalogueOption, options: readonly CatalogueOption[]): boolean =>
  type.startsWith('map<') ||
  key.endsWith('.*') ||
  (type === 'section' && !options.some((other) => other.key.startsWith(`${key}.`)))

const freeSegments = ({ own }: KeyedOption): number => own.filter(isFreeSegment).length

/** Options with literal keys first, so that `capabilities.app` is itself and not an entry of `capabilities.*`. */
const keyed = (options: readonly CatalogueOption[]): KeyedOption[] =>
  options
    .map((option) => ({ option, own: fullKey(option).split('.'), takesEntries: takesEntries(option, options) }))
    .sort((one, other) => freeSegments(one) - freeSegments(other))

const known = new WeakMap<readonly CatalogueOption[], KeyedOption[]>()

/** The options with their segments, made once a list. */
function keyedOptions(options: readonly CatalogueOption[]): KeyedOption[] {
  const made = known.get(options) ?? keyed(options)
  known.set(options, made)
  return made
}

/** How far the segments of a key follow those of an option. */
function followed(key: string[], option: string[]): number {
  const end = option.findIndex((segment, index) => !isFreeSegment(segment) && segment !== key[index])
  return end < 0 ? option.length : end
}

/** How a key of a file relates to the options. */
export type KeyMatch =
  | { is: 'option'; option: CatalogueOption }
  /** An entry of an option that takes keys of the reader's own. */
  | { is: 'entry'; option: CatalogueOption }
  /** The beginning of other keys. */
  | { is: 'section' }

/** The option whose key this is; an option that is a section of others does not count. */
const exactOption = (near: KeyedOption[], key: string[]) =>
  near.find(
    ({ option, own }) => own.length === key.length && option.type !== 'section' && followed(key, own) === own.length,
  )

/** The option that a longer key is an entry of. */
const entryOption = (near: KeyedOption[], key: string[]) =>
  near.find(({ option, own, takesEntries }) => {
    const base = option.key.endsWith('.*') ? own.slice(0, -1) : own
    return takesEntries && key.length > base.length && followed(key, base) === base.length
  })

/**
 * Finds what a key of a configuration file is.
 * @param key the whole key with its root: `wakamiti.rest.baseURL`
 * @param options all options
 * @returns undefined for a key that the tool does not read
 */
export function findOption(key: string, options: readonly CatalogueOption[]): KeyMatch | undefined {
  const segments = key.split('.')
  const near = keyedOptions(options)
  const exact = exactOption(near, segments)
  if (exact) return { is: exact.option.key.endsWith('.*') ? 'entry' : 'option', option: exact.option }
  const isSection = near.some(
    ({ own }) => own.length >= segments.length && followed(segments, own.slice(0, segments.length)) >= segments.length,
  )
  const entry = entryOption(near, segments)
  if (entry) return { is: 'entry', option: entry.option }
  return isSection ? { is: 'section' } : undefined
}

/**
 * The names that may stand right below a key.
 * @param key a whole key, or the empty text for the roots
 * @param options all options
 * @example childNames('wakamiti.rest.config', options) // => ['multipart', 'redirect']
 */
export function childNames(key: string, options: readonly CatalogueOption[]): string[] {
  const segments = key ? key.split('.') : []
  const names = keyedOptions(options).flatMap(({ own }) => {
    const name = own[segments.length]
    return name && !isFreeSegment(name) && followed(segments, own.slice(0, segments.length)) === segments.length
      ? [name]
      : []
  })
  return [...new Set(names)]
}
