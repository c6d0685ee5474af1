import { fullKey, type ListedOption, type OptionCatalogue } from '@/config/options/option'
import { LOCALES, type Locale, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { unpackDocuments } from '@/lib/packed-terms'
import { escaped, splitName } from '@/lib/text'
import { type AskedByLocale, type AskedTerms, loadAsked } from '@/step-language/asked-terms'
import { createTermIndex } from '@/step-language/words/term-index'
import { termsOf } from '@/step-language/words/terms'
import { pluginName } from '@/steps/catalogue'
import type { FindOptions } from './explorer-filter'

/** What an option is found by, and how much each counts; `names` also has its description in the other language. */
const FIELDS = { key: 1, asked: 1, description: 0.5, names: 0.2 }

/** Options with a smaller share of what is asked for, compared with the best one, are not listed. */
const LEAST_SHARE = 0.7

/** The terms of a text; what stands between dots is a word of its own, as in keys. */
const termsIn = (text: string, locale: Locale): string[] => termsOf(text.replaceAll('.', ' '), locale)

/**
 * Indexes the options of a catalogue.
 * @param asked how people ask for them; without it they are found by their own words alone
 * @returns a function that finds them by what is asked for, best first; of those, the ones that are wanted
 */
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
  return (text: string, isWanted: (option: ListedOption) => boolean) =>
    index.find(termsIn(text, locale), true).flatMap((found) => {
      const option = options[found.id]
      return option && isWanted(option) ? { ...found, option } : []
    })
}

export function optionFinder(...catalogue: Parameters<typeof indexOptions>): FindOptions {
  const findIn = indexOptions(...catalogue)
  return ({ q, plugin }) => {
    const found = findIn(q, (option) => !plugin || option.plugin === plugin)
    const best = Math.max(0, ...found.map(({ share }) => share))
    return found.filter(({ share }) => share >= LEAST_SHARE * best).map(({ option }) => option)
  }
}

/** An option is meant only when most of a key asks for it, and so much more than for any other of its section. */
const LEAST_MEANT_SHARE = 0.5
const LEAST_MEANT_SCORE = 3
const LEAST_LEAD = 1.5

/**
 * Finds the key of a section that an unknown one was meant for, by how people ask for options: `host` for `server`.
 * @returns a function of the unknown name, its section and what may have its value; it finds nothing unless one key is clearly first
 */
export function askedKeys(catalogue: OptionCatalogue, asked: AskedByLocale) {
  const finders = LOCALES.map((locale) => indexOptions(catalogue, locale, asked[locale]))
  return (name: string, section: string, fits: (key: string) => boolean): string | undefined => {
    // Below the root, what is further in belongs to something else; names of the reader's own are none to propose.
    const inside = new RegExp(`^${escaped(section)}\\.[\\w-${section.includes('.') ? '.' : ''}]+$`)
    for (const findIn of finders) {
      const all = findIn(splitName(name).join(' '), () => true)
      const [first, second] = all.filter(({ option }) => inside.test(fullKey(option)) && fits(fullKey(option)))
      if (!first || first.share < LEAST_MEANT_SHARE || first.score < LEAST_MEANT_SCORE) continue
      const leads = !second || first.score >= LEAST_LEAD * second.score
      if (leads && all.every(({ score }) => score < LEAST_LEAD * first.score))
        return fullKey(first.option).slice(section.length + 1)
    }
    return undefined
  }
}

export async function loadAskedKeys(catalogue: OptionCatalogue): Promise<ReturnType<typeof askedKeys>> {
  const load = async (locale: Locale) => [locale, await loadAsked('options', locale)] as const
  return askedKeys(catalogue, Object.fromEntries(await Promise.all(LOCALES.map(load))))
}
