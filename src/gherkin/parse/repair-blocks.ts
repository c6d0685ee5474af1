import type { StepLanguage } from '@/i18n/locale'
import { docStringLines, docStringMark } from '@/steps/feature-line'
import { INDENT } from '@/steps/keywords'
import { isStepLine, isTitleLine, titleRole } from './feature-language'
import { afterLastBar, barsIn, isIgnored } from './feature-text'

export interface Repair {
  fault: 'keyword' | 'colon' | 'foreign' | 'sentence' | 'bar' | 'cells' | 'fence' | 'blank' | 'markdown'
  /** The text in place of the keyword. */
  written: string
  /** What is read instead: the keyword that was meant, titles with their colon; empty when the line has nothing else. */
  keyword: string
  /** The cells of a row, and those of the first one of its table. */
  cells?: { found: number; wanted: number }
  /** The last line of what fences that are not those of Gherkin enclose. */
  endLine?: number | undefined
}

/** A line whose keyword is wrong: the file is parsed with the one that was meant, so that one fault is one finding. */
export interface LineRepair extends Repair {
  /** From 1, as the column of the text in place of the keyword. */
  line: number
  column: number
}

export function repairedLines(lines: readonly string[], repairs: readonly LineRepair[]): string[] {
  const result = [...lines]
  for (const { line, endLine, column, written, keyword } of repairs) {
    const text = lines[line - 1] ?? ''
    result[line - 1] = text.slice(0, column - 1) + keyword + text.slice(column - 1 + written.length)
    if (endLine) result[endLine - 1] = (lines[endLine - 1] ?? '').replace(/\S.*/, keyword)
  }
  return result
}

/** Two bars without a blank between them, where one was meant. */
const DOUBLE_BAR = /(?<=[^|\\])\|\|(?=[^|])/g

/** A row with one bar too many: an empty cell at its end, a doubled bar; no cell with a text is taken away. */
function withoutBar(row: string, bars: readonly number[]): string {
  const last = bars.at(-2) ?? 0
  if (row.slice(last + 1, bars.at(-1)).trim() === '') return row.slice(0, last + 1)
  return row.match(DOUBLE_BAR)?.length === 1 ? row.replace(DOUBLE_BAR, '|') : ''
}

const isOpen = (row: string): boolean => /^[^#]/.test(afterLastBar(row))

/** The first row of a table as it was meant: closed. */
export const closedRow = (row: string): string => (isOpen(row) ? `${row} |` : row)

/** The line below the heading of a table of Markdown; Gherkin takes it for a row. */
const MARKDOWN_LINE = /^\|(\s*:?-{2,}:?\s*\|)+$/

/**
 * A row with other cells than the first one of its table, or none: with its bars where they were surely meant; else it is not read.
 * @param first the first row, closed
 * @example repairRow('| a | b', '| x | y |') // => { fault: 'bar', written: '| a | b', keyword: '| a | b |', … }
 */
export function repairRow(row: string, first: string): Repair | undefined {
  if (MARKDOWN_LINE.test(row)) return { fault: 'markdown', written: row, keyword: '' }
  const [bars, wanted] = [barsIn(row), barsIn(first).length]
  if (!row.startsWith('|'))
    return bars.length === wanted - 1 && !isOpen(row) ? { fault: 'bar', written: row, keyword: `| ${row}` } : undefined
  if (bars.length === wanted) return undefined
  if (isOpen(row) && bars.length === wanted - 1) return { fault: 'bar', written: row, keyword: `${row} |` }
  const keyword = bars.length === wanted + 1 ? withoutBar(row, bars) : ''
  const cells = { found: bars.length - 1, wanted: wanted - 1 }
  return { fault: 'cells', written: row, keyword, cells }
}

const FENCE = '"""'
/** Signs that nobody but a writer of doc strings puts on a line of their own, or before a type of text. */
const ODD_FENCE = /^\s*((?!""")["'“”„‘’«»´]{2,3})([a-z]*)\s*$/

/** The lines that neither a doc string nor a comment hides, with their numbers from 0. */
export function visibleLines(lines: readonly string[]): number[] {
  const blocks = [...docStringLines(lines)]
  return lines.flatMap((line, index) => (blocks[index] || isIgnored(line) ? [] : [index]))
}

/** The text before the first odd blank, and from there to the last odd one before a quote; tabs may indent. */
const ODD_BLANKS = /^([^"']*?)((?:[^\S\t ]|(?<=\S)\t)(?:[^"']*[^\S ])?)/

/** Blanks that keep the tool from seeing what a line begins with: in its indentation, and in or after its keyword. */
export function repairBlanks(lines: readonly string[], locale: StepLanguage): LineRepair[] {
  const part = lines.findIndex((line) => (titleRole(line, locale) ?? 'feature') !== 'feature')
  return visibleLines(lines).flatMap((index): LineRepair[] => {
    const line = lines[index] ?? ''
    const [, start = '', written = ''] = ODD_BLANKS.exec(line) ?? []
    const keyword = written.replace(/\s/g, ' ')
    const plain = start + keyword + line.slice(start.length + written.length)
    const isBegun = (text: string) =>
      /^\s*[@|]/.test(text) || isTitleLine(text, locale) || (index > part && isStepLine(text, locale))
    const isRead = isBegun(line) && !/^\s/.test(line.replace(INDENT, ''))
    if (!written || isRead || !isBegun(plain)) return []
    return [{ fault: 'blank', line: index + 1, column: start.length + 1, written, keyword }]
  })
}

/** The fences of Markdown around a file that was copied with them, to be removed: the last one is theirs if all have a pair. */
export function repairMarkdown(lines: readonly string[]): LineRepair[] {
  const fences = lines.flatMap((line, index) => (line.trim().startsWith('```') ? [index] : []))
  const [first] = fences
  if (first === undefined || first !== lines.findIndex((line) => line.trim())) return []
  const last = fences.length % 2 === 0 ? fences.at(-1) : undefined
  const written = lines[first] ?? ''
  return [{ fault: 'markdown', line: first + 1, endLine: last && last + 1, column: 1, written, keyword: '' }]
}

/** Doc strings below a step between other signs than those of Gherkin. */
export function repairFences(lines: readonly string[], locale: StepLanguage): LineRepair[] {
  const repairs: LineRepair[] = []
  const visible = visibleLines(lines)
  for (let at = 1; at < visible.length; at += 1) {
    const [index = 0, above = 0] = [visible[at], visible[at - 1]]
    const [, written] = ODD_FENCE.exec(lines[index] ?? '') ?? []
    if (!written || !isStepLine(lines[above] ?? '', locale)) continue
    const end = visible.findIndex((one, order) => order > at && ODD_FENCE.test(lines[one] ?? ''))
    const last = visible[end]
    if (last === undefined) continue
    const column = (lines[index] ?? '').indexOf(written) + 1
    repairs.push({ fault: 'fence', line: index + 1, endLine: last + 1, column, written, keyword: FENCE })
    at = end
  }
  return repairs
}

/**
 * The doc string that is not closed: the last one or, when it took the beginning of the next one for its end, an earlier one.
 * @returns where it begins, from 1
 * @example openDocString(['* a', '"""', 'b'], 'en') // => { line: 2, column: 1, fence: '"""' }
 */
export function openDocString(lines: readonly string[], locale: StepLanguage) {
  let open: { line: number; column: number; fence: string } | undefined
  let suspect: typeof open
  let before = ''
  for (const [index, text] of lines.entries()) {
    const fence = docStringMark(text)
    if (fence && !open) open = { line: index + 1, column: text.indexOf(fence) + 1, fence }
    else if (open && fence === open.fence) {
      // No step is written right before the end of a block.
      if (isStepLine(before, locale) && !/^\s*\*/.test(before)) suspect ??= open
      open = undefined
    }
    if (text.trim()) before = text
  }
  return open && (suspect ?? open)
}
