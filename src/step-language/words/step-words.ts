import type { Locale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { nearest } from '@/lib/nearest'
import { remember } from '@/lib/remember'
import { expressionUnits } from '@/steps/expression/expression-parts'
import { stem } from './stem'
import { wordSimilarity } from './word-similarity'

/** Shorter words are too near to too many others. */
const SHORTEST_MISTYPED = 4
/** Words of sentences whose comparisons are kept. */
const MOST_CACHED = 2_000

/** The words of the sentences of a language. */
export interface StepWords {
  /** Whether a folded word, or another form of it, is one of them. */
  has: (word: string) => boolean
  /** How specific a folded word is: from near 0 when all steps have it to 1 when one has. */
  weight: (word: string) => number
  /** The word that a folded one is or is mistyped for; undefined when it is none. */
  spelled: (word: string) => string | undefined
  /** How likely a folded word was meant to be each of them; answers are kept while a sentence is typed. */
  similarity: (word: string) => (known: string) => number
}

export function stepWords(expressions: readonly string[], locale: Locale): StepWords {
  const counts = new Map<string, number>()
  const words = new Set<string>()
  for (const expression of expressions) {
    const own = expressionUnits(expression).flatMap((unit) => (unit.kind === 'word' ? unit.forms.map(foldText) : []))
    for (const word of own) words.add(word)
    for (const root of new Set(own.map((word) => stem(word, locale)))) counts.set(root, (counts.get(root) ?? 0) + 1)
  }
  const size = expressions.length + 1
  const has = (word: string) => counts.has(stem(word, locale))
  const mistyped = [...words].filter((word) => word.length >= SHORTEST_MISTYPED)
  return {
    has,
    weight: (word) => Math.log(size / (counts.get(stem(word, locale)) ?? 1) + 1) / Math.log(size + 1),
    spelled: remember((word: string) => {
      if (has(word)) return word
      return word.length >= SHORTEST_MISTYPED ? nearest(word, mistyped, 1) : undefined
    }, MOST_CACHED),
    similarity: remember(
      (word: string) => remember((known: string) => wordSimilarity(word, known, locale)),
      MOST_CACHED,
    ),
  }
}
