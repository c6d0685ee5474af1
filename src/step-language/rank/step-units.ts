import { foldText } from '@/lib/fold-text'
import { type ExpressionUnit, expressionUnits } from '@/steps/expression/expression-parts'

type WordUnit = Extract<ExpressionUnit, { kind: 'word' }>
type MarkUnit = Extract<ExpressionUnit, { kind: 'mark' }>

/** A unit of an expression as it is compared. */
export type StepUnit =
  | (WordUnit & { folded: string[]; weight: number })
  | (MarkUnit & { weight: number })
  | Exclude<ExpressionUnit, WordUnit | MarkUnit>

/** What the absence of a sign costs; words cost up to 1. */
const MARK_WEIGHT = 0.1
/** The weight of even the commonest word. */
const MIN_WEIGHT = 0.15

/**
 * The units of an expression.
 * @param weightOf how specific a folded word is, from 0 to 1
 */
export const stepUnits = (expression: string, weightOf: (word: string) => number): StepUnit[] =>
  expressionUnits(expression).map((unit) => {
    if (unit.kind === 'mark') return { ...unit, weight: MARK_WEIGHT }
    if (unit.kind !== 'word') return unit
    const folded = unit.forms.map(foldText)
    return { ...unit, folded, weight: MIN_WEIGHT + (1 - MIN_WEIGHT) * Math.max(...folded.map(weightOf)) }
  })
