import type { Locale } from '@/i18n/locale'

/** Endings of number, gender and of the commonest verb forms, the longer ones first. */
const ENDINGS: Record<Locale, RegExp> = {
  es: /(?:aciones|amos|emos|imos|ados|adas|idos|idas|ando|iendo|ado|ada|ido|ida|an|en|ar|er|ir|as|os|es|[aeos])$/,
  en: /(?:ied|ies|ing|ed|es|[esy])$/,
}

/** A consonant that an ending has doubled: `tapped`. */
const DOUBLED = /([bdgmnprt])\1$/

/** What is left has to tell words apart. */
const SHORTEST_STEM = 3

/**
 * The part of a folded word that its plural, its feminine and its near verb forms share.
 * @param word a word without accents, in lower case
 * @example stem('siguientes', 'es') // => 'siguient'
 * @example stem('satisfies', 'en') // => 'satisf'
 */
export function stem(word: string, locale: Locale): string {
  const bare = word.replace(ENDINGS[locale], '').replace(DOUBLED, '$1')
  return bare.length >= SHORTEST_STEM ? bare : word
}
