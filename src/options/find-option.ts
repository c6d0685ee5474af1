import type { CatalogueOption } from './option'

/** The roots of a configuration file: plugin keys stand under the first. */
export const ROOTS = ['wakamiti', 'mavenFetcher'] as const

/**
 * The key of an option as it stands in `wakamiti.yaml`, with its root.
 * @example fullKey({ plugin: 'rest', key: 'rest.baseURL' }) // => 'wakamiti.rest.baseURL'
 */
export const fullKey = ({ plugin, key }: Pick<CatalogueOption, 'plugin' | 'key'>): string =>
  plugin === 'core' ? key : `wakamiti.${key}`

/** A segment that stands for a name of the reader's own: `{alias}`, `*`. */
const isFree = (segment: string): boolean => segment === '*' || /^\{.+\}$/.test(segment)

/** Whether an option takes keys below its own that no other option names. */
const takesEntries = ({ type, key }: CatalogueOption, options: readonly CatalogueOption[]): boolean =>
  type.startsWith('map<') ||
  key.endsWith('.*') ||
  (type === 'section' && !options.some((other) => other.key.startsWith(`${key}.`)))

/** How far the segments of a key follow those of an option. */
function followed(key: string[], option: string[]): number {
  const end = option.findIndex((segment, index) => !isFree(segment) && segment !== key[index])
  return end < 0 ? option.length : end
}

/** How a key of a file relates to the options. */
export type KeyMatch =
  | { is: 'option'; option: CatalogueOption }
  /** An entry of an option that takes keys of the reader's own. */
  | { is: 'entry'; option: CatalogueOption }
  /** The beginning of other keys. */
  | { is: 'section' }

/**
 * Finds what a key of a configuration file is.
 * @param key the whole key with its root: `wakamiti.rest.baseURL`
 * @param options all options
 * @returns undefined for a key that the tool does not read
 */
export function findOption(key: string, options: readonly CatalogueOption[]): KeyMatch | undefined {
  const segments = key.split('.')
  const near = options.map((option) => ({ option, own: fullKey(option).split('.') }))
  const exact = near.find(
    ({ option, own }) =>
      own.length === segments.length && option.type !== 'section' && followed(segments, own) === own.length,
  )
  if (exact && exact.option.key.endsWith('.*')) return { is: 'entry', option: exact.option }
  if (exact) return { is: 'option', option: exact.option }
  const entry = near.find(({ option, own }) => {
    const base = option.key.endsWith('.*') ? own.slice(0, -1) : own
    return takesEntries(option, options) && segments.length > base.length && followed(segments, base) === base.length
  })
  if (entry) return { is: 'entry', option: entry.option }
  const isSection = near.some(
    ({ own }) => followed(segments, own.slice(0, segments.length)) >= segments.length && own.length >= segments.length,
  )
  return isSection ? { is: 'section' } : undefined
}
