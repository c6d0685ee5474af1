import type { StepLanguage } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { pluginName, type StepCatalogue } from '@/steps/catalogue'
import {
  type ExpressionUnit,
  expressionArguments,
  expressionUnits,
  expressionWords,
} from '@/steps/expression/expression-parts'
import type { CatalogueStep } from '@/steps/step'
import { isDecimalType, isWholeType } from '@/steps/values/data-types'
import { type AskedTerms, askedTermsOf } from '../asked-terms'
import { type StepWords, stepWords } from '../words/step-words'
import { createTermIndex, type TermDocument, type TermIndex } from '../words/term-index'
import { LITERAL, NEGATION, termsOf } from '../words/terms'

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
  /** Whether its sentence says no. */
  isNegative: boolean
}

/** What a step is found by, and how much each counts. */
const FIELDS = { sentence: 1.2, asked: 1, description: 0.5, names: 0.25 } as const

type Field = keyof typeof FIELDS

/** The steps of a language, ready for comparing. */
export interface StepIndex {
  locale: StepLanguage
  steps: IndexedStep[]
  /** The words of their sentences. */
  words: StepWords
  /** The steps by terms; their ids are their places in `steps`. */
  terms: TermIndex<Field>
}

/** The literals that an argument of a type takes, as terms; a comparison takes what it compares. */
function literalsFor(type: string): string[] {
  const [base = ''] = type.split('-')
  if (isWholeType(base) || isDecimalType(base)) return [`${LITERAL}number`]
  return ['text', 'url', 'file', 'duration', 'date'].includes(base) ? [LITERAL + base] : []
}

const stepUnits = (expression: string, { weight }: StepWords): StepUnit[] =>
  expressionUnits(expression).map((unit) => {
    if (unit.kind === 'mark') return { ...unit, weight: MARK_WEIGHT }
    if (unit.kind !== 'word') return unit
    const folded = unit.forms.map(foldText)
    return { ...unit, folded, weight: MIN_WEIGHT + (1 - MIN_WEIGHT) * Math.max(...folded.map(weight)) }
  })

/** What a step is found by; `asked` are the terms of the phrases. */
export function termsOfStep(
  step: CatalogueStep,
  id: number,
  locale: StepLanguage,
  catalogue: StepCatalogue,
  asked: string,
): TermDocument<Field> {
  const expression = step.expression[locale]
  const args = expressionArguments(expression)
  const join = (...terms: string[][]) => terms.flat().join(' ')
  const metrics = catalogue.dataTypes.metrics.filter((metric) => args.some(({ type }) => type === metric.type))
  const words = [expression, ...metrics.map((metric) => metric.expression[locale])].flatMap(expressionWords)
  return {
    id,
    sentence: join(
      termsOf(words.join(' '), locale),
      args.flatMap(({ type }) => literalsFor(type)),
      expression.includes(' = ') ? [`${LITERAL}=`] : [],
    ),
    asked,
    description: join(termsOf(step.description[locale], locale)),
    names: join(
      termsOf([step.id.replaceAll('.', ' '), ...args.map(({ name }) => name)].join(' '), 'en'),
      termsOf(pluginName(catalogue.plugins, step.plugin, locale), locale),
    ),
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
  const terms = createTermIndex(FIELDS)
  const phrases = askedTermsOf(asked, catalogue.steps.length)
  const steps: IndexedStep[] = []
  for (const [number, step] of catalogue.steps.entries()) {
    const units = stepUnits(step.expression[locale], words)
    const isNegative = units.some((unit) => unit.kind === 'word' && NEGATION.test(unit.folded[0] ?? ''))
    steps.push({ step, units, isNegative })
    const family = step.id.slice(0, step.id.lastIndexOf('.'))
    terms.add(termsOfStep(step, number, locale, catalogue, phrases[number] ?? ''), family)
    yield
  }
  return { locale, steps, words, terms }
}
