import type { Location } from '@cucumber/messages'
import type { Fix, TextEdit, TextRange } from '@/lib/finding'

export type FeatureSource = ReturnType<typeof readSource>

/** Some editors write it first; the tool reads it as part of the first line. */
export const BYTE_ORDER_MARK = '\ufeff'

/** What a decoder returns for bytes that are not UTF-8. */
export const UNREADABLE = '\ufffd'

/** Normalizes line ends and removes the byte order mark; tells what the file had. */
export function readSource(file: string) {
  const hasByteOrderMark = file.startsWith(BYTE_ORDER_MARK)
  const body = hasByteOrderMark ? file.slice(1) : file
  const lineEnd: '\n' | '\r\n' = /\r\n/.test(body) ? '\r\n' : '\n'
  return { text: body.replace(/\r\n?/g, '\n'), lineEnd, hasByteOrderMark }
}

/** Restores the line ends of a file, but not its byte order mark, which the tool cannot read. */
export const writeSource = ({ text, lineEnd }: Pick<FeatureSource, 'text' | 'lineEnd'>): string =>
  text.replace(/^\ufeff/, '').replaceAll('\n', lineEnd)

/** What the checker accepts: far more than anybody writes by hand, yet quick to check. */
export const FEATURE_LIMITS = {
  size: 1_000_000,
  lines: 20_000,
  line: 10_000,
  /** Those of outlines count once for each row of examples. */
  steps: 20_000,
} as const

/** Whether a line is neither blank nor a comment. */
export const hasContent = (line: string): boolean => !/^\s*(#|$)/.test(line)

/** Offsets of the bars of a row; a backslash escapes the next character. */
export const barsIn = (row: string): number[] =>
  [...row.matchAll(/\\.|\|/g)].flatMap(({ 0: text, index }) => (text === '|' ? [index] : []))

/** The text after the last bar of a row, which the tool ignores. */
export const afterLastBar = (row: string): string => row.slice((barsIn(row).at(-1) ?? -1) + 1).trim()

/** The line of the delimiter that closes a doc string, or the last line of the file. */
export function docStringEnd(lines: readonly string[], line: number, delimiter: string): number {
  const end = lines.findIndex((text, index) => index >= line && text.trimStart().startsWith(delimiter))
  return end < 0 ? lines.length : end + 1
}

export interface PlacedText extends TextRange {
  value: string
  line: number
  /** Set when it is in another file. */
  file?: string
}

export const replaceRange = ({ from, to }: TextRange, insert: string): TextEdit => ({ from, to, insert })

/** The fix that replaces a range; none if `insert` is undefined. */
export const replacement = (range: TextRange, insert: string | undefined): Fix[] =>
  insert === undefined ? [] : [{ edits: [replaceRange(range, insert)] }]

const insertAt = (at: number, insert: string): TextEdit => ({ from: at, to: at, insert })

/** Lines and columns count from 1, columns in UTF-16 units; ranges end with their line at the latest. */
export type FeatureText = ReturnType<typeof toFeatureText>

/** Splits a text into lines. @example toFeatureText('a\nbc').rangeAt({ line: 2 }, 'bc') // => { from: 2, to: 4 } */
export function toFeatureText(text: string) {
  const lines: readonly string[] = text.split('\n')
  let next = 0
  const starts = lines.map((line) => {
    next += line.length + 1
    return next - line.length - 1
  })
  const lineAt = (line: number): string => lines[line - 1] ?? ''
  const rangeAt = ({ line, column = 1 }: Location, { length }: string): TextRange => {
    const start = starts[line - 1] ?? text.length
    const end = start + lineAt(line).length
    const from = Math.min(start + column - 1, end)
    return { from, to: Math.min(from + length, end) }
  }
  const wholeLine = (line: number) => rangeAt({ line }, lineAt(line))
  return {
    text,
    lines,
    lineAt,
    rangeAt,
    wholeLine,
    trimmedLine: (line: number) => rangeAt({ line, column: lineAt(line).search(/\S|$/) + 1 }, lineAt(line).trim()),
    indentOf: (line: number): string => /^\s*/.exec(lineAt(line))?.[0] ?? '',
    placedText: (at: Location, value: string): PlacedText => ({ value, line: at.line, ...rangeAt(at, value) }),
    /** The lines between two others. */
    between(line: number, endLine: number) {
      const [{ from }, { from: to }] = [wholeLine(line + 1), wholeLine(endLine)]
      return { from, to, value: text.slice(from, to) }
    },
    insertAbove: (line: number, added: readonly string[]) =>
      insertAt(wholeLine(line).from, added.map((each) => `${each}\n`).join('')),
    insertBelow: (line: number, added: readonly string[]) =>
      insertAt(wholeLine(line).to, added.map((each) => `\n${each}`).join('')),
    /** Along with the line feed before them. */
    removeLines: (line: number, endLine: number) =>
      replaceRange({ from: Math.max(wholeLine(line).from - 1, 0), to: wholeLine(endLine).to }, ''),
  }
}
