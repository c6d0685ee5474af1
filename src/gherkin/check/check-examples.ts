import { escaped } from '@/lib/escaped'
import type { TextRange } from '@/lib/finding'
import { nearest } from '@/lib/nearest'
import { explainArgument } from '@/step-language/correct/correct-value'
import { dataLocaleOf } from '@/step-language/step-knowledge'
import { innerType } from '@/step-language/values/value-tools'
import { expressionArguments } from '@/steps/expression/expression-parts'
import type { StepMatch } from '@/steps/match-step'
import { type FeatureFinding, finding } from '../finding/finding'
import {
  exampleNames,
  type FeatureCell,
  type FeatureStep,
  type FilledSentence,
  type FilledValue,
  openSentence,
  sentenceRange,
} from '../parse/feature-step'
import { replacement } from '../parse/feature-text'
import { isStep, type StepCheck, type WrittenValue, wrongValue } from './step-check'

/** A column with only one of its angle brackets. */
function halfName(name: string, step: FeatureStep): FeatureFinding[] {
  const plain = escaped(name)
  const found = new RegExp(`<${plain}(?![\\p{L}\\d_ -]*>)(?![\\p{L}\\d_-])|(?<![<\\p{L}\\d_-])${plain}>`, 'u').exec(
    step.sentence,
  )
  if (!found) return []
  const range = sentenceRange(step, found.index, found.index + found[0].length)
  return [finding('example.half', range, { name }, { severity: 'warning', fixes: replacement(range, `<${name}>`) })]
}

function unknownName(name: string, range: TextRange, names: readonly string[], severity: FeatureFinding['severity']) {
  const near = nearest(name, names)
  const fixes = replacement(range, near ? `<${near}>` : undefined)
  return finding('example.unknown', range, { name, names }, { severity, fixes })
}

/** Cells of the table of a step that are nothing but such a name. */
const unknownCells = ({ blocks }: FeatureStep, names: readonly string[]): FeatureFinding[] =>
  blocks
    .flatMap(({ rows }) => rows.flat())
    .flatMap((cell) => {
      const [name, ...others] = exampleNames(cell.value)
      const isName = name !== undefined && others.length === 0 && cell.value === `<${name}>`
      return isName && !names.includes(name) ? [unknownName(name, cell, names, 'warning')] : []
    })

/** Names in angle brackets without a column: allowed in texts and free words, not in a number. */
export function checkNames(step: FeatureStep, check: StepCheck): FeatureFinding[] {
  const { sentence, names } = step
  if (!names) return []
  const { text } = openSentence(sentence, names)
  const severity = isStep(text, step, check) ? 'warning' : 'error'
  const half = names.flatMap((name) => halfName(name, step))
  const unknown = exampleNames(sentence)
    .filter((name) => !names.includes(name))
    .map((name) => {
      const start = sentence.indexOf(`<${name}>`)
      return unknownName(name, sentenceRange(step, start, start + name.length + 2), names, severity)
    })
  return [...half, ...unknown, ...unknownCells(step, names)]
}

/** The range of a cell, at least one character so that it is visible. */
export const cellRange = ({ from, to }: FeatureCell) => ({ from, to: Math.max(to, from + 1) })

export const isIn = ({ filledStart, filledEnd }: FilledValue, { start, end }: { start: number; end: number }) =>
  filledStart < end && start < filledEnd

function cellFinding(
  cell: FeatureCell,
  argument: WrittenValue,
  step: string,
  { line, scope }: FeatureStep,
  check: StepCheck,
): FeatureFinding {
  const { data, corrected } = wrongValue(argument, scope, check)
  const isClear = argument.text === cell.value && data.fault !== 'one-word'
  const fixes = isClear && corrected ? replacement(cell, corrected) : []
  const group = `${line} ${data.name} ${data.fault}`
  return finding('argument', cellRange(cell), { ...data, value: cell.value }, { fixes, steps: [step], group })
}

/** A sentence of an outline that matches a step: it shows which argument each column is. */
interface KnownExample {
  filled: FilledSentence
  match: StepMatch
}

function argumentOf(name: string, { filled, match }: KnownExample, { locale, knowledge }: StepCheck) {
  const value = filled.values.find((one) => one.name === name)
  const used = expressionArguments(match.step.expression[locale]).find((one) => {
    const arg = match.args[one.name]
    return arg && value && isIn(value, arg)
  })
  if (!used || !value) return undefined
  const isWhole = match.args[used.name]?.raw.length === value.filledEnd - value.filledStart
  const inner = isWhole ? undefined : innerType(used.type, knowledge.catalogue.dataTypes)
  return { ...used, type: inner ?? used.type, isClear: isWhole || inner !== undefined }
}

/** Cells that are no value of the argument that their column is, and empty ones where the step needs a value. */
function checkColumns(
  { values }: FilledSentence,
  known: KnownExample,
  written: FeatureStep,
  check: StepCheck,
): FeatureFinding[] {
  const language = dataLocaleOf(written.scope, check.locale)
  return values.flatMap(({ name, cell }) => {
    const argument = cell && argumentOf(name, known, check)
    if (!argument || (cell.value && !argument.isClear)) return []
    if (cell.value && !explainArgument(argument, cell.value, language, check.knowledge.values)) return []
    return [cellFinding(cell, { ...argument, text: cell.value }, known.match.step.id, written, check)]
  })
}

/**
 * Findings for a row of an outline with which the sentence matches no step, while it does with other values.
 * @param filled the sentence with the values of that row
 * @param known the sentence and its step with other values
 */
export function checkExample(
  written: FeatureStep,
  filled: FilledSentence,
  known: KnownExample | undefined,
  check: StepCheck,
): FeatureFinding[] {
  const columns = known ? checkColumns(filled, known, written, check) : []
  if (columns.length > 0) return columns
  const advice = check.advise(filled.text, written.scope, written.role)
  const step = advice?.step
  const wrong = (advice?.wrong ?? []).flatMap((argument) => {
    const cell = filled.values.find((value) => isIn(value, argument))?.cell
    return cell && step ? [cellFinding(cell, argument, step.id, written, check)] : []
  })
  if (wrong.length > 0) return wrong
  const [cell] = filled.values.flatMap((value) => value.cell ?? [])
  const range = cell ? cellRange(cell) : sentenceRange(written)
  const values = filled.values.map(({ name, cell: used }) => ({ name, value: used?.value ?? '' }))
  const row = { line: cell?.line ?? written.line, values }
  const data = { isAdvised: advice !== undefined, sentence: filled.text, row }
  return [finding('undefined', range, data, { group: String(written.line) })]
}
