import type { StepLanguage } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { foldText } from '@/lib/text'
import { expressionUnits } from '@/steps/expression/expression-parts'
import { type SentenceToken, sentenceTokens } from './sentence-tokens'
import { isStopWord } from './terms'
import { isNumberWord } from './value-words'
import { stem, wordSimilarity } from './word-forms'

/** The words of an expression in all their forms, folded. */
const foldedWords = (expression: string): string[] =>
  expressionUnits(expression).flatMap((unit) => (unit.kind === 'word' ? unit.forms.map(foldText) : []))

export type StepWords = ReturnType<typeof stepWords>

const MAX_CACHED = 2_000

export function stepWords(expressions: readonly string[], locale: StepLanguage) {
  const counts = new Map<string, number>()
  for (const expression of expressions) {
    const roots = new Set(foldedWords(expression).map((word) => stem(word, locale)))
    for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + 1)
  }
  const size = expressions.length + 1
  const has = (word: string) => counts.has(stem(word, locale))
  return {
    /** Whether the steps have a folded word, in any form. */
    has,
    /** How specific a folded word is, from near 0 (in all steps) to 1 (in one). */
    weight: (word: string) => Math.log(size / (counts.get(stem(word, locale)) ?? 1) + 1) / Math.log(size + 1),
    /** How likely a folded word was meant to be a known one; memoized while a sentence is typed. */
    similarity: memoize((word: string) => memoize((known: string) => wordSimilarity(word, known, locale)), MAX_CACHED),
  }
}

export interface QueryToken extends SentenceToken {
  folded: string
  /** Whether it is a word of any step. */
  isKnown: boolean
  isStop: boolean
  /** How likely it was meant to be a given word of a step, folded; from 0 to 1. */
  similarity: (word: string) => number
  /** The cost of leaving it out of an alignment. */
  weight: number
}

const UNKNOWN_WEIGHT = 0.35
/** The cost of a missing or left-over value; words cost up to 1. */
export const VALUE_WEIGHT = 0.5
const MARK_WEIGHT = 0.05
/** Only the beginning of a longer sentence is compared: no step is that long. */
const MAX_TOKENS = 60

/** Tokenizes a sentence without its keyword, for its alignment with the steps of a language. */
export function queryTokens(sentence: string, locale: StepLanguage, words: StepWords): QueryToken[] {
  return sentenceTokens(sentence)
    .slice(0, MAX_TOKENS)
    .map((token) => {
      const folded = foldText(token.text)
      const isKnown = token.form === 'word' && words.has(folded)
      const plain = { ...token, folded, isKnown, isStop: isStopWord(folded, locale), similarity: () => 0 }
      if (token.form !== 'word') return { ...plain, weight: token.form === 'mark' ? MARK_WEIGHT : VALUE_WEIGHT }
      if (!isKnown && isNumberWord(folded, locale)) return { ...plain, form: 'number', weight: VALUE_WEIGHT }
      const weight = isKnown ? words.weight(folded) : UNKNOWN_WEIGHT
      return { ...plain, similarity: words.similarity(folded), weight }
    })
}
