import type { Pairing } from './align-step'
import type { SpanCost } from './argument-fit'
import type { QueryToken } from './query'
import type { StepUnit } from './step-index'

/** A value in another position than in the step, with the argument that it fits. */
export interface UnassignedValue {
  /** Index of the argument. */
  unit: number
  /** The tokens, from a place up to, not including, another. */
  from: number
  to: number
  /** How well they fit, from 0 to 1. */
  fit: number
}

const isValue = (token: QueryToken | undefined): boolean =>
  token !== undefined && token.form !== 'word' && token.form !== 'mark'

/**
 * The values that the alignment assigns to no argument, unmatched or among free words: for each argument the best fit, when
 * it is better than that of its current value.
 * @param spans what it costs to read tokens as values
 */
export function unassignedValues(
  units: readonly StepUnit[],
  tokens: readonly QueryToken[],
  pairings: readonly Pairing[],
  spans: SpanCost,
): UnassignedValue[] {
  const isUnassigned = ({ unit }: Pairing) => unit === undefined || units[unit]?.kind === 'free'
  const freeTokens = new Set(pairings.filter(isUnassigned).flatMap(({ from, to }) => (from < to ? [from] : [])))
  const starts = [...freeTokens].filter((from) => isValue(tokens[from]))
  return pairings.flatMap(({ unit = -1, from, to, cost }) => {
    const argument = units[unit]
    if (argument?.kind !== 'argument') return []
    const values = starts.flatMap((start) => {
      // A duration has its unit after it.
      const ends = freeTokens.has(start + 1) ? [start + 1, start + 2] : [start + 1]
      return ends.map((end) => ({ unit, from: start, to: end, fit: 1 - spans(argument.type, start, end) }))
    })
    const ownFit = from < to ? Math.max(0, 1 - cost) : 0
    const best = values.sort((one, other) => other.fit - one.fit)[0]
    return best && best.fit > ownFit ? [best] : []
  })
}
