import { type Locale, localize, type StepLanguage, stepLanguageOf } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { isTypo } from '@/lib/nearest'

/** Cuts off endings of plurals, genders and common verb forms, longest first; then undoes the spelling changes they cause. */
const CUTS: Record<StepLanguage, readonly [RegExp, string][]> = {
  es: [
    [
      /(?:aciones|acion|amos|emos|imos|(?<!^est)ados|adas|idos|idas|ando|iendo|(?<!^est)ado|ada|ido|ida|an|en|ar|er|ir|as|os|es|[aeos])$/,
      '',
    ],
    // The spelling of a sound depends on the next vowel: `busque`, `buscar`; `reemplace`, `reemplazar`; `incluye`, `incluir`.
    [/qu$/, 'c'],
    [/z$/, 'c'],
    [/gu$/, 'g'],
    [/uy$/, 'u'],
  ],
  en: [
    [/(?:ied|ies|ing|ed|es|[esy])$/, ''],
    // A doubled consonant: `tapped`.
    [/([bdgmnprt])\1$/, '$1'],
  ],
}

const MIN_STEM_LENGTH = 3

/** Memoized: the steps repeat a few thousand words. */
const STEMS = localize((locale) =>
  memoize((word: string): string => {
    const bare = CUTS[stepLanguageOf(locale)].reduce((left, [end, spelling]) => left.replace(end, spelling), word)
    return bare.length >= MIN_STEM_LENGTH ? bare : word
  }),
)

/**
 * The stem of a folded word, which its plural, feminine and verb forms share.
 * @example stem('modifique', 'es') // => 'modific'
 * @example stem('satisfies', 'en') // => 'satisf'
 */
export const stem = (word: string, locale: Locale): string => STEMS[locale](word)

/** The similarity of different words, from 0 to 1. */
const SAME_STEM = 0.95
const MISTYPED = 0.8
/** In letters: shorter prefixes, and shorter words with a typo, resemble too many words. */
export const MIN_PREFIX_LENGTH = 3
export const MIN_TYPO_LENGTH = 4

/** How likely a folded word was meant to be another. @example wordSimilarity('tablas', 'tabla', 'es') // => 0.95 */
export function wordSimilarity(written: string, known: string, locale: Locale): number {
  if (written === known) return 1
  if (stem(written, locale) === stem(known, locale)) return SAME_STEM
  // Digits are never typos: the 85th percentile is not the 95th.
  return known.length >= MIN_TYPO_LENGTH && !/\d/.test(known) && isTypo(written, known) ? MISTYPED : 0
}
