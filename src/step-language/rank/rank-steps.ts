import type { CatalogueStep, StepKind } from '@/steps/step'
import { type QueryToken, queryTokens } from '../words/step-words'
import { termsOf } from '../words/terms'
import { alignStep } from './align-step'
import { argumentCosts, looksLikeValue } from './argument-fit'
import type { StepIndex, StepUnit } from './step-index'

export interface StepFilter {
  /** The kind of step that the keyword of the sentence asks for. */
  kind?: StepKind | undefined
  isWanted?: (step: CatalogueStep) => boolean
}

/** The number of likeliest steps that are aligned with the sentence word by word. */
const SHORTLIST = 20

/** The parts of a step's score; small changes do not affect the tested figures. */
const SCORE = {
  /** How clearly any step is meant: the same for all steps, lower for sentences about something else. */
  clear: 0.1,
  /** How likely the step is meant by the terms, and how much of the sentence they cover. */
  likelihood: 0.4,
  /** How well it fits word by word, in order. */
  order: 0.5,
  /** Whether its kind is that of the keyword: only a tie-break. */
  keyword: 0.03,
} as const

/** From this score of its terms on, a step is clearly meant. */
const CLEAR = 9
/** A step this far behind the likeliest, as a logarithm, is not likely at all. */
const UNLIKELY = 6
/** Covering half of a sentence counts for more than half: the rest may be names. */
const SHARE_POWER = 0.5
/** A few words in order are chance; many of them mean that the step itself was written. */
const ORDER_POWER = 4

/** Ranks the steps that a sentence without its keyword may mean, best first, by how likely and how similar they are. */
export function rankSteps(sentence: string, index: StepIndex, { kind, isWanted }: StepFilter = {}) {
  const { locale, types, words } = index
  const tokens = queryTokens(sentence, locale, words)
  const costs = argumentCosts(tokens, locale, types)
  const names = tokens.filter(looksLikeValue).flatMap(({ text }) => termsOf(text, locale))
  const found = index.find(termsOf(sentence, locale), names, SHORTLIST, isWanted && (({ step }) => isWanted(step)))
  const clear = SCORE.clear * Math.min(1, (found[0]?.score ?? 0) / CLEAR)
  return found
    .map(({ step: indexed, behind, share, supports }) => {
      const likely = 1 - Math.min(1, behind / UNLIKELY)
      const { fit, ...aligned } = alignStep({ units: indexed.units, tokens, costs, locale })
      /** From 0 (nothing in common) to about 1 (the same). */
      const score =
        clear +
        SCORE.likelihood * likely * share ** SHARE_POWER +
        SCORE.order * fit ** ORDER_POWER +
        (kind === indexed.step.kind ? SCORE.keyword : 0)
      const hasSupport = ({ text }: QueryToken) => termsOf(text, locale).some(supports)
      return { ...indexed, ...aligned, tokens, score, supports: hasSupport }
    })
    .sort((a, b) => b.score - a.score)
}

export type RankedStep = ReturnType<typeof rankSteps>[number]

/** The tokens aligned with the wanted units; undefined asks for those that are left over. */
export const tokensOfUnits = ({ units, pairings, tokens }: RankedStep, isWanted: (unit?: StepUnit) => boolean) =>
  pairings.flatMap(({ unit = -1, from, to }) => (isWanted(units[unit]) ? tokens.slice(from, to) : []))
