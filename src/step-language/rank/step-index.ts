import type { StepLanguage } from '@/i18n/locale'
import { foldText } from '@/lib/text'
import type { StepCatalogue } from '@/steps/catalogue'
import { type ExpressionUnit, expressionUnits } from '@/steps/expression/expression-parts'
import { type CatalogueStep, OWN_PLUGIN } from '@/steps/step'
import type { AskedTerms } from '../asked-terms'
import { type StepWords, stepWords } from '../words/step-words'
import { stepTerms } from './step-terms'
import { type FindSteps, stepFinder, unpackWeights, withOwnTerms } from './step-weights'

type WordUnit = Extract<ExpressionUnit, { kind: 'word' }>
type MarkUnit = Extract<ExpressionUnit, { kind: 'mark' }>

/** A unit of an expression as it is compared; the weight is what its absence costs. */
export type StepUnit =
  | (WordUnit & { folded: string[]; weight: number })
  | (MarkUnit & { weight: number })
  | Exclude<ExpressionUnit, WordUnit | MarkUnit>

/** Signs cost less than the commonest word; words up to 1. */
const MARK_WEIGHT = 0.1
const MIN_WEIGHT = 0.15

/** A step as it is compared with sentences. */
export interface IndexedStep {
  step: CatalogueStep
  units: StepUnit[]
}

/** The steps of a language, ready for comparing. */
export interface StepIndex {
  locale: StepLanguage
  steps: IndexedStep[]
  /** The words of their sentences. */
  words: StepWords
  /** What finds them. */
  find: FindSteps
}

const stepUnits = (expression: string, { weight }: StepWords): StepUnit[] =>
  expressionUnits(expression).map((unit) => {
    if (unit.kind === 'mark') return { ...unit, weight: MARK_WEIGHT }
    if (unit.kind !== 'word') return unit
    const folded = unit.forms.map(foldText)
    return { ...unit, folded, weight: MIN_WEIGHT + (1 - MIN_WEIGHT) * Math.max(...folded.map(weight)) }
  })

/**
 * Indexes the steps of a language, yielding after each one so that it never blocks typing.
 * @param asked how people ask for them; without it they are found by their own words alone
 */
export function* indexSteps(
  catalogue: StepCatalogue,
  locale: StepLanguage,
  asked?: AskedTerms,
): Generator<void, StepIndex> {
  const expressions = catalogue.steps.map(({ expression }) => expression[locale])
  const words = stepWords(expressions, locale)
  const steps: IndexedStep[] = []
  // With another number of steps it would be about others.
  const isLearned = asked?.count === catalogue.steps.filter(({ plugin }) => plugin !== OWN_PLUGIN).length
  const own: [step: number, terms: string[]][] = []
  for (const [at, step] of catalogue.steps.entries()) {
    steps.push({ step, units: stepUnits(step.expression[locale], words) })
    if (!isLearned || step.plugin === OWN_PLUGIN) own.push([at, stepTerms(step, locale, catalogue).sentence])
    yield
  }
  const weights = withOwnTerms(isLearned ? unpackWeights(asked.packed) : new Map(), own)
  yield
  return { locale, steps, words, find: stepFinder(weights, steps.length) }
}
