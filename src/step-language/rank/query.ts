import type { Locale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { type SentenceToken, sentenceTokens } from '../words/sentence-tokens'
import type { StepWords } from '../words/step-words'
import { isStopWord } from '../words/stop-words'
import { isNumberWord } from '../words/value-words'

/** A token of what a reader wrote. */
export interface QueryToken extends SentenceToken {
  folded: string
  /** Whether it is a word of the steps, perhaps mistyped. */
  isKnown: boolean
  /** Whether it says little by itself. */
  isStop: boolean
  /** How likely it was meant to be a folded word of a step, from 0 to 1. */
  similarity: (word: string) => number
  /** What it costs to leave it over. */
  weight: number
}

const UNKNOWN_WEIGHT = 0.35
const VALUE_WEIGHT = 0.5
const MARK_WEIGHT = 0.05
/** Longer sentences are compared by their beginning: no step is that long. */
const MOST_TOKENS = 60

/**
 * Reads a sentence for comparing it with the steps of a language.
 * @param sentence without its keyword
 * @param words those of the steps
 */
export function queryTokens(sentence: string, locale: Locale, words: StepWords): QueryToken[] {
  return sentenceTokens(sentence)
    .slice(0, MOST_TOKENS)
    .map((token) => {
      const folded = foldText(token.text)
      const plain = { ...token, folded, isKnown: false, isStop: isStopWord(folded, locale), similarity: () => 0 }
      if (token.form === 'mark') return { ...plain, weight: MARK_WEIGHT }
      if (token.form !== 'word') return { ...plain, weight: VALUE_WEIGHT }
      if (isNumberWord(folded, locale) && !words.has(folded)) return { ...plain, form: 'number', weight: VALUE_WEIGHT }
      const known = words.spelled(folded)
      const similarity = words.similarity(folded)
      return known === undefined
        ? { ...plain, similarity, weight: UNKNOWN_WEIGHT }
        : { ...plain, similarity, isKnown: true, weight: words.weight(known) }
    })
}
