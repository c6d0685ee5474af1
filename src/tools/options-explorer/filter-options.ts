import { type CatalogueOption, fullKey } from '@/config/options/option'
import { foldText } from '@/lib/fold-text'

/** The filter of the list. */
export interface OptionFilter {
  /** Parts of a key, or what the reader looks for in words. */
  q: string
  /** Name of a plugin; empty for all. */
  plugin: string
}

/** Finds options by words, best first. */
export type FindOptions<O> = (filter: OptionFilter) => O[]

/**
 * The options that pass a filter: without words in their order; with words those that have them in their key, then those that
 * are asked for so.
 * @param find left out until it has arrived
 * @example filterOptions(options, { q: 'rest.base', plugin: '' })
 */
export function filterOptions<O extends CatalogueOption>(
  options: readonly O[],
  { q, plugin }: OptionFilter,
  find: FindOptions<O> = () => [],
): O[] {
  const own = options.filter((option) => !plugin || option.plugin === plugin)
  const typed = foldText(q).split(/\s+/).filter(Boolean)
  if (typed.length === 0) return own
  const keyed = own.filter((option) => typed.every((part) => foldText(fullKey(option)).includes(part)))
  const found = find({ q, plugin })
  return [...new Set([...found.filter((option) => keyed.includes(option)), ...keyed, ...found])]
}
