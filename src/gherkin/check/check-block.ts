import { FEATURE_WORDS } from '@/i18n/feature-words'
import { jsonFault } from '@/lib/json-fault'
import { isRow } from '@/steps/feature-line'
import type { StepMatch } from '@/steps/match-step'
import { blockLines, type CatalogueStep, type StepTable, sampleRows } from '@/steps/step'
import { type FeatureFinding, finding } from '../finding'
import { isStepLine } from '../parse/feature-language'
import { type FeatureBlock, sentenceRange } from '../parse/feature-steps'
import { type FeatureText, replacement, replaceRange } from '../parse/feature-text'
import { exampleNames } from '../parse/filled-sentence'
import { type StepCheck, wrongValue } from './step-context'

function checkMissing(step: CatalogueStep, { written, parsed: file, locale }: StepCheck): FeatureFinding[] {
  const { block } = step
  const indent = `${file.indentOf(written.line)}  `
  const lines = blockLines(block, sampleRows(step, FEATURE_WORDS[locale].value)).map((line) => line && indent + line)
  const fixes = [{ edits: [file.insertBelow(written.line, lines)] }]
  return [finding('block.missing', sentenceRange(written), { block }, { fixes })]
}

/** Whether a block is still what the fix for a missing one inserts: an empty text, or a table of samples. */
function isUnfilled({ kind, rows, line, endLine }: FeatureBlock, step: CatalogueStep, { parsed, locale }: StepCheck) {
  const samples = sampleRows(step, FEATURE_WORDS[locale].value)
  return kind === 'table'
    ? rows.map((row) => row.map(({ value }) => value).join('|')).join() === samples.map((row) => row.join('|')).join()
    : parsed.between(line, endLine).value.trim() === ''
}

/** Blanks, signs or a number, none of which a name of a column has. */
const NO_NAME = /[\s:;/=]|^\d+$/

/** Checks the names of a table's columns, or how many there are; a single row counts as the heading. */
function checkHeading(table: StepTable, { rows, line, endLine }: FeatureBlock, file: FeatureText): FeatureFinding[] {
  const { columns, names, optional = 0 } = table
  const [head = []] = rows
  const range = { from: head[0]?.from ?? 0, to: head.at(-1)?.to ?? 0 }
  const [least, most, found] = [columns.length - optional, columns.length, head.length]
  const isFitting = names === 'open' || (found >= least && found <= most)
  const wanted = found < least ? columns : columns.slice(0, found)
  const isHeading = head.map(({ value }) => value).join('|') === wanted.join('|')
  // A row below that could not be read has a finding of its own.
  const isOnly = rows.length === 1 && !isRow(file.lineAt(endLine + 1))
  const isRowOfValues = names === 'free' && head.some(({ value }) => NO_NAME.test(value))
  if ((isOnly || isRowOfValues) && isFitting) {
    const heading = `${file.indentOf(line)}| ${wanted.join(' | ')} |`
    const fixes = isHeading || names === 'open' ? [] : [{ edits: [file.insertAbove(line, [heading])] }]
    return [finding('columns.rows', range, { isOnly }, { fixes })]
  }
  if (names === 'fixed' && !isHeading) {
    const edits = head.map((cell, index) => replaceRange(cell, wanted[index] ?? ''))
    return [finding('columns.names', range, { columns: wanted }, { fixes: isFitting ? [{ edits }] : [] })]
  }
  return isFitting || names === 'fixed' ? [] : [finding('columns.count', range, { least, most, found })]
}

export function checkBlock({ step }: StepMatch, check: StepCheck): FeatureFinding[] {
  const { written, parsed: file } = check
  const [block, second] = written.blocks
  if (second) return [finding('unsupported.blocks', file.trimmedLine(second.line), {})]
  if (step.own?.isBlockUnknown) return []
  if (!block) return step.block === 'none' ? [] : checkMissing(step, check)
  if (step.block === block.kind) {
    const { table } = step
    if (isUnfilled(block, step, check)) return [finding('block.empty', file.trimmedLine(block.line), {})]
    return !table || block.kind !== 'table' ? [] : checkHeading(table, block, file)
  }
  const range = file.trimmedLine(block.line)
  if (step.block === 'none') {
    // With a fence missing, the block contains steps, which must not be removed.
    const hasSteps = file.lines.slice(block.line, block.endLine - 1).some((line) => isStepLine(line, check.locale))
    const fixes = hasSteps ? [] : [{ edits: [file.removeLines(block.line, block.endLine)] }]
    return [finding('block.superfluous', range, { block: block.kind }, { fixes })]
  }
  return [finding('block.other', sentenceRange(written), { block: step.block, found: block.kind })]
}

/** What the tool replaces before it reads a text: properties, and names that are columns of the outline. */
const REPLACED = /\$\{[^{}]*\}|<([^<>\n]+)>/g
/** The start of code, which may contain any sign. */
export const CODE = '${='

/** Checks doc strings that are JSON according to their media type or their step. */
export const checkFormat = ({ written: { sentence, blocks, names }, parsed: file }: StepCheck): FeatureFinding[] =>
  blocks.flatMap(({ kind, mediaType, line, endLine }): FeatureFinding[] => {
    const isJson = mediaType ? /^\s*json\s*$/i.test(mediaType) : /\bJSON\b/.test(sentence)
    const { from, value: text } = file.between(line, endLine)
    if (kind === 'table' || !isJson || text.trim() === '' || text.includes(CODE)) return []
    // Digits are a valid value of JSON, and valid inside any text.
    const filled = text.replace(REPLACED, (all, column?: string) =>
      column === undefined || names?.includes(column) ? '1'.repeat(all.length) : all,
    )
    const fault = jsonFault(filled)
    if (!fault) return []
    return [finding('block.json', { from: from + fault.from, to: from + fault.to }, { expected: fault.expected })]
  })

/** The cells of a step's table that are values in the language of the feature rather than free data. */
export function cellValues({ table }: CatalogueStep, blocks: readonly FeatureBlock[]) {
  const [head = [], ...rows] = blocks.find(({ kind }) => kind === 'table')?.rows ?? []
  const isDuration = (index: number) => table?.durations?.includes(table.columns[index] ?? '')
  return rows.flatMap((row) =>
    row.flatMap((cell, index) =>
      cell.value && isDuration(index) ? [{ cell, type: 'duration', column: head[index]?.value ?? '' }] : [],
    ),
  )
}

export function checkCells({ step }: StepMatch, { written, locale, knowledge }: StepCheck): FeatureFinding[] {
  const { isValue } = knowledge.values
  return cellValues(step, written.blocks)
    .filter(({ cell: { value }, type }) => exampleNames(value).length === 0 && !isValue(value, type, locale))
    .map(({ cell, type, column: name }) => {
      const { data, corrected } = wrongValue({ type, text: cell.value }, locale, knowledge)
      const group = `${written.line} ${name} ${data.fault}`
      // The tool loads the file all the same and reads nothing from the cell.
      const fixes = replacement(cell, corrected)
      return finding('argument', cell, data, { fixes, severity: 'warning', group })
    })
}
