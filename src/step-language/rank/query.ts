import type { Locale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { type SentenceToken, sentenceTokens } from '../words/sentence-tokens'
import { isNumberWord } from '../words/value-words'
import type { Likenesses, Vocabulary } from '../words/vocabulary'

/** A token of what a reader wrote, with the words of the steps that it may have been meant to be. */
export interface QueryToken extends SentenceToken {
  folded: string
  /** Whether a step has this word, or one that is nearly the same. */
  isKnown: boolean
  similar: Likenesses
  /** What it costs to leave it over. */
  weight: number
}

/** From this likeness on a word counts as known. */
const KNOWN = 0.8
const UNKNOWN_WEIGHT = 0.35
const VALUE_WEIGHT = 0.5
const MARK_WEIGHT = 0.05
const NOTHING: Likenesses = new Float32Array()
/** Longer sentences are compared by their beginning: no step is that long. */
const MOST_TOKENS = 60

/** The weight of the heaviest known word that it may have been meant to be; 0 when there is none. */
function knownWeight(similar: Likenesses, vocabulary: Vocabulary): number {
  let heaviest = 0
  similar.forEach((likeness, number) => {
    if (likeness >= KNOWN) heaviest = Math.max(heaviest, vocabulary.weight(number))
  })
  return heaviest
}

/**
 * Reads a sentence for comparing it with the steps of a language.
 * @param sentence without its keyword
 * @param vocabulary the words of the steps
 */
export function queryTokens(sentence: string, locale: Locale, vocabulary: Vocabulary): QueryToken[] {
  return sentenceTokens(sentence)
    .slice(0, MOST_TOKENS)
    .map((token) => {
      const folded = foldText(token.text)
      const plain = { ...token, folded, similar: NOTHING, isKnown: false }
      if (token.form === 'mark') return { ...plain, weight: MARK_WEIGHT }
      if (token.form !== 'word') return { ...plain, weight: VALUE_WEIGHT }
      if (isNumberWord(folded, locale) && !vocabulary.has(folded))
        return { ...plain, form: 'number', weight: VALUE_WEIGHT }
      const similar = vocabulary.similar(folded)
      const known = knownWeight(similar, vocabulary)
      return { ...plain, similar, isKnown: known > 0, weight: known || UNKNOWN_WEIGHT }
    })
}
