import type { StepKind } from '@/steps/step'
import type { DataTypes } from '@/steps/values/data-types'
import { type QueryToken, queryTokens } from '../words/step-words'
import { termsOf } from '../words/terms'
import { alignStep, type Pairing, worstCost } from './align-step'
import { argumentSpans, isOwnValue } from './argument-fit'
import type { IndexedStep, StepIndex } from './step-index'

/** A step, and how near a sentence is to it. */
export interface RankedStep extends IndexedStep {
  tokens: QueryToken[]
  pairings: Pairing[]
  /** From 0, nothing in common, to 1, the same. */
  score: number
}

interface RankOptions {
  types: DataTypes
  kind?: StepKind | undefined
  isWanted?: (indexed: IndexedStep) => boolean
}

/** So many steps are aligned with the sentence word by word: the likeliest ones. */
const SHORTLIST = 20

/** What the score of a step is made of; small changes make no difference to the figures of the tests. */
const SCORE = {
  /** How clearly the likeliest one is meant: the same for all of them, less for sentences that are about something else. */
  clear: 0.1,
  /** How likely it is what somebody means who says these words, as far as it is known to be asked for in them. */
  likelihood: 0.4,
  /** What is alike word by word, in order. */
  order: 0.5,
  /** It is of the kind of the keyword, which only breaks ties. */
  keyword: 0.03,
} as const

/** From this score by terms on a step is clearly meant. */
const CLEAR = 9
/** From this distance on to the likeliest step, as a logarithm, a step is not likely at all. */
const UNLIKELY = 6
/** Half of a sentence says more than half: the rest may be names. */
const SHARE_POWER = 0.5
/** Few words in order are chance; only many of them say that the step itself was written. */
const ORDER_POWER = 4

/**
 * The steps that a sentence comes nearest to, the nearest first: those that people most likely mean by its words, in the order of one
 * score of that and of what they say alike word by word.
 * @param sentence without its keyword
 * @returns at most as many as are aligned; fewer when no more have anything in common
 */
export function rankSteps(sentence: string, index: StepIndex, options: RankOptions): RankedStep[] {
  const { types, kind, isWanted } = options
  const { locale, words } = index
  const tokens = queryTokens(sentence, locale, words)
  const spans = argumentSpans(tokens, { locale, types })
  const wanted = isWanted && ((step: number) => isWanted(index.steps[step] as IndexedStep))
  const names = tokens.filter(isOwnValue).flatMap(({ text }) => termsOf(text, locale))
  const found = index.find(termsOf(sentence, locale), { most: SHORTLIST, names, isWanted: wanted })
  const best = found[0]?.score ?? 0
  const clear = SCORE.clear * Math.min(1, best / CLEAR)
  return found
    .flatMap(({ step, score: byTerms, share }): RankedStep[] => {
      const indexed = index.steps[step]
      if (!indexed) return []
      const likely = 1 - Math.min(1, (best - byTerms) / UNLIKELY)
      const { cost, pairings } = alignStep(indexed.units, tokens, spans)
      const score =
        clear +
        SCORE.likelihood * likely * share ** SHARE_POWER +
        SCORE.order * (1 - cost / worstCost(indexed.units, tokens)) ** ORDER_POWER +
        (kind === indexed.step.kind ? SCORE.keyword : 0)
      return [{ ...indexed, tokens, pairings, score }]
    })
    .sort((one, other) => other.score - one.score)
}
