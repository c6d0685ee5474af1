import { foldText } from '@/lib/fold-text'
import { expressionUnits } from '@/steps/expression/expression-parts'
import type { QueryToken } from './query'
import type { RankedStep } from './rank-steps'

/** Shorter words are articles and prepositions, which do not identify a step. */
const MIN_WORD_LENGTH = 4
/** From this similarity on two words are the same, or forms of one. */
const SAME_WORD = 0.9

const wordsOf = (expression: string): string[] =>
  expressionUnits(expression).flatMap((unit) => (unit.kind === 'word' ? unit.forms : []))

/**
 * Whether a sentence has words of a step that are not words of some other steps, so that they take them for free ones.
 * @param expressions the other steps
 * @example hasWordsBeyond('the file a.txt is deleted' aligned with its step, ['* (is|are) deleted']) // => true
 */
export function hasWordsBeyond({ units, tokens }: RankedStep, expressions: readonly string[]): boolean {
  const own = new Set(expressions.flatMap(wordsOf).map(foldText))
  const isOfStep = ({ similarity }: QueryToken) =>
    units.some((unit) => unit.kind === 'word' && unit.folded.some((word) => similarity(word) >= SAME_WORD))
  return tokens.some((token) => token.folded.length >= MIN_WORD_LENGTH && !own.has(token.folded) && isOfStep(token))
}
