import type { Locale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import type { StepCatalogue } from '@/steps/catalogue'
import type { CatalogueStep } from '@/steps/step'
import { conceptAt, conceptsOfStep } from '../words/concept-table'
import { phrasesIn } from '../words/phrases'
import { Vocabulary } from '../words/vocabulary'
import { addFields, emptyFields, type FieldIndex } from './field-index'
import { type Sense, senseOf } from './sense'
import { type StepUnit, stepUnits, weighUnits } from './step-units'

/** A step as it is compared with sentences. */
export interface IndexedStep {
  step: CatalogueStep
  /** Its place in the index, from 0. */
  number: number
  units: StepUnit[]
  /** What its sentence says, by the concepts of its words. */
  sense: Sense
  /** The concepts that tell it from simpler steps. */
  narrowedBy: number[]
}

/** The steps of a language, ready for comparing. */
export interface StepIndex {
  locale: Locale
  steps: IndexedStep[]
  /** The words of their sentences. */
  vocabulary: Vocabulary
  /** The steps that have a word in their sentence, by the number of the word. */
  stepsWith: number[][]
  /** Whatever else says something about them. */
  fields: FieldIndex
  /** The plugins whose steps a concept stands for. */
  pluginsFor: ReadonlyMap<number, ReadonlySet<string>>
}

/** Indexes the steps of a language, yielding after each one so that it never blocks typing. */
export function* indexSteps(catalogue: StepCatalogue, locale: Locale): Generator<void, StepIndex> {
  const vocabulary = new Vocabulary(locale)
  const [steps, stepsWith, fields]: [IndexedStep[], number[][], FieldIndex] = [[], [], emptyFields()]
  const pluginsFor = new Map<number, Set<string>>()
  const context = { locale, types: catalogue.dataTypes, plugins: catalogue.plugins }
  for (const [number, step] of catalogue.steps.entries()) {
    const units = stepUnits(step.expression[locale], vocabulary)
    const words = units.flatMap((unit) => (unit.kind === 'word' ? [unit] : []))
    const numbers = [...new Set(words.flatMap((unit) => unit.numbers))]
    vocabulary.count(numbers)
    for (const word of numbers) stepsWith[word] = [...(stepsWith[word] ?? []), number]
    const firstForms = words.map(({ forms }) => foldText(forms[0] ?? ''))
    for (const { concept, from, to } of phrasesIn(firstForms))
      for (const unit of words.slice(from, to)) unit.concepts.push(concept)
    const own = conceptsOfStep(step.id)
    for (const concept of own) pluginsFor.set(concept, (pluginsFor.get(concept) ?? new Set<string>()).add(step.plugin))
    const sense = senseOf(firstForms, locale)
    steps.push({ step, number, units, sense, narrowedBy: own.filter((concept) => conceptAt(concept)?.narrows) })
    addFields(fields, number, step, context)
    yield
  }
  for (const { units } of steps) {
    weighUnits(units, vocabulary)
    yield
  }
  return { locale, steps, vocabulary, stepsWith, fields, pluginsFor }
}
