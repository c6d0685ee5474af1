import type { StepLanguage } from '@/i18n/locale'
import { docStringLines, docStringMark, INDENT } from '@/steps/feature-line'
import { isStepLine, isTitleLine, titleRole } from './feature-language'
import { afterLastBar, barsIn, hasContent } from './feature-text'

export interface Repair {
  fault: 'keyword' | 'colon' | 'foreign' | 'sentence' | 'cells' | 'fence' | 'blank' | 'markdown'
  /** The wrong text. */
  written: string
  /** What to parse instead; empty when nothing can be read. */
  insert: string
  /** The line of the closing fence, when a fence is wrong. */
  endLine?: number | undefined
}

/** A repair of a line before the file is parsed, so that one mistake causes one finding. */
export interface LineRepair extends Repair {
  /** Position of the wrong text, from 1. */
  line: number
  column: number
}

export function repairedLines(lines: readonly string[], repairs: readonly LineRepair[]): string[] {
  const result = [...lines]
  for (const { line, endLine, column, written, insert } of repairs) {
    const text = lines[line - 1] ?? ''
    result[line - 1] = text.slice(0, column - 1) + insert + text.slice(column - 1 + written.length)
    if (endLine) result[endLine - 1] = (lines[endLine - 1] ?? '').replace(/\S.*/, insert)
  }
  return result
}

const isOpen = (row: string): boolean => /^[^#]/.test(afterLastBar(row))

export const closedRow = (row: string): string => (isOpen(row) ? `${row} |` : row)

/** The line below the heading of a Markdown table, which Gherkin takes for a row. */
const MARKDOWN_LINE = /^\|(\s*:?-{2,}:?\s*\|)+$/

/**
 * Repairs a row without one of its bars, given the first, closed row of its table; any other wrong row is not read.
 * @example repairRow('| a | b', '| x | y |') // => { fault: 'cells', written: '| a | b', insert: '| a | b |' }
 */
export function repairRow(row: string, first: string): Repair | undefined {
  if (MARKDOWN_LINE.test(row)) return { fault: 'markdown', written: row, insert: '' }
  const [found, wanted] = [barsIn(row).length, barsIn(first).length]
  const isRow = row.startsWith('|')
  const lacksBar = found === wanted - 1 && isRow === isOpen(row)
  if (isRow ? found === wanted : !lacksBar) return undefined
  const closed = isRow ? `${row} |` : `| ${row}`
  return { fault: 'cells', written: row, insert: lacksBar ? closed : '' }
}

/** Quotes alone on a line, or before a media type: only the fence of a doc string looks like this. */
const ODD_FENCE = /^\s*((?!""")["'“”‘’]{2,3})([a-z]*)\s*$/

/** Indexes of the lines that are not blank, comments, or part of a doc string. */
export function visibleLines(lines: readonly string[]): number[] {
  const blocks = [...docStringLines(lines)]
  return lines.flatMap((line, index) => (!blocks[index] && hasContent(line) ? [index] : []))
}

/** Groups: the text before the first odd blank, and from there to the last one outside quotes; tabs may indent. */
const ODD_BLANKS = /^([^"']*?)((?:[^\S\t ]|(?<=\S)\t)(?:[^"']*[^\S ])?)/

/** Repairs odd blanks in the indentation of a line, or in or after its keyword, which hide its kind from the tool. */
export function repairBlanks(lines: readonly string[], locale: StepLanguage): LineRepair[] {
  const part = lines.findIndex((line) => (titleRole(line, locale) ?? 'feature') !== 'feature')
  return visibleLines(lines).flatMap((index): LineRepair[] => {
    const line = lines[index] ?? ''
    const [, start = '', written = ''] = ODD_BLANKS.exec(line) ?? []
    const insert = written.replace(/\s/g, ' ')
    const repaired = start + insert + line.slice(start.length + written.length)
    const hasKind = (text: string) =>
      /^\s*[@|]/.test(text) || isTitleLine(text, locale) || (index > part && isStepLine(text, locale))
    const isRead = hasKind(line) && !/^\s/.test(line.replace(INDENT, ''))
    if (!written || isRead || !hasKind(repaired)) return []
    return [{ fault: 'blank', line: index + 1, column: start.length + 1, written, insert }]
  })
}

/** Removes the Markdown fences around a copied file; the last fence closes the first if their number is even. */
export function repairMarkdown(lines: readonly string[]): LineRepair[] {
  const fences = lines.flatMap((line, index) => (line.trim().startsWith('```') ? [index] : []))
  const [first] = fences
  if (first === undefined || first !== lines.findIndex((line) => line.trim())) return []
  const last = fences.length % 2 === 0 ? fences.at(-1) : undefined
  const written = lines[first] ?? ''
  return [{ fault: 'markdown', line: first + 1, endLine: last && last + 1, column: 1, written, insert: '' }]
}

/** Repairs fences of doc strings that are quotes of another kind. */
export function repairFences(lines: readonly string[], locale: StepLanguage): LineRepair[] {
  const repairs: LineRepair[] = []
  const visible = visibleLines(lines)
  for (let at = 1; at < visible.length; at += 1) {
    const [index = 0, above = 0] = [visible[at], visible[at - 1]]
    const [, written] = ODD_FENCE.exec(lines[index] ?? '') ?? []
    if (!written || !isStepLine(lines[above] ?? '', locale)) continue
    const end = visible.findIndex((below, order) => order > at && ODD_FENCE.test(lines[below] ?? ''))
    const last = visible[end]
    if (last === undefined) continue
    const column = (lines[index] ?? '').indexOf(written) + 1
    repairs.push({ fault: 'fence', line: index + 1, endLine: last + 1, column, written, insert: '"""' })
    at = end
  }
  return repairs
}

/**
 * Finds where an unclosed doc string opens, from 1: an earlier one, if the next opening fence seemed to close it.
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
      // A fence right below a step opens a doc string rather than closing one.
      if (isStepLine(before, locale) && !/^\s*\*/.test(before)) suspect ??= open
      open = undefined
    }
    if (text.trim()) before = text
  }
  return open && (suspect ?? open)
}
