import { FEATURE_WORDS } from '@/i18n/feature-words'
import type { Locale } from '@/i18n/locale'
import { jsonFault } from '@/lib/json-fault'
import type { CatalogueStep, StepTable } from '@/steps/step'
import { type FeatureFinding, finding } from '../finding'
import { type FeatureBlock, type FeatureStep, sentenceRange } from '../parse/feature-steps'
import {
  emptyBlock,
  type FeatureText,
  indentOf,
  insertAbove,
  insertBelow,
  lineAt,
  type PlacedText,
  removeLines,
  replaceRange,
  trimmedLine,
  wholeLine,
} from '../parse/feature-text'

function checkMissing(step: CatalogueStep, written: FeatureStep, file: FeatureText, locale: Locale): FeatureFinding[] {
  const indent = `${indentOf(file, written.line)}  `
  const lines = emptyBlock(step, FEATURE_WORDS[locale].value).map((line) => (line ? indent + line : line))
  const fixes = [{ edits: [insertBelow(file, written.line, lines)] }]
  return [finding('block.missing', sentenceRange(written), { block: step.block }, { fixes, steps: [step.id] })]
}

const headRange = (head: readonly PlacedText[]) => ({ from: head[0]?.from ?? 0, to: head.at(-1)?.to ?? 0 })

/** The names must match exactly, but optional ones may be missing at the end; the fix needs the right number of columns. */
function checkColumnNames(table: StepTable, head: readonly PlacedText[], step: CatalogueStep): FeatureFinding[] {
  const { optional = 0 } = table
  const isShort = head.length >= table.columns.length - optional
  const columns = isShort ? table.columns.slice(0, head.length) : table.columns
  if (head.map(({ value }) => value).join('|') === columns.join('|')) return []
  const edits = head.map((cell, index) => replaceRange(cell, columns[index] ?? ''))
  const fixes = head.length === columns.length ? [{ edits }] : []
  return [finding('columns.names', headRange(head), { columns }, { fixes, steps: [step.id] })]
}

/** Only the number of columns counts; optional ones may be missing at the end. */
function checkColumnCount({ columns, optional = 0 }: StepTable, head: readonly PlacedText[], step: CatalogueStep) {
  const most = columns.length
  const least = most - optional
  if (head.length >= least && head.length <= most) return []
  return [finding('columns.count', headRange(head), { least, most, found: head.length }, { steps: [step.id] })]
}

/** A table whose only row is not read: values without a heading, which the fix writes, or a heading without values. */
function checkRows(step: CatalogueStep, { columns }: StepTable, head: readonly PlacedText[], file: FeatureText) {
  const [first] = head
  const isHeading = head.every(({ value }, at) => value === columns[at])
  const indent = first ? lineAt(file, first.line).split('|')[0] : ''
  const heading = `${indent}| ${columns.slice(0, head.length).join(' | ')} |`
  const fixes = first && !isHeading ? [{ edits: [insertAbove(file, first.line, [heading])] }] : []
  return [finding('columns.rows', headRange(head), {}, { fixes, steps: [step.id] })]
}

function checkColumns(step: CatalogueStep, { kind, rows, endLine }: FeatureBlock, file: FeatureText): FeatureFinding[] {
  const [head = []] = rows
  if (kind !== 'table' || !step.table || step.table.names === 'open') return []
  const count = checkColumnCount(step.table, head, step)
  // A row below that could not be read is a finding of its own.
  const isOnly =
    rows.length === 1 &&
    !lineAt(file, endLine + 1)
      .trimStart()
      .startsWith('|')
  if (isOnly && count.length === 0) return checkRows(step, step.table, head, file)
  return step.table.names === 'fixed' ? checkColumnNames(step.table, head, step) : count
}

/**
 * Checks the block of a step: present or not, its kind, its columns.
 * @param step the matching step
 * @param written the step of the file
 */
export function checkBlock(
  step: CatalogueStep,
  written: FeatureStep,
  file: FeatureText,
  locale: Locale,
): FeatureFinding[] {
  const [block, second] = written.blocks
  if (second) return [finding('unsupported.blocks', trimmedLine(file, second.line), {}, { steps: [step.id] })]
  if (!block) return step.block === 'none' ? [] : checkMissing(step, written, file, locale)
  if (step.block === block.kind) return checkColumns(step, block, file)
  const steps = [step.id]
  const range = trimmedLine(file, block.line)
  if (step.block === 'none') {
    const fixes = [{ edits: [removeLines(file, block.line, block.endLine)] }]
    return [finding('block.superfluous', range, { block: block.kind }, { fixes, steps })]
  }
  return [finding('block.other', sentenceRange(written), { block: step.block, found: block.kind }, { steps })]
}

/** What the tool replaces before it reads a text: a property, or a value of an outline if it has that column. */
const REPLACED = /\$\{[^{}]*\}|<([^<>\n]+)>/g
/** Code may have any signs in it. */
const CODE = '${='

/** A doc string that says that it is JSON, and is not. */
export const checkJson = ({ blocks, names }: FeatureStep, file: FeatureText): FeatureFinding[] =>
  blocks.flatMap(({ mediaType, line, endLine }) => {
    const { from } = wholeLine(file, line + 1)
    const text = file.text.slice(from, wholeLine(file, endLine).from)
    if (mediaType?.trim().toLowerCase() !== 'json' || text.trim() === '' || text.includes(CODE)) return []
    // A number is a value, and goes into any text.
    const filled = text.replace(REPLACED, (all, column?: string) =>
      column === undefined || names?.includes(column) ? '1'.repeat(all.length) : all,
    )
    const fault = jsonFault(filled)
    if (!fault) return []
    const range = { from: from + fault.from, to: from + fault.to }
    return [finding('block.json', range, { expected: fault.expected })]
  })
