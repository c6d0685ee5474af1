import { LOCALES, type Locale, type Localized } from '@/i18n/locale'
import { CONCEPTS } from './synonyms'

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

/** Shorter stems would be ambiguous. */
const MIN_STEM_LENGTH = 3

/**
 * The part of a folded word that its plural, its feminine and its near verb forms share.
 * @param word a word without accents, in lower case
 * @example stem('siguientes', 'es') // => 'siguient'
 * @example stem('modifique', 'es') // => 'modific'
 * @example stem('satisfies', 'en') // => 'satisf'
 */
export function stem(word: string, locale: Locale): string {
  const cut = word.replace(ENDINGS[locale], '')
  const bare = locale === 'es' ? spelledAlike(cut) : cut.replace(DOUBLED, '$1')
  return bare.length >= MIN_STEM_LENGTH ? bare : word
}

/** A word as it is compared. */
export interface WordKey {
  /** Without accents, in lower case. */
  word: string
  /** Its stem in each of the languages it is compared in. */
  stems: readonly string[]
  /** Numbers of the concepts it is a word for. */
  concepts: readonly number[]
}

/** Numbers of the concepts by their words and by the stems of these. */
type ConceptTable = Readonly<Record<'words' | 'stems', ReadonlyMap<string, readonly number[]>>>

function conceptTable(locale: Locale): ConceptTable {
  const words = new Map<string, number[]>()
  const stems = new Map<string, number[]>()
  const append = (table: Map<string, number[]>, key: string, number: number) =>
    table.set(key, [...(table.get(key) ?? []), number])
  CONCEPTS.forEach((concept, number) => {
    for (const word of concept[locale]?.split(' ') ?? []) {
      append(words, word, number)
      append(stems, stem(word, locale), number)
    }
  })
  return { words, stems }
}

const CONCEPT_TABLES: Localized<ConceptTable> = { es: conceptTable('es'), en: conceptTable('en') }

/**
 * What a folded word is compared by. Its concepts are those of both languages, because Spanish sentences have English words
 * in them and the names of code are English; but only words of the own languages are recognized in any form.
 * @param locales the languages of the words that it is compared with
 */
export function wordKey(word: string, ...locales: Locale[]): WordKey {
  return {
    word,
    stems: locales.map((locale) => stem(word, locale)),
    concepts: LOCALES.flatMap((locale) => {
      const { words, stems } = CONCEPT_TABLES[locale]
      return (locales.includes(locale) ? stems.get(stem(word, locale)) : words.get(word)) ?? []
    }),
  }
}
