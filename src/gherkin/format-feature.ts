import type { GherkinDocument } from '@cucumber/messages'
import type { StepLanguage } from '@/i18n/locale'
import { featureLines } from '@/steps/feature-line'
import { titleRole } from './parse/feature-language'
import { afterLastBar, barsIn } from './parse/feature-text'
import { parseFeature } from './parse/parse-feature'

const INDENT = 2

const LEVELS = { feature: 0, rule: 1, background: 1, scenario: 1, scenarioOutline: 1, examples: 2, step: 2, block: 3 }

const indented = (text: string, level: number): string => (text === '' ? '' : ' '.repeat(level * INDENT) + text)

function cellsOf(row: string): string[] {
  const [first = 0, ...bars] = barsIn(row)
  return bars.map((bar, index) => row.slice((bars[index - 1] ?? first) + 1, bar).trim())
}

/** Aligns the columns of a table, except when text after a last bar would be lost. */
function alignedRows(rows: readonly string[]): readonly string[] {
  if (rows.some(afterLastBar)) return rows
  const cells = rows.map(cellsOf)
  const widthOf = (text = '') => [...text].length
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => widthOf(row[column]))))
  return cells.map((row) => {
    const padded = row.map((cell, column) => cell + ' '.repeat(Math.max((widths[column] ?? 0) - widthOf(cell), 0)))
    return indented(`| ${padded.join(' | ')} |`, LEVELS.block)
  })
}

/** Indents a doc string as a whole: the parser strips the indentation of its opening delimiter from each line. */
function formattedDocString([first = '', ...rest]: readonly string[]): string[] {
  const blanksBefore = (line: string) => line.length - line.trimStart().length
  const old = blanksBefore(first)
  const lines = [first, ...rest].map((line) => indented(line.slice(Math.min(old, blanksBefore(line))), LEVELS.block))
  return lines.with(-1, indented((rest.at(-1) ?? '').trim(), LEVELS.block))
}

/** Consecutive lines of one kind. Comments and tags have no level of their own: they take that of what follows. */
type Run = { kind: 'block' | 'row' | 'line' | 'note' | 'blank' | 'description'; lines: string[]; level?: number }

function runsOf(text: string, locale: StepLanguage): Run[] {
  const runs: Run[] = []
  let isInSteps = false
  for (const read of featureLines(text, locale)) {
    const { kind, line } = read
    const last = runs.at(-1)
    const role = titleRole(line, locale)
    if ((kind === 'row' || kind === 'block') && last?.kind === kind) last.lines.push(line)
    else if (kind === 'row' || kind === 'block') runs.push({ kind, lines: [line], level: LEVELS.block })
    else if (role) runs.push({ kind: 'line', lines: [line], level: LEVELS[role] })
    else if (kind === 'step' && isInSteps) runs.push({ kind: 'line', lines: [line], level: LEVELS.step })
    else if (kind === 'tag' || kind === 'comment') runs.push({ kind: 'note', lines: [line] })
    else runs.push({ kind: line.trim() === '' ? 'blank' : 'description', lines: [line] })
    if (role) isInSteps = role !== 'feature' && role !== 'rule'
  }
  return runs
}

/** The formatted lines of a run. Several blank lines become one, but not in a description. */
function formattedRun({ kind, lines, level }: Run, index: number, runs: readonly Run[]): readonly string[] {
  const next = runs.slice(index + 1).find((run) => run.kind !== 'blank' && run.kind !== 'note')
  const [line = ''] = lines
  if (kind === 'row') return alignedRows(lines)
  if (kind === 'block') return formattedDocString(lines)
  if (kind === 'line' || kind === 'note') return [indented(line.trim(), level ?? next?.level ?? 0)]
  const isRepeated = kind === 'blank' && runs[index - 1]?.kind === 'blank' && next?.kind !== 'description'
  return isRepeated ? [] : [kind === 'blank' ? '' : line]
}

/** A document without positions: what matters to the tool. */
const meaningOf = (document: GherkinDocument | undefined): string =>
  JSON.stringify(document, (key, value: unknown) => (key === 'location' || key === 'id' ? undefined : value)).replace(
    /("text":")\s+(?=#)/g,
    '$1',
  )

/** Indents a feature and aligns its tables; undefined if it cannot be parsed, unchanged if its meaning would change. */
export function formatFeature(text: string): string | undefined {
  const { document, language, faults, missing } = parseFeature(text)
  if (faults.length > 0 || missing.length > 0 || !document?.feature) return undefined
  const formatted = `${runsOf(text, language.written).flatMap(formattedRun).join('\n').trim()}\n`
  return meaningOf(parseFeature(formatted).document) === meaningOf(document) ? formatted : text
}
