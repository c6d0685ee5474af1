import type { Pairing } from './align-step'
import type { QueryToken } from './query'
import { likenessOf, type NearestWords } from './shared-words'
import type { StepUnit } from './step-units'
import type { UnassignedValue } from './unassigned-values'

/** The weight of a value compared with that of words. */
const VALUE_WEIGHT = 0.5

/** Extra words count more than missing ones: testers write fewer words than the steps have. */
const SENTENCE_SHARE = 0.6

/** A sentence aligned with a step. */
export interface AlignedSentence {
  units: readonly StepUnit[]
  tokens: readonly QueryToken[]
  pairings: readonly Pairing[]
  unassigned: readonly UnassignedValue[]
}

/** How much of a unit the sentence has, wherever it stands, from 0 to 1. */
function shareOf(
  { pairings, unassigned }: AlignedSentence,
  unit: StepUnit,
  index: number,
  nearest: NearestWords,
): number {
  if (unit.kind === 'word') return likenessOf(unit.numbers, nearest)
  if (unit.kind !== 'argument') return 0
  const elsewhere = unassigned.find((one) => one.unit === index)
  if (elsewhere) return elsewhere.fit
  const own = pairings.find((pairing) => pairing.unit === index)
  return own && own.to > own.from ? Math.max(0, 1 - own.cost) : 0
}

/** How much of a token the step has, wherever it stands, from 0 to 1. */
function coverOf({ units, pairings, unassigned }: AlignedSentence, token: QueryToken, at: number): number {
  const taken = pairings.find(({ unit, from, to }) => units[unit ?? -1]?.kind === 'argument' && from <= at && at < to)
  if (taken) return Math.max(0, 1 - taken.cost)
  let best = 0
  for (const { from, to, fit } of unassigned) if (from <= at && at < to) best = Math.max(best, fit)
  for (const unit of units) if (unit.kind === 'word') best = Math.max(best, likenessOf(unit.numbers, token.similar))
  return best
}

/**
 * What a sentence and a step have in common, in whatever order: words by their likeness, values by their form.
 * @param nearest the nearest word of the sentence for each known word
 * @returns from 0, nothing, to 1, everything
 */
export function anyOrderScore(aligned: AlignedSentence, nearest: NearestWords): number {
  const { units, tokens } = aligned
  let [step, shared, sentence, covered] = [0, 0, 0, 0]
  units.forEach((unit, index) => {
    const weight = unit.kind === 'word' ? unit.weight : VALUE_WEIGHT
    if (unit.kind !== 'word' && unit.kind !== 'argument') return
    const share = weight * shareOf(aligned, unit, index, nearest)
    shared += share
    step += unit.kind === 'word' && unit.isOptional ? share : weight
  })
  tokens.forEach((token, at) => {
    if (token.form === 'mark') return
    sentence += token.weight
    covered += token.weight * coverOf(aligned, token, at)
  })
  const [ofSentence, ofStep] = [sentence && covered / sentence, step && shared / step]
  return SENTENCE_SHARE * ofSentence + (1 - SENTENCE_SHARE) * ofStep
}
