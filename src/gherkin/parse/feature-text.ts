import type { Location } from '@cucumber/messages'
import type { Fix, TextEdit, TextRange } from '@/lib/finding'

export interface FeatureSource {
  /** Lines end with a line feed, no byte order mark. */
  text: string
  lineEnd: '\n' | '\r\n'
  hasByteOrderMark: boolean
}

/** It begins some files; the tool reads it as a part of the first line. */
export const BYTE_ORDER_MARK = '\ufeff'

/** What the decoder writes for invalid bytes. */
export const UNREADABLE = '\ufffd'

/** The text of a file with line feeds and without its byte order mark, and what it had instead. */
export function readSource(file: string): FeatureSource {
  const hasByteOrderMark = file.startsWith(BYTE_ORDER_MARK)
  const body = hasByteOrderMark ? file.slice(1) : file
  const lineEnd = /\r\n/.test(body) ? '\r\n' : '\n'
  return { text: body.replace(/\r\n?/g, '\n'), lineEnd, hasByteOrderMark }
}

/** Restores the line ends of the file, but not its byte order mark, with which the tool cannot read it. */
export const writeSource = ({ text, lineEnd }: Pick<FeatureSource, 'text' | 'lineEnd'>): string =>
  text.replace(/^\ufeff/, '').replaceAll('\n', lineEnd)

/** What the checker accepts: far more than anybody writes by hand, and little enough to check at once. */
export const FEATURE_LIMITS = {
  size: 1_000_000,
  lines: 20_000,
  line: 10_000,
  /** Steps of a file, those of outlines once for each row of examples. */
  steps: 20_000,
} as const

/** A text split at its line feeds. Lines and columns count from 1, columns in UTF-16 units. */
export interface FeatureText {
  text: string
  lines: readonly string[]
  /** Offset of the first character of each line. */
  starts: readonly number[]
}

/** Splits a text into lines. @example toFeatureText('a\nbc').starts // => [0, 2] */
export function toFeatureText(text: string): FeatureText {
  const lines = text.split('\n')
  let next = 0
  const starts = lines.map((line) => {
    const start = next
    next += line.length + 1
    return start
  })
  return { text, lines, starts }
}

export const lineAt = ({ lines }: Pick<FeatureText, 'lines'>, line: number): string => lines[line - 1] ?? ''

export const isIgnored = (line: string): boolean => /^\s*(#|$)/.test(line)

/** Indexes of the bars of a row; a backslash escapes the next character. */
export const barsIn = (row: string): number[] =>
  [...row.matchAll(/\\.|\|/g)].flatMap(({ 0: text, index }) => (text === '|' ? [index] : []))

/** What follows the last bar of a row, which the tool does not read. */
export const afterLastBar = (row: string): string => row.slice((barsIn(row).at(-1) ?? -1) + 1).trim()

/** The line of the delimiter that ends a doc string; the last one of the file without it. */
export function docStringEnd(lines: readonly string[], line: number, delimiter: string): number {
  const end = lines.findIndex((text, index) => index >= line && text.trimStart().startsWith(delimiter))
  return end < 0 ? lines.length : end + 1
}

export const indentOf = (file: Pick<FeatureText, 'lines'>, line: number) => /^\s*/.exec(lineAt(file, line))?.[0] ?? ''

/** The range of a text at a place, within its line. @example rangeAt(toFeatureText('a\nbc'), { line: 2, column: 2 }, 'cd') // => { from: 3, to: 4 } */
export function rangeAt(file: FeatureText, { line, column = 1 }: Location, { length }: string): TextRange {
  const start = file.starts[line - 1] ?? file.text.length
  const end = start + lineAt(file, line).length
  const from = Math.min(start + column - 1, end)
  return { from, to: Math.min(from + length, end) }
}

export interface PlacedText extends TextRange {
  value: string
  line: number
  /** Where it is, when that is another file. */
  file?: string
}

export const placedText = (file: FeatureText, location: Location, value: string): PlacedText => ({
  value,
  line: location.line,
  ...rangeAt(file, location, value),
})

export const wholeLine = (file: FeatureText, line: number) => rangeAt(file, { line }, lineAt(file, line))

export function trimmedLine(file: FeatureText, line: number): TextRange {
  const text = lineAt(file, line)
  return rangeAt(file, { line, column: text.search(/\S|$/) + 1 }, text.trim())
}

export const replaceRange = ({ from, to }: TextRange, insert: string): TextEdit => ({ from, to, insert })

/** The fix that replaces a range; none without a text to put there. */
export const replacement = (range: TextRange, insert: string | undefined): Fix[] =>
  insert === undefined ? [] : [{ edits: [replaceRange(range, insert)] }]

export function insertAbove(file: FeatureText, line: number, lines: readonly string[]): TextEdit {
  const { from } = wholeLine(file, line)
  return { from, to: from, insert: lines.map((text) => `${text}\n`).join('') }
}

export function insertBelow(file: FeatureText, line: number, lines: readonly string[]): TextEdit {
  const { to } = wholeLine(file, line)
  return { from: to, to, insert: lines.map((text) => `\n${text}`).join('') }
}

/** Removes lines, with the line feed before them. */
export function removeLines(file: FeatureText, line: number, endLine: number): TextEdit {
  const { from } = wholeLine(file, line)
  return { from: Math.max(from - 1, 0), to: wholeLine(file, endLine).to, insert: '' }
}
