import { type CatalogueOption, fullKey } from '@/config/options/option'
import { LOCALES, type Locale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'

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
  /** The words of the text, those of a key like `baseURL` apart. */
  words: string[]
}

/** Finds what a word was meant to be, when no option has it: whether each of the texts has such a word. */
export type Forgive = (written: string, texts: readonly (readonly string[])[]) => boolean[]

const wordsOf = (text: string): string[] => [
  ...new Set(foldText(text.replace(/([a-z])([A-Z])/g, '$1 $2')).split(/[^\p{L}\d]+/u)),
]

/**
 * Options with the text that filters search: key, type, plugin and description in both languages, without case and accents.
 * @param options all options
 * @param nameOf the name of a plugin in the language of the page
 */
export const filterable = <O extends CatalogueOption>(
  options: readonly O[],
  locale: Locale,
  nameOf: (plugin: string) => string,
): FilterableOption<O>[] =>
  options.map((option) => {
    const descriptions = [locale, ...LOCALES.filter((other) => other !== locale)].map(
      (each) => option.description[each],
    )
    const text = [fullKey(option), option.type, nameOf(option.plugin), ...descriptions].join(' ')
    return { option, text: foldText(text), words: wordsOf(text) }
  })

/**
 * The options that have all words of a filter, in their order. A word that none has stands for those like it.
 * @param forgive leaves no option for such a word when it is missing
 * @example filterOptions(filterable(options, 'es', nameOf), { q: 'conexion', plugin: 'amqp' })
 */
export function filterOptions<O extends CatalogueOption>(
  options: readonly FilterableOption<O>[],
  { q, plugin }: OptionFilter,
  forgive: Forgive = (_, texts) => texts.map(() => false),
): O[] {
  const texts = options.map(({ words }) => words)
  const matches = foldText(q)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const exact = options.map(({ text }) => text.includes(word))
      return exact.includes(true) ? exact : forgive(word, texts)
    })
  return options
    .filter(({ option }, index) => (!plugin || option.plugin === plugin) && matches.every((match) => match[index]))
    .map(({ option }) => option)
}
