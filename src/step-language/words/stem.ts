import type { Locale, Localized } from '@/i18n/locale'
import { remember } from '@/lib/remember'

/** Endings of number, gender and of the commonest verb forms, the longer ones first. */
const ENDINGS: Record<Locale, RegExp> = {
  es: /(?:aciones|acion|amos|emos|imos|(?<!^est)ados|adas|idos|idas|ando|iendo|(?<!^est)ado|ada|ido|ida|an|en|ar|er|ir|as|os|es|[aeos])$/,
  en: /(?:ied|ies|ing|ed|es|[esy])$/,
}

/** A consonant that an ending has doubled: `tapped`. */
const DOUBLED = /([bdgmnprt])\1$/

/** Spanish spells a sound by the vowel after it: `busque` and `buscar`, `reemplace` and `reemplazar`, `incluye` and `incluir`. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/qu$/, 'c'],
  [/z$/, 'c'],
  [/gu$/, 'g'],
  [/uy$/, 'u'],
]

const spelledAlike = (bare: string): string =>
  SPELLINGS.reduce((word, [ending, spelling]) => word.replace(ending, spelling), bare)

const MIN_STEM_LENGTH = 3

function cutWord(word: string, locale: Locale): string {
  const cut = word.replace(ENDINGS[locale], '')
  const bare = locale === 'es' ? spelledAlike(cut) : cut.replace(DOUBLED, '$1')
  return bare.length >= MIN_STEM_LENGTH ? bare : word
}

/** The steps repeat a few thousand words. */
const STEMS: Localized<(word: string) => string> = {
  es: remember((word: string) => cutWord(word, 'es')),
  en: remember((word: string) => cutWord(word, 'en')),
}

/**
 * The part of a folded word that its plural, its feminine and its near verb forms share.
 * @param word a word without accents, in lower case
 * @example stem('siguientes', 'es') // => 'siguient'
 * @example stem('modifique', 'es') // => 'modific'
 * @example stem('satisfies', 'en') // => 'satisf'
 */
export const stem = (word: string, locale: Locale): string => STEMS[locale](word)
