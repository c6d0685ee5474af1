import { fullKey, type ListedOption, type OptionCatalogue } from '@/config/options/option'
import { type Locale, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { unpackDocuments } from '@/lib/packed-terms'
import { createTermIndex } from '@/step-language/words/term-index'
import { termsOf } from '@/step-language/words/terms'
import { type AskedTerms, pluginName } from '@/steps/catalogue'
import type { FindOptions } from './explorer-filter'

/** Indexed fields with their weights; `names` includes the description in the other language. */
const FIELDS = { key: 1, asked: 1, description: 0.5, names: 0.2 }

/** The part of the best option's share of the query that others must have to be listed. */
const MIN_SHARE = 0.7

/** The terms of a text, split at dots too, as in keys. */
const termsIn = (text: string, locale: Locale): string[] => termsOf(text.replaceAll('.', ' '), locale)

/** Indexes options by their words and, if given, by how people ask for them. @returns finds the wanted ones, best first */
export function indexOptions({ options, plugins }: OptionCatalogue, locale: Locale, asked?: AskedTerms) {
  const index = createTermIndex(FIELDS)
  const phrases = asked?.count === options.length ? unpackDocuments(asked.packed, options.length) : []
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
  return (query: string, isWanted: (option: ListedOption) => boolean) =>
    index.find(termsIn(query, locale), true).flatMap((match) => {
      const option = options[match.id]
      return option && isWanted(option) ? { ...match, option } : []
    })
}

export function optionFinder(...catalogue: Parameters<typeof indexOptions>): FindOptions {
  const findIn = indexOptions(...catalogue)
  return ({ q, plugin }) => {
    const matches = findIn(q, (option) => !plugin || option.plugin === plugin)
    const best = Math.max(0, ...matches.map(({ share }) => share))
    return matches.filter(({ share }) => share >= MIN_SHARE * best).map(({ option }) => option)
  }
}
