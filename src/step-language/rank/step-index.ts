import type { StepLanguage } from '@/i18n/locale'
import { foldText } from '@/lib/text'
import { pluginName, type StepCatalogue } from '@/steps/catalogue'
import { expressionArguments, expressionUnits, expressionWords } from '@/steps/expression/expression-parts'
import { type CatalogueStep, OWN_PLUGIN } from '@/steps/step'
import { type DataTypes, isDecimalType, isWholeType } from '@/steps/values/data-types'
import type { AskedTerms } from '../asked-terms'
import { type StepWords, stepWords } from '../words/step-words'
import { LITERAL, termsOf } from '../words/terms'
import { type FindSteps, stepFinder, unpackWeights, withOwnTerms } from './step-weights'

/** Signs cost less than the commonest word; words up to 1. */
const MARK_WEIGHT = 0.1
const MIN_WEIGHT = 0.15

/** The units of an expression as they are compared; the weight is what the absence of one costs. */
const stepUnits = (expression: string, { weight }: StepWords) =>
  expressionUnits(expression).map((unit) => {
    if (unit.kind === 'mark') return { ...unit, weight: MARK_WEIGHT }
    if (unit.kind !== 'word') return unit
    const folded = unit.forms.map(foldText)
    return { ...unit, folded, weight: MIN_WEIGHT + (1 - MIN_WEIGHT) * Math.max(...folded.map(weight)) }
  })

export type StepUnit = ReturnType<typeof stepUnits>[number]

/** A step as it is compared with sentences. */
export interface IndexedStep {
  step: CatalogueStep
  units: StepUnit[]
}

/** The steps of a language, ready for comparing. */
export interface StepIndex {
  locale: StepLanguage
  types: DataTypes
  steps: IndexedStep[]
  words: StepWords
  find: FindSteps
}

/** The literals that an argument of a type takes, as terms; a comparison takes what it compares. */
function literalsFor(type: string): string[] {
  const [base = ''] = type.split('-')
  if (isWholeType(base) || isDecimalType(base)) return [`${LITERAL}number`]
  return ['text', 'url', 'file', 'duration', 'date'].includes(base) ? [LITERAL + base] : []
}

/** The terms of a step itself: of its sentence; of its description, its id, its arguments and its plugin. */
export function stepTerms(step: CatalogueStep, locale: StepLanguage, { dataTypes, plugins }: StepCatalogue) {
  const expression = step.expression[locale]
  const args = expressionArguments(expression)
  const metrics = dataTypes.metrics.filter((metric) => args.some(({ type }) => type === metric.type))
  const words = [expression, ...metrics.map((metric) => metric.expression[locale])].flatMap(expressionWords)
  return {
    sentence: [
      ...termsOf(words.join(' '), locale),
      ...args.flatMap(({ type }) => literalsFor(type)),
      ...(expression.includes(' = ') ? [`${LITERAL}=`] : []),
    ],
    about: [
      ...termsOf(step.description[locale], locale),
      ...termsOf([step.id.replaceAll('.', ' '), ...args.map(({ name }) => name)].join(' '), 'en'),
      ...termsOf(pluginName(plugins, step.plugin, locale), locale),
    ],
  }
}

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
  return { locale, types: catalogue.dataTypes, steps, words, find: stepFinder(weights, steps.length) }
}
