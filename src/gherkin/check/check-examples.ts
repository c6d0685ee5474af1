import type { TextRange } from '@/lib/finding'
import { nearest } from '@/lib/nearest'
import { dataLocaleOf } from '@/step-language/step-knowledge'
import { innerType } from '@/step-language/values/value-tools'
import { expressionArguments } from '@/steps/expression/expression-parts'
import type { StepMatch } from '@/steps/match-step'
import { type FeatureFinding, finding } from '../finding'
import { sentenceRange } from '../parse/feature-steps'
import { type PlacedText, replacement } from '../parse/feature-text'
import { exampleNames, type FilledSentence, isIn, openSentence } from '../parse/filled-sentence'
import { isStep, type StepCheck, wrongValue } from './step-check'

/** Names in angle brackets without a column: allowed in texts, free words and the cells of a table, not in a number. */
export function checkNames(check: StepCheck): FeatureFinding[] {
  const { written } = check
  const { sentence, names } = written
  if (!names) return []
  const { text } = openSentence(sentence, names)
  const severity = isStep(text, check) ? 'warning' : 'error'
  const unknown = (name: string, range: TextRange, severity: FeatureFinding['severity']) => {
    if (names.includes(name)) return []
    const near = nearest(name, names)
    const fixes = replacement(range, near && `<${near}>`)
    return [finding('example.unknown', range, { name, names }, { severity, fixes })]
  }
  const inSentence = exampleNames(sentence).flatMap((name) => {
    const start = sentence.indexOf(`<${name}>`)
    return unknown(name, sentenceRange(written, start, start + name.length + 2), severity)
  })
  const inTable = written.blocks
    .flatMap(({ rows }) => rows.flat())
    .flatMap((cell) => unknown(/^<([^<>]+)>$/.exec(cell.value)?.[1] ?? names[0] ?? '', cell, 'warning'))
  return [...inSentence, ...inTable]
}

/** The range of a cell, at least one character so that it is visible. */
const cellRange = ({ from, to }: PlacedText) => ({ from, to: Math.max(to, from + 1) })

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
function checkColumns({ values }: FilledSentence, known: KnownExample, check: StepCheck): FeatureFinding[] {
  const { written, locale, knowledge } = check
  const language = dataLocaleOf(written.scope, locale)
  return values.flatMap(({ name, cell }) => {
    const argument = cell && argumentOf(name, known, check)
    if (!argument || (cell.value && !argument.isClear)) return []
    if (knowledge.values.isValue(cell.value, argument.type, language)) return []
    const { data, corrected } = wrongValue({ ...argument, text: cell.value }, language, knowledge)
    const fixes = data.fault === 'one-word' ? [] : replacement(cell, corrected)
    const group = `${written.line} ${argument.name} ${data.fault}`
    return [finding('argument', cellRange(cell), data, { fixes, steps: [known.match.step.id], group })]
  })
}

/**
 * Findings for a row of an outline with which the sentence matches no step, while it does with other values.
 * @param filled the sentence with the values of that row
 * @param known the sentence and its step with other values
 */
export function checkExample(filled: FilledSentence, known: KnownExample | undefined, check: StepCheck) {
  const { written } = check
  const columns = known ? checkColumns(filled, known, check) : []
  if (columns.length > 0) return columns
  const [cell] = filled.values.flatMap((value) => value.cell ?? [])
  const range = cell ? cellRange(cell) : sentenceRange(written)
  const values = filled.values.map(({ name, cell: used }) => ({ name, value: used?.value ?? '' }))
  const row = { line: cell?.line ?? written.line, values }
  return [finding('undefined', range, { isAdvised: true, sentence: filled.text, row }, { group: String(written.line) })]
}
