import { foldText } from '@/lib/fold-text'
import type { Vocabulary } from '../words/vocabulary'
import { type ExpressionItem, wordForms } from './expression-items'

/** What stands for one word, sign or value of a sentence when it is laid beside a step. */
export type StepUnit =
  | { kind: 'word'; item: number; forms: string[]; numbers: number[]; weight: number; isOptional: boolean }
  | { kind: 'mark'; item: number; text: string; weight: number }
  | { kind: 'argument'; item: number; name: string; type: string; text: string }
  | { kind: 'free'; item: number }

type WordUnit = Extract<StepUnit, { kind: 'word' }>

/** What the absence of a sign costs; words cost up to 1. */
const MARK_WEIGHT = 0.1
/** What even the commonest word tells. */
const LEAST_WEIGHT = 0.15

const wordUnit = (item: number, forms: string[], isOptional: boolean, vocabulary: Vocabulary): WordUnit => ({
  kind: 'word',
  item,
  forms,
  numbers: [...new Set(forms.map((form) => vocabulary.add(foldText(form))))],
  weight: 0,
  isOptional,
})

function unitsOf(item: ExpressionItem, index: number, vocabulary: Vocabulary): StepUnit[] {
  switch (item.kind) {
    case 'word':
      return [wordUnit(index, wordForms(item), false, vocabulary)]
    case 'choice':
      return item.words.map((forms) => wordUnit(index, forms, true, vocabulary))
    case 'mark':
      return [{ kind: 'mark', item: index, text: item.text, weight: MARK_WEIGHT }]
    case 'argument':
      return [{ kind: 'argument', item: index, name: item.name, type: item.type, text: item.text }]
    case 'free':
      return [{ kind: 'free', item: index }]
  }
}

/**
 * Lays the items of an expression out for comparing, and makes its words known.
 * @param vocabulary the words of all steps; it grows
 */
export const stepUnits = (items: readonly ExpressionItem[], vocabulary: Vocabulary): StepUnit[] =>
  items.flatMap((item, index) => unitsOf(item, index, vocabulary))

/** Gives the words of a step their weights, once the words of all steps are known. */
export function weighUnits(units: readonly StepUnit[], vocabulary: Vocabulary): void {
  for (const unit of units) {
    if (unit.kind !== 'word') continue
    const heaviest = Math.max(...unit.numbers.map((number) => vocabulary.weight(number)))
    unit.weight = LEAST_WEIGHT + (1 - LEAST_WEIGHT) * heaviest
  }
}
