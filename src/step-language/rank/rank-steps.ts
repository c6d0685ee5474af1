import type { StepKind } from '@/steps/step'
import type { TypeSource } from '@/steps/values/data-types'
import { type QueryToken, queryTokens } from '../words/step-words'
import { NEGATION, termsOf } from '../words/terms'
import { stem } from '../words/word-forms'
import { alignStep, type Pairing, worstCost } from './align-step'
import { argumentSpans } from './argument-fit'
import type { IndexedStep, StepIndex } from './step-index'

/** A step, and how near a sentence is to it. */
export interface RankedStep extends IndexedStep {
  tokens: QueryToken[]
  pairings: Pairing[]
  /** From 0, nothing in common, to 1, the same. */
  score: number
}

export interface RankOptions {
  types: TypeSource
  kind?: StepKind | undefined
  isWanted?: (indexed: IndexedStep) => boolean
  limit?: number
}

/** So many steps are aligned with the sentence word by word: those that the engine finds first. */
const SHORTLIST = 20
const DEFAULT_LIMIT = 5

/** What the score of a step is made of; small changes make no difference to the figures of the tests. */
const SCORE = {
  /** How clearly the engine finds the first one: the same for all of them, less for sentences that are about something else. */
  clear: 0.1,
  /** How the engine ranks it, as far as it has the words of the sentence. */
  engine: 0.14,
  /** How likely it is what somebody means who says these words. */
  likelihood: 0.17,
  /** The share of the sentence that it has. */
  query: 0.06,
  /** What is alike word by word, in order: nearly the whole difference between steps with the same words. */
  order: 0.46,
  /** The share of the step that the sentence has: what a step says beyond it was not asked for. */
  step: 0.17,
  /** It is of the kind of the keyword, which only breaks ties. */
  keyword: 0.02,
  /** What a step loses that says no where the sentence does not. */
  negative: 0.03,
} as const

/** From this score of the engine on a step is clearly found. */
const CLEAR = 200
/** From this distance on to the likeliest step, as a logarithm, a step is not likely at all. */
const UNLIKELY = 6
/** Half of a sentence says more than half: the rest may be names. */
const SHARE_POWER = 0.4
/** Few words in order are chance; only many of them say that the step itself was written. */
const ORDER_POWER = 4

/** What an argument weighs compared with words. */
const ARGUMENT_WEIGHT = 0.6

/** The share of a step that a sentence has, by weight, from 0 to 1. */
function stepShare({ units, pairings }: Omit<RankedStep, 'score'>): number {
  let [all, had] = [0, 0]
  units.forEach((unit, index) => {
    const own = pairings.find((pairing) => pairing.unit === index)
    const isThere = own !== undefined && own.to > own.from
    if (unit.kind === 'word' && (isThere || !unit.isOptional)) {
      all += unit.weight
      had += isThere ? unit.weight : 0
    } else if (unit.kind === 'argument') {
      all += ARGUMENT_WEIGHT
      had += isThere ? ARGUMENT_WEIGHT * Math.max(0, 1 - own.cost) : 0
    }
  })
  return all > 0 ? had / all : 0
}

/** A sentence with the words of the steps that its unknown words are mistyped for. */
const spelled = (tokens: readonly QueryToken[], { locale, terms, words }: StepIndex): string =>
  tokens
    .map(({ text, folded, form, isKnown }) => {
      const isMistyped = form === 'word' && isKnown && !terms.has(stem(folded, locale))
      return isMistyped ? words.spelled(folded) : text
    })
    .join(' ')

/**
 * The steps that the engine finds by how people ask for them, in no order.
 * @param terms of a sentence
 * @returns the place of each in the index, and its share of the score
 */
export function stepsByTerms(
  terms: readonly string[],
  index: StepIndex,
  isWanted: RankOptions['isWanted'] = () => true,
): { id: number; score: number }[] {
  const found = index.terms.find(terms, (id) => isWanted(index.steps[id] as IndexedStep)).slice(0, SHORTLIST)
  const best = found[0]?.score ?? 1
  const clear = SCORE.clear * Math.min(1, best / CLEAR)
  const likelihood = index.terms.likelihood(terms)
  const likeliest = Math.max(...found.map(({ id }) => likelihood(id)))
  return found.map(({ id, score, share }) => {
    const likely = 1 - Math.min(1, (likeliest - likelihood(id)) / UNLIKELY)
    const asked = (SCORE.engine * score) / best + SCORE.likelihood * likely + SCORE.query
    return { id, score: clear + asked * share ** SHARE_POWER }
  })
}

/**
 * The steps that a sentence comes nearest to, the nearest first: those that the engine finds by how people ask, then in the
 * order of one score of that and of what they say alike word by word.
 * @param sentence without its keyword
 * @returns fewer than the limit when there are no more with anything in common
 */
export function rankSteps(sentence: string, index: StepIndex, options: RankOptions): RankedStep[] {
  const { types, kind, isWanted, limit = DEFAULT_LIMIT } = options
  const { locale, words } = index
  const tokens = queryTokens(sentence, locale, words)
  const spans = argumentSpans(tokens, { locale, types })
  const saysNo = tokens.some(({ folded }) => NEGATION.test(folded))
  return stepsByTerms(termsOf(spelled(tokens, index), locale), index, isWanted)
    .flatMap(({ id, score: asked }): RankedStep[] => {
      const indexed = index.steps[id]
      if (!indexed) return []
      const { cost, pairings } = alignStep(indexed.units, tokens, spans)
      const aligned = { ...indexed, tokens, pairings }
      const score =
        asked +
        SCORE.order * (1 - cost / worstCost(indexed.units, tokens)) ** ORDER_POWER +
        SCORE.step * stepShare(aligned) +
        (kind === indexed.step.kind ? SCORE.keyword : 0) -
        (indexed.isNegative && !saysNo ? SCORE.negative : 0)
      return [{ ...aligned, score }]
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
}
