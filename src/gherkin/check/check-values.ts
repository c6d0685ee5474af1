import type { Locale } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { nearest } from '@/lib/nearest'
import { explainArgument } from '@/step-language/correct/correct-value'
import { writePhrase } from '@/step-language/write/write-sentence'
import { isValueOf } from '@/steps/expression/step-expression'
import type { StepMatch } from '@/steps/match-step'
import type { DataTypes } from '@/steps/values/data-types'
import { type FeatureFinding, finding } from '../finding/finding'
import { propertyEdit } from '../parse/feature-properties'
import {
  exampleNames,
  type FeatureBlock,
  type FeatureCell,
  type FeatureStep,
  type FilledSentence,
  sentenceRange,
  writtenRange,
} from '../parse/feature-step'
import { replacement } from '../parse/feature-text'
import { cellRange, isIn } from './check-examples'
import { type StepCheck, wrongValue } from './step-check'

/** Column types of the tables that the tool reads in the language of the feature. */
const COLUMN_TYPES: Readonly<Record<string, readonly (string | undefined)[]>> = {
  'jmeter.execute.stretches': [undefined, 'duration', 'duration'],
}

interface CellValue {
  cell: FeatureCell
  type: string
  /** The name of its column in the file. */
  column: string
}

/**
 * The cells of a step's table that are typed values, not free data.
 * @param step its id
 */
export function cellValues(step: string, blocks: readonly FeatureBlock[]): CellValue[] {
  const [head = [], ...rows] = blocks.find(({ kind }) => kind === 'table')?.rows ?? []
  return rows.flatMap((row) =>
    row.flatMap((cell, index) => {
      const type = COLUMN_TYPES[step]?.[index]
      return type && cell.value ? [{ cell, type, column: head[index]?.value ?? '' }] : []
    }),
  )
}

/** Cells that are not valid values of their column. */
export function checkCells(
  step: string,
  { blocks, line }: FeatureStep,
  { locale, knowledge }: StepCheck,
): FeatureFinding[] {
  return cellValues(step, blocks)
    .filter(({ cell }) => exampleNames(cell.value).length === 0)
    .flatMap(({ cell, type, column: name }) => {
      const problem = explainArgument({ name, type }, cell.value, locale, knowledge.values)
      if (!problem) return []
      const fixes = replacement(cell, problem.corrected)
      const data = { name, type, value: cell.value, fault: problem.fault, language: locale }
      // The tool loads the file all the same and takes the cell for nothing.
      const group = `${line} ${name} ${problem.fault}`
      return [finding('argument', cell, data, { fixes, steps: [step], severity: 'warning', group })]
    })
}

/** A sentence that would match a custom step with other values. */
export function checkCustom(written: FeatureStep, filled: FilledSentence, check: StepCheck): FeatureFinding[] {
  const { line, scope } = written
  return check.custom.wrongValues(filled.text, scope.dataLocale ?? check.locale).map((value) => {
    const cell = filled.values.find((one) => isIn(one, value))?.cell
    const { start, end } = writtenRange(filled, value.start, value.end)
    const { data } = wrongValue(value, scope, check)
    const place = cell ? cellRange(cell) : sentenceRange(written, start, end)
    return finding('argument', place, data, { group: `${line} ${data.name} ${data.fault}` })
  })
}

/** The comparisons that do not work as expected, written once for each catalogue. */
const brokenPhrases = memoize(({ matchers }: DataTypes) =>
  memoize((locale: Locale) =>
    matchers.flatMap(({ expression, warning }) =>
      warning ? [{ phrase: writePhrase(expression[locale], false), warning }] : [],
    ),
  ),
)

/** Comparisons that do not work as expected, with the workaround. */
export function checkPhrases(
  { args, step }: StepMatch,
  written: FeatureStep,
  locale: Locale,
  types: DataTypes,
): FeatureFinding[] {
  const broken = brokenPhrases(types)(locale)
  return Object.values(args).flatMap((arg) => {
    const known = broken.find(({ phrase }) => phrase === arg?.raw)
    if (!arg || !known) return []
    return [finding('broken.phrase', sentenceRange(written, arg.start, arg.end), known, { steps: [step.id] })]
  })
}

/** A step that does not work in the language of the feature, with the workaround. */
export const checkBroken = ({ step }: StepMatch, written: FeatureStep, locale: Locale): FeatureFinding[] =>
  step.fails?.includes(locale)
    ? [finding('broken.step', sentenceRange(written), { step: step.id }, { steps: [step.id] })]
    : []

/**
 * A value that is one in the language of the feature, in which the tool finds the step, and not in the one of the configuration, in
 * which it then reads the value. The property of the feature is used for both.
 */
export function checkDataLanguage({ args, step }: StepMatch, written: FeatureStep, check: StepCheck): FeatureFinding[] {
  const { parsed, locale, knowledge, dataLanguage: language } = check
  if (!language || written.scope.dataLocale) return []
  const patterns = knowledge.values.patternsOf(language.replaceAll('_', '-'))
  const [wrong] = (step.arguments ?? []).flatMap(({ name, type }) => {
    const arg = args[name]
    return arg && !isValueOf(type, arg.raw, patterns) ? [arg] : []
  })
  if (!wrong) return []
  const place = written.names ? sentenceRange(written) : sentenceRange(written, wrong.start, wrong.end)
  const more = {
    fixes: [{ edits: [propertyEdit(parsed, 'dataFormatLanguage', locale)] }],
    steps: [step.id],
    group: 'argument.language',
  }
  return [finding('argument.language', place, { value: wrong.raw, language, written: locale }, more)]
}

/** Words that the tool does not know: the file is loaded, and the step fails when it runs. */
export const checkWords = ({ args, step }: StepMatch, written: FeatureStep): FeatureFinding[] =>
  (step.arguments ?? []).flatMap(({ name, words, wordsInAnyCase }) => {
    const arg = args[name]
    const spelled = wordsInAnyCase ? arg?.raw.toUpperCase() : arg?.raw
    // Anything but letters is a value that the tool replaces.
    if (!arg || !words || !spelled || words.includes(spelled) || !/^\w+$/.test(spelled)) return []
    const near = nearest(spelled, words, 2)
    const range = sentenceRange(written, arg.start, arg.end)
    return [finding('argument.word', range, { words }, { fixes: replacement(range, near), steps: [step.id] })]
  })
