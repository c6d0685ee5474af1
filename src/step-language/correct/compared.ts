import type { Pairing } from '../rank/align-step'
import type { ExpressionItem } from '../rank/expression-items'
import type { QueryToken } from '../rank/query'
import type { SpareValue } from '../rank/spare-values'
import type { StepUnit } from '../rank/step-units'

/** A sentence laid beside a step. */
export interface Compared {
  /** Without its keyword. */
  sentence: string
  items: readonly ExpressionItem[]
  units: readonly StepUnit[]
  tokens: readonly QueryToken[]
  pairings: readonly Pairing[]
  spares: readonly SpareValue[]
}

/**
 * What was written for a pairing, with the blanks in it.
 * @returns empty when nothing was
 */
export const writtenFor = ({ from, to }: Pairing, { sentence, tokens }: Compared): string =>
  to > from ? sentence.slice(tokens[from]?.start, tokens[to - 1]?.end) : ''
