import { foldText } from '@/lib/fold-text'
import { type ExpressionUnit, expressionUnits } from '@/steps/expression/expression-parts'
import type { Vocabulary } from '../words/vocabulary'

type WordUnit = Extract<ExpressionUnit, { kind: 'word' }>
type MarkUnit = Extract<ExpressionUnit, { kind: 'mark' }>

/** A unit of an expression as it is compared; words have the numbers of their forms in the vocabulary, and of their concepts. */
export type StepUnit =
  | (WordUnit & { numbers: number[]; concepts: number[]; weight: number })
  | (MarkUnit & { weight: number })
  | Exclude<ExpressionUnit, WordUnit | MarkUnit>

/** What the absence of a sign costs; words cost up to 1. */
const MARK_WEIGHT = 0.1
/** The weight of even the commonest word. */
const MIN_WEIGHT = 0.15

/**
 * The units of an expression; their words are added to the vocabulary.
 * @param vocabulary the words of all steps; it grows
 */
export const stepUnits = (expression: string, vocabulary: Vocabulary): StepUnit[] =>
  expressionUnits(expression).map((unit) => {
    if (unit.kind === 'mark') return { ...unit, weight: MARK_WEIGHT }
    if (unit.kind !== 'word') return unit
    const numbers = [...new Set(unit.forms.map((form) => vocabulary.add(foldText(form))))]
    const concepts = [...new Set(numbers.flatMap((number) => vocabulary.keys[number]?.concepts ?? []))]
    return { ...unit, numbers, concepts, weight: 0 }
  })

/** Gives the words of a step their weights, once the words of all steps are known. */
export function weighUnits(units: readonly StepUnit[], vocabulary: Vocabulary): void {
  for (const unit of units) {
    if (unit.kind !== 'word') continue
    const heaviest = Math.max(...unit.numbers.map((number) => vocabulary.weight(number)))
    unit.weight = MIN_WEIGHT + (1 - MIN_WEIGHT) * heaviest
  }
}
