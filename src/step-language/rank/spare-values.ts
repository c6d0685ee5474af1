import type { Pairing } from './align-step'
import type { SpanCost } from './argument-spans'
import type { QueryToken } from './query'
import type { StepUnit } from './step-units'

/** A value of a sentence that stands elsewhere than the step has it. */
export interface SpareValue {
  /** Index of the argument that it does for. */
  unit: number
  /** The tokens, from a place up to, not including, another. */
  from: number
  to: number
  /** How well they would do, from 0 to 1. */
  fit: number
}

const isValue = (token: QueryToken | undefined): boolean =>
  token !== undefined && token.form !== 'word' && token.form !== 'mark'

/**
 * The values that are left over beside a step, or among its free words: for each argument the one that does best, when it
 * does better than what the argument has.
 * @param spans what it costs to read tokens as values
 */
export function spareValues(
  units: readonly StepUnit[],
  tokens: readonly QueryToken[],
  pairings: readonly Pairing[],
  spans: SpanCost,
): SpareValue[] {
  const isSpare = ({ unit }: Pairing) => unit === undefined || units[unit]?.kind === 'free'
  const spareTokens = new Set(pairings.filter(isSpare).flatMap(({ from, to }) => (from < to ? [from] : [])))
  const starts = [...spareTokens].filter((from) => isValue(tokens[from]))
  return pairings.flatMap(({ unit = -1, from, to, cost }) => {
    const argument = units[unit]
    if (argument?.kind !== 'argument') return []
    const spares = starts.flatMap((start) => {
      // A duration has its unit after it.
      const ends = spareTokens.has(start + 1) ? [start + 1, start + 2] : [start + 1]
      return ends.map((end) => ({ unit, from: start, to: end, fit: 1 - spans(argument.type, start, end) }))
    })
    const ownFit = from < to ? Math.max(0, 1 - cost) : 0
    const best = spares.sort((one, other) => other.fit - one.fit)[0]
    return best && best.fit > ownFit ? [best] : []
  })
}
