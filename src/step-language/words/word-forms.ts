import { type Locale, localize, type StepLanguage, stepLanguageOf } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { isTypo } from '@/lib/nearest'

/** What is cut off: the endings of plurals, genders and common verb forms, longer ones first; then spellings that they have changed. */
const CUTS: Record<StepLanguage, readonly [RegExp, string][]> = {
  es: [
    [
      /(?:aciones|acion|amos|emos|imos|(?<!^est)ados|adas|idos|idas|ando|iendo|(?<!^est)ado|ada|ido|ida|an|en|ar|er|ir|as|os|es|[aeos])$/,
      '',
    ],
    // A sound is spelled by the vowel after it: `busque` and `buscar`, `reemplace` and `reemplazar`, `incluye` and `incluir`.
    [/qu$/, 'c'],
    [/z$/, 'c'],
    [/gu$/, 'g'],
    [/uy$/, 'u'],
  ],
  en: [
    [/(?:ied|ies|ing|ed|es|[esy])$/, ''],
    // A consonant is doubled: `tapped`.
    [/([bdgmnprt])\1$/, '$1'],
  ],
}

const MIN_STEM_LENGTH = 3

/** The steps repeat a few thousand words. */
const STEMS = localize((locale) =>
  memoize((word: string): string => {
    const bare = CUTS[stepLanguageOf(locale)].reduce((left, [end, spelling]) => left.replace(end, spelling), word)
    return bare.length >= MIN_STEM_LENGTH ? bare : word
  }),
)

/**
 * The part of a folded word that its plural, its feminine and its near verb forms share.
 * @param word a word without accents, in lower case
 * @example stem('siguientes', 'es') // => 'siguient'
 * @example stem('modifique', 'es') // => 'modific'
 * @example stem('satisfies', 'en') // => 'satisf'
 */
export const stem = (word: string, locale: Locale): string => STEMS[locale](word)

/** How much two words have in common, from 0 to 1, when they are not the same. */
const SAME_STEM = 0.95
const MISTYPED = 0.8
/** Letters: shorter beginnings, and shorter words with a typo, are near to too many words. */
export const SHORTEST_BEGUN = 3
export const SHORTEST_MISTYPED = 4

/**
 * How likely a word of a sentence was meant to be another one: in another form, or mistyped.
 * @param written what a reader wrote, folded
 * @param known a word of a step, folded
 * @returns from 0, not at all, to 1, the same
 * @example wordSimilarity('tablas', 'tabla', 'es') // => 0.95
 */
export function wordSimilarity(written: string, known: string, locale: Locale): number {
  if (written === known) return 1
  if (stem(written, locale) === stem(known, locale)) return SAME_STEM
  // Another figure is another thing: the 85th percentile is not the 95th.
  return known.length >= SHORTEST_MISTYPED && !/\d/.test(known) && isTypo(written, known) ? MISTYPED : 0
}
