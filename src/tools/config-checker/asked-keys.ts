import type { OptionCatalogue } from '@/config/options/load-options'
import { fullKey, isFreeSegment } from '@/config/options/option'
import { LOCALES, type Locale } from '@/i18n/locale'
import { splitName } from '@/lib/split-name'
import { type AskedByLocale, loadAsked } from '@/step-language/asked-terms'
import { indexOptions } from '../options-explorer/find-options'

/** An option is meant only when most of a key asks for it, and so much more than for any other of its section. */
const LEAST_SHARE = 0.5
const LEAST_SCORE = 3
const LEAST_LEAD = 1.5

/**
 * Finds the key of a section that an unknown one was meant for, by how people ask for options: `host` for `server`.
 * @param asked in both languages, as keys are often in English
 * @returns a function of the unknown name and of the key of its section; it finds nothing unless one key is clearly first
 */
export function askedKeys(catalogue: OptionCatalogue, asked: AskedByLocale) {
  const finders = LOCALES.map((locale) => indexOptions(catalogue, locale, asked[locale]))
  return (name: string, section: string): string | undefined => {
    const nameOf = (key: string) => key.slice(section.length + 1)
    const isOwn = (key: string) =>
      key.startsWith(`${section}.`) && !/\./.test(nameOf(key)) && !isFreeSegment(nameOf(key))
    for (const findIn of finders) {
      const [first, second] = findIn(splitName(name).join(' '), (option) => isOwn(fullKey(option)))
      if (!first || first.share < LEAST_SHARE || first.score < LEAST_SCORE) continue
      if (!second || first.score >= LEAST_LEAD * second.score) return nameOf(fullKey(first.option))
    }
    return undefined
  }
}

/** Loads what finds keys by how people ask for them. */
export async function loadAskedKeys(catalogue: OptionCatalogue): Promise<ReturnType<typeof askedKeys>> {
  const load = async (locale: Locale) => [locale, await loadAsked('options', locale)] as const
  return askedKeys(catalogue, Object.fromEntries(await Promise.all(LOCALES.map(load))))
}
