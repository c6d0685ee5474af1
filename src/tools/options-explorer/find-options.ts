import type { ListedOption, OptionCatalogue } from '@/config/options/load-options'
import { fullKey } from '@/config/options/option'
import { type Locale, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { type AskedTerms, askedTermsOf } from '@/step-language/asked-terms'
import { createTermIndex, type FoundDocument } from '@/step-language/words/term-index'
import { termsOf } from '@/step-language/words/terms'
import { pluginName } from '@/steps/catalogue'
import type { FindOptions } from './explorer-filter'

/** What an option is found by, and how much each counts; `names` also has its description in the other language. */
const FIELDS = { key: 1, asked: 1, description: 0.5, names: 0.2 }

/** Options with a smaller share of what is asked for, compared with the best one, are not listed. */
const LEAST_SHARE = 0.7

/** The terms of a text; what stands between dots is a word of its own, as in keys. */
const termsIn = (text: string, locale: Locale): string[] => termsOf(text.replaceAll('.', ' '), locale)

/** Finds the options of a catalogue by what is asked for, best first; of those, the ones that are wanted. */
type OptionIndex = (asked: string, isWanted: (option: ListedOption) => boolean) => FoundOption[]

interface FoundOption extends FoundDocument {
  option: ListedOption
}

/**
 * Indexes the options of a catalogue.
 * @param asked how people ask for them; without it they are found by their own words alone
 */
export function indexOptions(
  { options, plugins }: Pick<OptionCatalogue, 'options' | 'plugins'>,
  locale: Locale,
  asked?: AskedTerms,
): OptionIndex {
  const index = createTermIndex(FIELDS)
  const phrases = askedTermsOf(asked, options.length)
  const join = (...texts: string[]) => termsIn(texts.join(' '), locale).join(' ')
  for (const [id, option] of options.entries()) {
    const { type, plugin, description } = option
    const name = pluginName(plugins, plugin, locale)
    index.add({
      id,
      key: join(fullKey(option)),
      asked: phrases[id] ?? '',
      description: join(description[locale]),
      names: join(name, type, description[otherLanguage(stepLanguageOf(locale))]),
    })
  }
  return (text, isWanted) =>
    index
      .find(termsIn(text, locale), (id) => options[id] !== undefined && isWanted(options[id]), true)
      .flatMap((found) => (options[found.id] ? { ...found, option: options[found.id] as ListedOption } : []))
}

/** The options that a filter of the explorer shows. */
export function optionFinder(...catalogue: Parameters<typeof indexOptions>): FindOptions {
  const findIn = indexOptions(...catalogue)
  return ({ q, plugin }) => {
    const found = findIn(q, (option) => !plugin || option.plugin === plugin)
    const best = Math.max(0, ...found.map(({ share }) => share))
    return found.filter(({ share }) => share >= LEAST_SHARE * best).map(({ option }) => option)
  }
}
