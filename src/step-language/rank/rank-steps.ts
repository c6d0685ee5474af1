import type { CatalogueStep, StepKind } from '@/steps/step'
import { type QueryToken, queryTokens } from '../words/step-words'
import { termsOf } from '../words/terms'
import { alignStep } from './align-step'
import { argumentSpans, isOwnValue } from './argument-fit'
import type { StepIndex, StepUnit } from './step-index'

export interface StepFilter {
  /** The kind that the keyword asks for. */
  kind?: StepKind | undefined
  isWanted?: (step: CatalogueStep) => boolean
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
/** So far behind the likeliest, as a logarithm, a step is not likely at all. */
const UNLIKELY = 6
/** Half of a sentence says more than half: the rest may be names. */
const SHARE_POWER = 0.5
/** Few words in order are chance; only many of them say that the step itself was written. */
const ORDER_POWER = 4

/**
 * The steps that a sentence comes nearest to, the nearest first: those that people most likely mean by its words, in the order of a
 * score of that and of how much they have in common word by word.
 * @param sentence without its keyword
 * @returns at most as many as are aligned; fewer when no more have anything in common
 */
export function rankSteps(sentence: string, index: StepIndex, { kind, isWanted }: StepFilter = {}) {
  const { locale, types, words } = index
  const tokens = queryTokens(sentence, locale, words)
  const spans = argumentSpans(tokens, locale, types)
  const names = tokens.filter(isOwnValue).flatMap(({ text }) => termsOf(text, locale))
  const found = index.find(termsOf(sentence, locale), names, SHORTLIST, isWanted && (({ step }) => isWanted(step)))
  const clear = SCORE.clear * Math.min(1, (found[0]?.score ?? 0) / CLEAR)
  return found
    .map(({ step: indexed, behind, share, says }) => {
      const likely = 1 - Math.min(1, behind / UNLIKELY)
      const { fit, ...aligned } = alignStep({ units: indexed.units, tokens, spans, locale })
      /** From 0, nothing in common, to 1, the same. */
      const score =
        clear +
        SCORE.likelihood * likely * share ** SHARE_POWER +
        SCORE.order * fit ** ORDER_POWER +
        (kind === indexed.step.kind ? SCORE.keyword : 0)
      const isAsking = ({ text }: QueryToken) => termsOf(text, locale).some(says)
      return { ...indexed, ...aligned, tokens, score, isAsking }
    })
    .sort((one, other) => other.score - one.score)
}

export type RankedStep = ReturnType<typeof rankSteps>[number]

/** The tokens of some of its units; those of none are left over. */
export const tokensOfUnits = ({ units, pairings, tokens }: RankedStep, isWanted: (unit?: StepUnit) => boolean) =>
  pairings.flatMap(({ unit = -1, from, to }) => (isWanted(units[unit]) ? tokens.slice(from, to) : []))
