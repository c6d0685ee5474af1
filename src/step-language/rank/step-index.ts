import type { Locale } from '@/i18n/locale'
import type { CatalogueStep } from '@/steps/step'
import { Vocabulary } from '../words/vocabulary'
import { isStepNegative } from './polarity'
import { type StepUnit, stepUnits, weighUnits } from './step-units'

/** A step as it is compared with sentences. */
export interface IndexedStep {
  step: CatalogueStep
  units: StepUnit[]
  /** Whether it is negative: `no está vacía`. */
  isNegative: boolean
}

/** The steps of a language, ready for comparing. */
export interface StepIndex {
  locale: Locale
  steps: IndexedStep[]
  vocabulary: Vocabulary
}

/** Indexes the steps of a language, yielding after each one so that it never blocks typing. */
export function* indexSteps(catalogue: readonly CatalogueStep[], locale: Locale): Generator<void, StepIndex> {
  const vocabulary = new Vocabulary(locale)
  const steps: IndexedStep[] = []
  for (const step of catalogue) {
    const units = stepUnits(step.expression[locale], vocabulary)
    vocabulary.count(units.flatMap((unit) => (unit.kind === 'word' ? unit.numbers : [])))
    steps.push({ step, units, isNegative: isStepNegative(units, locale) })
    yield
  }
  for (const { units } of steps) {
    weighUnits(units, vocabulary)
    yield
  }
  return { locale, steps, vocabulary }
}
