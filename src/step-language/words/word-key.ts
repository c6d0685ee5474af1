import type { Locale } from '@/i18n/locale'
import { conceptsOf, meantBy } from './concept-table'
import { stem } from './stem'

/** A word as it is compared. */
export interface WordKey {
  /** Without accents, in lower case. */
  word: string
  /** Its stem in each of the languages it is compared in. */
  stems: readonly string[]
  /** Numbers of the concepts it is a word for. */
  concepts: readonly number[]
  /** Numbers of the concepts that these stand for too. */
  meant: readonly number[]
}

/**
 * What a folded word is compared by.
 * @param locales the languages of the words that it is compared with
 */
export function wordKey(word: string, ...locales: Locale[]): WordKey {
  const concepts = conceptsOf(word, locales)
  return {
    word,
    stems: locales.map((locale) => stem(word, locale)),
    concepts,
    meant: concepts.flatMap(meantBy),
  }
}
