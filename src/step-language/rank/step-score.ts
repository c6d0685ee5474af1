import { isMetricType } from '@/steps/values/type-names'
import type { Pairing } from './align-step'
import { likenessOf, type NearestWords } from './nearest-words'
import type { QueryTerms } from './query-terms'
import type { StepUnit } from './step-units'
import type { UnassignedValue } from './unassigned-values'

/**
 * What the score of a step is made of. Small changes make no difference to the figures of the tests: the words decide.
 */
export const SCORE = {
  /** The share of the sentence that the step has. It counts most: testers ask with words of their own. */
  query: 0.6,
  /** What is alike word by word, in order: nearly the whole difference between steps with the same words. */
  order: 0.4,
  /** The share of the step that the sentence has: what a step says beyond it was not asked for. */
  step: 0.15,
  /** How much the words are those of its plugin: it decides between steps with the same verb. */
  plugin: 0.05,
  /** It is of the kind that a verb asks for: `check`, `configure`. */
  asked: 0.05,
  /** It is of the kind of the keyword, which only breaks ties. */
  keyword: 0.02,
} as const

/** Few words in order are chance; only many of them say that the step itself was written. */
export const ORDER_POWER = 2

/** What a step loses that is not meant: more than any right one has ahead. */
export const LOSS = {
  /** It says the contrary: `exists` for `is missing`. */
  opposite: 0.3,
  /** One of the two has a `no`. */
  negation: 0.1,
  /** One of the two is about the end of the scenario. */
  end: 0.13,
  /** It says something more that was not asked for, such as where its data come from. */
  narrow: 0.05,
  /** It is of another plugin than the words. */
  plugin: 0.1,
} as const

/** What an argument weighs compared with words; a metric stands for words: `90th percentile`. */
const ARGUMENT_WEIGHT = 0.3
const METRIC_WEIGHT = 1

/** The share of a sentence that a step has, by weight, from 0 to 1. */
export function queryShare({ terms }: QueryTerms, step: number): number {
  let [all, had] = [0, 0]
  for (const { weight, matches } of terms) {
    all += weight
    had += weight * (matches[step] ?? 0)
  }
  return all > 0 ? had / all : 0
}

/** A sentence aligned with a step. */
export interface AlignedStep {
  units: readonly StepUnit[]
  pairings: readonly Pairing[]
  unassigned: readonly UnassignedValue[]
}

/** How much of an argument a sentence has, from 0 to 1. */
function argumentShare({ pairings, unassigned }: AlignedStep, index: number): number {
  const own = pairings.find((pairing) => pairing.unit === index)
  const fit = own && own.to > own.from ? 1 - own.cost : 0
  return Math.max(0, fit, unassigned.find(({ unit }) => unit === index)?.fit ?? 0)
}

/**
 * The share of a step that a sentence has, by weight, from 0 to 1.
 * @param nearest the nearest word of the sentence for each known word
 */
export function stepShare(aligned: AlignedStep, nearest: NearestWords, { concepts }: QueryTerms): number {
  let [all, had] = [0, 0]
  aligned.units.forEach((unit, index) => {
    if (unit.kind === 'word') {
      let best = likenessOf(unit.numbers, nearest)
      for (const concept of unit.concepts) best = Math.max(best, concepts.get(concept) ?? 0)
      had += unit.weight * best
      all += unit.isOptional ? unit.weight * best : unit.weight
    } else if (unit.kind === 'argument') {
      const weight = isMetricType(unit.type) ? METRIC_WEIGHT : ARGUMENT_WEIGHT
      had += weight * argumentShare(aligned, index)
      all += weight
    }
  })
  return all > 0 ? had / all : 0
}
