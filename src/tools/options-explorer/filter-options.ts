import { type CatalogueOption, fullKey } from '@/config/options/option'
import type { Locale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'

/** The filter of the list. */
interface OptionFilter {
  /** Words that an option must have, all of them. */
  q: string
  /** Name of a plugin; empty for all. */
  plugin: string
}

/** An option with the text that filters search, folded. */
interface FilterableOption<O extends CatalogueOption> {
  option: O
  text: string
}

/**
 * Options with the text that filters search: key, type, plugin and description, without case and accents.
 * @param options all options
 * @param nameOf the name of a plugin in the language of the page
 */
export const filterable = <O extends CatalogueOption>(
  options: readonly O[],
  locale: Locale,
  nameOf: (plugin: string) => string,
): FilterableOption<O>[] =>
  options.map((option) => ({
    option,
    text: foldText([fullKey(option), option.type, nameOf(option.plugin), option.description[locale]].join(' ')),
  }))

/**
 * The options that have all words of a filter, in their order.
 * @example filterOptions(filterable(options, 'es', nameOf), { q: 'conexion', plugin: 'amqp' })
 */
export function filterOptions<O extends CatalogueOption>(
  options: readonly FilterableOption<O>[],
  { q, plugin }: OptionFilter,
): O[] {
  const words = foldText(q).split(/\s+/).filter(Boolean)
  return options
    .filter(({ option, text }) => (!plugin || option.plugin === plugin) && words.every((word) => text.includes(word)))
    .map(({ option }) => option)
}
