import { LOCALES } from '@/i18n/locale'
import { type WordKey, wordKey } from '@/step-language/words/word-key'
import { mistypedLikeness, wordLikeness } from '@/step-language/words/word-likeness'
import type { Forgive } from './filter-options'

/** Words that are less alike have nothing to do with each other. */
const LEAST_LIKENESS = 0.5
/** Words that are nearly as alike as the best one are as good. */
const TOLERANCE = 0.1

/** How likely two words are meant to be the same. */
const likeness = (written: WordKey, known: WordKey): number =>
  Math.max(wordLikeness(written, known), mistypedLikeness(written, known))

/** Compares words in both languages, with slips; each known word is analysed once. */
export function forgivingMatch(): Forgive {
  const keys = new Map<string, WordKey>()
  const keyOf = (word: string): WordKey => {
    const key = keys.get(word) ?? wordKey(word, ...LOCALES)
    keys.set(word, key)
    return key
  }
  return (written, texts) => {
    const meant = wordKey(written, ...LOCALES)
    const rates = texts.map((words) => Math.max(0, ...words.map((word) => likeness(meant, keyOf(word)))))
    const least = Math.max(LEAST_LIKENESS, Math.max(0, ...rates) - TOLERANCE)
    return rates.map((rate) => rate >= least)
  }
}
