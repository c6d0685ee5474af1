import { FEATURE_WORDS } from '@/i18n/step-strings'
import { jsonFault } from '@/lib/json-fault'
import type { StepMatch } from '@/steps/expression/step-expression'
import { isRow } from '@/steps/feature-line'
import { blockLines, type CatalogueStep, type StepTable, sampleRows } from '@/steps/step'
import { type FeatureFinding, finding } from '../finding'
import { isStepLine, isTitleLine } from '../parse/feature-language'
import type { FeatureBlock, FeatureStep, FilledSentence } from '../parse/feature-steps'
import { exampleNames, fillSentence, sentenceRange, toProperties } from '../parse/feature-steps'
import { type FeatureText, replacement, replaceRange } from '../parse/feature-text'
import { checkAmbiguous, chooseByPlugin, leftOutStep, onlyMatchInUse } from './check-modules'
import { checkEnding, checkFreeWords, checkUndefined } from './check-undefined'
import { checkExample, checkNames, checkValues } from './check-values'
import { type CheckedStep, type StepCheck, wrongValue } from './step-context'

function checkMissing(step: CatalogueStep, { written, parsed: file, locale }: StepCheck): FeatureFinding[] {
  const { block } = step
  const indent = `${file.indentOf(written.line)}  `
  const lines = blockLines(block, sampleRows(step, FEATURE_WORDS[locale].value)).map((line) => line && indent + line)
  const fixes = [{ edits: [file.insertBelow(written.line, lines)] }]
  return [finding('block', sentenceRange(written), { block, found: 'none' }, { fixes })]
}

/** Blanks, signs or a number, none of which a name of a column has. */
const NO_NAME = /[\s:;/=]|^\d+$/

/** Checks the names of a table's columns, or how many there are; a single row counts as the heading. */
function checkHeading(table: StepTable, { rows, line, endLine }: FeatureBlock, file: FeatureText): FeatureFinding[] {
  const { columns, names, optional = 0 } = table
  const [head = []] = rows
  const range = { from: head[0]?.from ?? 0, to: head.at(-1)?.to ?? 0 }
  const [least, found] = [columns.length - optional, head.length]
  const isFitting = names === 'open' || (found >= least && found <= columns.length)
  const wanted = found < least ? columns : columns.slice(0, found)
  const isHeading = head.map(({ value }) => value).join('|') === wanted.join('|')
  // A row below that could not be read has a finding of its own.
  const isOnly = rows.length === 1 && !isRow(file.lineAt(endLine + 1))
  const isRowOfValues = names === 'free' && head.some(({ value }) => NO_NAME.test(value))
  if ((isOnly || isRowOfValues) && isFitting) {
    const heading = `${file.indentOf(line)}| ${wanted.join(' | ')} |`
    const fixes = isHeading || names === 'open' ? [] : [{ edits: [file.insertAbove(line, [heading])] }]
    return [finding('columns.rows', range, {}, { fixes })]
  }
  if (isFitting && (isHeading || names !== 'fixed')) return []
  const edits = head.map((cell, index) => replaceRange(cell, wanted[index] ?? ''))
  return [finding('columns.names', range, { columns }, { fixes: isFitting ? [{ edits }] : [] })]
}

export function checkBlock({ step }: StepMatch, check: StepCheck): FeatureFinding[] {
  const { written, parsed: file } = check
  const [block, second] = written.blocks
  if (second) return [finding('unsupported.blocks', file.trimmedLine(second.line), {})]
  if (step.own?.isBlockUnknown) return []
  if (!block) return step.block === 'none' ? [] : checkMissing(step, check)
  if (step.block === block.kind) {
    const { table } = step
    return !table || block.kind !== 'table' ? [] : checkHeading(table, block, file)
  }
  if (step.block === 'none') {
    // With a fence missing, the block contains steps, which must not be removed.
    const hasSteps = file.lines.slice(block.line, block.endLine - 1).some((line) => isStepLine(line, check.locale))
    const fixes = hasSteps ? [] : [{ edits: [file.removeLines(block.line, block.endLine)] }]
    return [finding('block', file.trimmedLine(block.line), { block: 'none', found: block.kind }, { fixes })]
  }
  return [finding('block', sentenceRange(written), { block: step.block, found: block.kind })]
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
    return [finding('block.json', { from: from + fault.from, to: from + fault.to }, {})]
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

type MatchedSentence = ReturnType<typeof matchSentence>

function filledSentences({ sentence, examples, names = [] }: FeatureStep): FilledSentence[] {
  const used = exampleNames(sentence).filter((name) => names.includes(name))
  if (used.length === 0) return [{ text: sentence, values: [] }]
  if (examples.length === 0) return [toProperties(sentence, names)]
  return examples.map((row) => fillSentence(sentence, row))
}

function matchSentence(filled: FilledSentence, check: StepCheck) {
  const { written, knowledge, locale, inUse, dataLanguage } = check
  const { scope } = written
  const found = knowledge.match(filled.text, locale, scope)
  const isRead = found.length > 0 || !dataLanguage || scope.dataLocale
  const all = isRead ? found : knowledge.match(filled.text, locale, { ...scope, dataLocale: dataLanguage })
  return { filled, matches: chooseByPlugin(all, locale, inUse, scope) }
}

/** Whether a syntax error follows the step directly, so that its block is unknown. */
function hasUnknownBlock({ written: { line }, parsed: { faults, read }, locale }: StepCheck): boolean {
  const isOther = (text: string) => !isStepLine(text, locale) && !isTitleLine(text, locale)
  return faults.some((fault) => fault.line >= line && read.slice(line, fault.line - 1).every(isOther))
}

function checkMatch(match: StepMatch, check: StepCheck): CheckedStep {
  const block = hasUnknownBlock(check) ? [] : checkBlock(match, check)
  const findings = [...block, ...checkCells(match, check), ...checkValues(match, check)]
  return { findings: findings.map((found) => ({ ...found, steps: [match.step.id] })), match }
}

function checkFailed(failed: MatchedSentence[], all: MatchedSentence[], check: StepCheck): CheckedStep {
  const { sentence, names = [], scope, role } = check.written
  const [first] = failed
  const general = matchSentence(toProperties(sentence, names), check)
  const [leftOut] = [...failed, general].flatMap(({ filled }) => leftOutStep(filled.text, check) ?? [])
  if (leftOut) return { findings: [], match: leftOut.match, leftOut }
  const endings = first ? checkEnding(first.filled, check) : []
  if (endings.length > 0) return { findings: endings }
  const hasValues = (first?.filled.values.length ?? 0) > 0
  if (hasValues && (general.matches.length > 0 || failed.length < all.length)) {
    // The match with valid values; the file needs its plugin all the same.
    const valid = [general, ...all].find(({ matches }) => matches.length === 1)
    const [match] = valid?.matches ?? []
    const known = valid && match && { filled: valid.filled, match }
    // Rows without a value for a column have a finding of their own.
    const complete = failed.filter(({ filled: { text } }) => names.every((name) => !text.includes(`<${name}>`)))
    return { findings: complete.flatMap(({ filled }) => checkExample(filled, known, check)), match }
  }
  const advice = check.advise(general.filled.text, scope, role)
  return { findings: checkUndefined(general.filled, advice, check) }
}

function checkSentence(check: StepCheck): CheckedStep {
  const all = filledSentences(check.written).map((filled) => matchSentence(filled, check))
  const failed = all.filter(({ matches }) => matches.length === 0)
  if (failed.length > 0) return checkFailed(failed, all, check)
  const ambiguous = all.find(({ matches }) => matches.length > 1)
  if (ambiguous) {
    const used = onlyMatchInUse(ambiguous.matches, check)
    const found = checkAmbiguous(ambiguous.matches, used, check)
    const { findings, ...checked }: CheckedStep = used ? checkMatch(used, check) : { findings: [] }
    return { ...checked, findings: [found, ...findings] }
  }
  const [match] = all.flatMap(({ matches }) => matches)
  if (!match) return { findings: [] }
  const { findings, ...checked } = checkMatch(match, check)
  return { ...checked, findings: [...findings, ...checkFreeWords(match, check)] }
}

export function checkStep(check: StepCheck): CheckedStep {
  const names = checkNames(check)
  const format = hasUnknownBlock(check) ? [] : checkFormat(check)
  const { findings, ...checked } = checkSentence(check)
  // A name without a column explains why the sentence matches no step.
  const own = names.length > 0 && !checked.match ? names : [...names, ...findings]
  return { ...checked, findings: [...own, ...format] }
}
