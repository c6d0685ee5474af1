import type { Locale } from '@/i18n/locale'
import { nearest } from '@/lib/nearest'
import { remember } from '@/lib/remember'
import { explainArgument } from '@/step-language/correct/explain-argument'
import { dataLocaleOf } from '@/step-language/step-knowledge'
import { writePhrase } from '@/step-language/write/write-sentence'
import type { StepMatch } from '@/steps/match-step'
import { UNNAMED_ARGUMENT } from '@/steps/step'
import type { DataTypes } from '@/steps/values/data-types'
import { type FeatureFinding, finding } from '../finding/finding'
import { exampleNames, type FilledSentence, writtenRange } from '../parse/example-sentence'
import { type FeatureBlock, type FeatureCell, type FeatureStep, sentenceRange } from '../parse/feature-step'
import { replaceRange } from '../parse/feature-text'
import type { StepCheck } from './step-check'

/** Column types of the tables that the tool reads in the language of the feature. */
const COLUMN_TYPES: Readonly<Record<string, readonly (string | undefined)[]>> = {
  'jmeter.execute.stretches': [undefined, 'duration', 'duration'],
}

/** A cell that is a value of a type. */
export interface CellValue {
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
export function checkCells(step: string, { blocks }: FeatureStep, { locale, knowledge }: StepCheck): FeatureFinding[] {
  return cellValues(step, blocks)
    .filter(({ cell }) => exampleNames(cell.value).length === 0)
    .flatMap(({ cell, type, column: name }) => {
      const problem = explainArgument({ name, type }, cell.value, locale, knowledge.values)
      if (!problem) return []
      const fixes = problem.corrected ? [{ edits: [replaceRange(cell, problem.corrected)] }] : []
      const data = { name, type, value: cell.value, fault: problem.fault, language: locale }
      // The tool loads the file all the same and takes the cell for nothing.
      return [finding('argument', cell, data, { fixes, steps: [step], severity: 'warning' })]
    })
}

/** A sentence that would match a custom step with other values. */
export function checkCustom(written: FeatureStep, filled: FilledSentence, check: StepCheck): FeatureFinding[] {
  const { locale, custom, knowledge } = check
  const language = dataLocaleOf(written.scope, locale)
  return custom.wrongValues(filled.text, written.scope.dataLocale ?? locale).map(({ name, type, text, start, end }) => {
    const range = writtenRange(filled, start, end)
    const fault = explainArgument({ name, type }, text, language, knowledge.values)?.fault ?? 'missing'
    const data = { name, type, value: text, fault, language }
    return finding('argument', sentenceRange(written, range.start, range.end), data)
  })
}

/** The comparisons that do not work as expected, written once for each catalogue. */
const brokenPhrases = remember(({ matchers }: DataTypes) =>
  remember((locale: Locale) =>
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

/** The only words that the tool knows for an argument, although its type takes any. */
interface KnownWords {
  words: readonly string[]
  /** Their case does not matter. */
  isAnyCase?: boolean
  /** What writers say in their own words, in either language. */
  meant?: readonly [RegExp, string][]
}

const METHODS: KnownWords = {
  words: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'],
  meant: [
    [/^(obten|consult|leer|read|fetch|retriev)/i, 'GET'],
    [/^(cre|envi|manda|send|add)/i, 'POST'],
    [/^(reempla|sustitu|replac)/i, 'PUT'],
    [/^(modific|actualiz|chang|updat)/i, 'PATCH'],
    [/^(borr|elimin|remov|eras)/i, 'DELETE'],
  ],
}

const CONTENT_TYPES: KnownWords = {
  words: ['ANY', 'TEXT', 'JSON', 'XML', 'HTML', 'URLENC', 'BINARY', 'MULTIPART'],
  isAnyCase: true,
}

/** By the step and the name of its argument. */
const KNOWN_WORDS: Readonly<Record<string, KnownWords>> = {
  'jmeter.define.request method': METHODS,
  [`rest.define.contentType ${UNNAMED_ARGUMENT}`]: CONTENT_TYPES,
  [`rest.assert.response.body.contentType ${UNNAMED_ARGUMENT}`]: CONTENT_TYPES,
  'email.define.host protocol': { words: ['imap', 'imaps', 'pop3', 'pop3s'] },
}

/** Words that the tool does not know: the file is loaded, and the step fails when it runs. */
export function checkWords({ args, step }: StepMatch, written: FeatureStep): FeatureFinding[] {
  return Object.entries(args).flatMap(([name, arg]) => {
    const known = KNOWN_WORDS[`${step.id} ${name}`]
    if (
      !arg ||
      !known ||
      known.words.includes(known.isAnyCase ? arg.raw.toUpperCase() : arg.raw) ||
      !/^\w+$/.test(arg.raw)
    )
      return []
    const near = known.meant?.find(([word]) => word.test(arg.raw))?.[1] ?? nearest(arg.raw, known.words, 2)
    const range = sentenceRange(written, arg.start, arg.end)
    const fixes = near ? [{ edits: [replaceRange(range, near)] }] : []
    return [finding('argument.word', range, { words: [...known.words] }, { fixes, steps: [step.id] })]
  })
}
