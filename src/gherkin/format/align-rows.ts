const CELL = /(?:\\.|[^|\\])*\|/g

/**
 * The cells of a row as they are written, without the blanks around them.
 * @example cellsOf('| a | b\\|c |') // => ['a', 'b\\|c']
 */
const cellsOf = (row: string): string[] =>
  (row.trim().slice(1).match(CELL) ?? []).map((cell) => cell.slice(0, -1).trim())

/** Characters as a reader counts them. */
const widthOf = (text: string): number => [...text].length

/**
 * Writes the rows of a table with aligned columns; cells keep their escapes.
 * @example alignRows(['|a|bc|', '| def |g|']) // => ['| a   | bc |', '| def | g  |']
 */
export function alignRows(rows: readonly string[]): string[] {
  const cells = rows.map(cellsOf)
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))))
  return cells.map((row) => {
    const padded = row.map((cell, column) => cell + ' '.repeat(Math.max((widths[column] ?? 0) - widthOf(cell), 0)))
    return `| ${padded.join(' | ')} |`
  })
}
