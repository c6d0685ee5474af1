import { fullKey, type ListedOption, type OptionCatalogue } from '@/config/options/option'
import { LOCALES, type Locale, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { unpackDocuments } from '@/lib/packed-terms'
import { escaped, splitName } from '@/lib/text'
import { type AskedByLocale, type AskedTerms, loadAsked } from '@/step-language/asked-terms'
import { createTermIndex } from '@/step-language/words/term-index'
import { termsOf } from '@/step-language/words/terms'
import { pluginName } from '@/steps/catalogue'
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

/** A key is suggested only if it covers most of the unknown name, and scores clearly higher than any other. */
const MIN_KEY_SHARE = 0.5
const MIN_KEY_SCORE = 3
const MIN_LEAD = 1.5

/** Suggests a key by how people ask for options, such as `css` for `stylesheet`; nothing unless one is clearly the best. */
export function askedKeys(catalogue: OptionCatalogue, asked: AskedByLocale) {
  const finders = LOCALES.map((locale) => indexOptions(catalogue, locale, asked[locale]))
  return (name: string, section: string, fits: (key: string) => boolean): string | undefined => {
    // Directly below the root, deeper keys belong to other sections. Keys with a part that the reader names never match.
    const inside = new RegExp(`^${escaped(section)}\\.[\\w-${section.includes('.') ? '.' : ''}]+$`)
    for (const findIn of finders) {
      const matches = findIn(splitName(name).join(' '), () => true)
      const [best, second] = matches.filter(({ option }) => inside.test(fullKey(option)) && fits(fullKey(option)))
      if (!best || best.share < MIN_KEY_SHARE || best.score < MIN_KEY_SCORE) continue
      const isClear = !second || best.score >= MIN_LEAD * second.score
      if (isClear && matches.every(({ score }) => score < MIN_LEAD * best.score))
        return fullKey(best.option).slice(section.length + 1)
    }
    return undefined
  }
}

export async function loadAskedKeys(catalogue: OptionCatalogue): Promise<ReturnType<typeof askedKeys>> {
  const load = async (locale: Locale) => [locale, await loadAsked('options', locale)] as const
  return askedKeys(catalogue, Object.fromEntries(await Promise.all(LOCALES.map(load))))
}
