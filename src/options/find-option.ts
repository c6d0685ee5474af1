import type { CatalogueOption } from './option'

/** The root that plugin keys are written under, and the only other one there is. */
export const ROOTS = ['wakamiti', 'mavenFetcher'] as const

/**
 * The key of an option as it stands in `wakamiti.yaml`, with its root.
 * @example fullKey({ plugin: 'rest', key: 'rest.baseURL' }) // => 'wakamiti.rest.baseURL'
 */
export const fullKey = ({ plugin, key }: Pick<CatalogueOption, 'plugin' | 'key'>): string =>
  plugin === 'core' ? key : `wakamiti.${key}`

const isPattern = (key: string): boolean => key.endsWith('.*')

const takesAnyKey = ({ type, key }: CatalogueOption): boolean => type.startsWith('map<') || isPattern(key)

const baseOf = (key: string): string => key.replace(/\.\*$/, '')

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
  const exact = options.find((option) => !isPattern(option.key) && fullKey(option) === key)
  if (exact && exact.type !== 'section') return { is: 'option', option: exact }
  const entry = options.find((option) => takesAnyKey(option) && key.startsWith(`${baseOf(fullKey(option))}.`))
  if (entry) return { is: 'entry', option: entry }
  const isSection = options.some((option) => `${fullKey(option)}.`.startsWith(`${key}.`))
  return isSection ? { is: 'section' } : undefined
}
