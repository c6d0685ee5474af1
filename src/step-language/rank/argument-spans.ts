import { type FitContext, fitOf } from './argument-fit'
import type { QueryToken } from './query'

/** A value has at most this many tokens: "no es mayor o igual que 3 segundos", and what testers write instead. */
export const LONGEST_VALUE = 9

/** Cost of reading the tokens from a place up to, not including, another as a value of a type. */
export type SpanCost = (type: string, from: number, to: number) => number

/** A reading that is not possible. */
const IMPOSSIBLE = Number.POSITIVE_INFINITY

/**
 * Prepares the readings of a sentence's tokens as values; each is worked out when it is first asked for.
 * @param tokens all tokens of the sentence
 */
export function argumentSpans(tokens: readonly QueryToken[], context: FitContext): SpanCost {
  const byType = new Map<string, Float64Array>()
  const width = LONGEST_VALUE + 1
  return (type, from, to) => {
    const costs = byType.get(type) ?? new Float64Array(tokens.length * width).fill(-1)
    byType.set(type, costs)
    const place = from * width + (to - from)
    const known = costs[place] ?? IMPOSSIBLE
    if (known >= 0) return known
    const cost = fitOf(type)(tokens.slice(from, to), context) ?? IMPOSSIBLE
    costs[place] = cost
    return cost
  }
}
