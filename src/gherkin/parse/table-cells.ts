import type { TableRow } from '@cucumber/messages'
import type { FeatureCell } from './feature-step'

/** A cell up to the bar after it; a backslash takes the next character with it. */
const CELL = /(?:\\.|[^|\\])*/y

/**
 * Where a cell ends in its line, blanks after it left out.
 * @param column of its first character, from 1
 * @example cellEnd('| a \\| b | c |', 3) // => 9
 */
export function cellEnd(line: string, column: number): number {
  CELL.lastIndex = column - 1
  const raw = CELL.exec(line)?.[0] ?? ''
  return column + raw.trimEnd().length
}

/**
 * The cells of rows as the parser read them, with where they end.
 * @param lines the file
 * @param shift lines that the document has more than the file, at its top
 */
export const tableCells = (rows: readonly TableRow[], lines: readonly string[], shift: number): FeatureCell[][] =>
  rows.map(({ cells }) =>
    cells.map(({ value, location }) => {
      const line = location.line - shift
      const column = location.column ?? 1
      return { value, line, column, endColumn: cellEnd(lines[line - 1] ?? '', column) }
    }),
  )
