import type { StepKind } from '@/steps/step-kinds'
import type { TypeSource } from '@/steps/values/data-types'
import { alignStep, type Pairing, worstCost } from './align-step'
import { anyOrderScore } from './any-order'
import { argumentSpans } from './argument-spans'
import { hintBonus, hintsOf } from './hints'
import { isSentenceNegative, negationsIn } from './polarity'
import { type QueryToken, queryTokens } from './query'
import { type NearestWords, nearestWords, sharedWords } from './shared-words'
import type { IndexedStep, StepIndex } from './step-index'
import { type UnassignedValue, unassignedValues } from './unassigned-values'

/** A step, and how near a sentence is to it. */
export interface RankedStep extends IndexedStep {
  tokens: QueryToken[]
  pairings: Pairing[]
  unassigned: UnassignedValue[]
  /** From 0, nothing in common, to about 1, the same. */
  score: number
}

export interface RankOptions {
  types: TypeSource
  /** What the keyword of the sentence asks for. */
  kind?: StepKind | undefined
  /** Only these steps count. */
  isWanted?: (indexed: IndexedStep) => boolean
  limit?: number
}

/** So many steps are aligned with the sentence word by word: those with the most words in common. */
const SHORTLIST = 32
/** What a step loses that says the opposite. */
const OPPOSITE_MALUS = 0.15
const DEFAULT_LIMIT = 5

const byScore = <T extends { score: number }>(one: T, other: T) => other.score - one.score

const shortlist = (steps: readonly IndexedStep[], tokens: readonly QueryToken[], nearest: NearestWords) =>
  steps
    .map((indexed) => ({ indexed, score: sharedWords(tokens, indexed.units, nearest) }))
    .filter(({ score }) => score > 0)
    .sort(byScore)
    .slice(0, SHORTLIST)

/**
 * The steps that a sentence comes nearest to, the nearest first. Half of the score is what they have in common word by
 * word in their order, half what they have in common in whatever order.
 * @param sentence without its keyword
 * @returns fewer than the limit when there are no more with a word in common
 */
export function rankSteps(sentence: string, index: StepIndex, options: RankOptions): RankedStep[] {
  const { types, kind, isWanted = () => true, limit = DEFAULT_LIMIT } = options
  const tokens = queryTokens(sentence, index.locale, index.vocabulary)
  const spans = argumentSpans(tokens, { locale: index.locale, types })
  const hints = hintsOf(tokens, kind)
  const negations = negationsIn(tokens, index.locale)
  const nearest = nearestWords(tokens, index.vocabulary.keys.length)
  return shortlist(index.steps.filter(isWanted), tokens, nearest)
    .map(({ indexed }) => {
      const { cost, pairings } = alignStep(indexed.units, tokens, spans)
      const inOrder = 1 - cost / worstCost(indexed.units, tokens)
      const unassigned = unassignedValues(indexed.units, tokens, pairings, spans)
      const aligned = { units: indexed.units, tokens, pairings, unassigned }
      const malus = isSentenceNegative(negations, aligned) !== indexed.isNegative ? OPPOSITE_MALUS : 0
      const inCommon = (inOrder + anyOrderScore(aligned, nearest)) / 2
      return { ...indexed, ...aligned, score: inCommon + hintBonus(indexed, hints) - malus }
    })
    .sort(byScore)
    .slice(0, limit)
}
