import type { Meant } from './repair-lines'

/** The bars of a row that no backslash escapes. */
const barsIn = (row: string): number[] =>
  [...row.matchAll(/\\.|\|/g)].flatMap(({ 0: text, index }) => (text === '|' ? [index] : []))

/**
 * A row with other cells than the first one of its table: closed when only its last bar is missing, cut when it has one
 * more; else it is not read.
 */
export function repairRow(row: string, first: string): Meant | undefined {
  const [bars, wanted] = [barsIn(row), barsIn(first).length]
  if (bars.length === wanted) return undefined
  const isOpen = row.slice((bars.at(-1) ?? 0) + 1).trim() !== ''
  if (isOpen && bars.length === wanted - 1) return { fault: 'bar', written: row, keyword: `${row} |` }
  const keyword = bars.length > wanted ? row.slice(0, (bars[wanted - 1] ?? 0) + 1) : ''
  return { fault: 'cells', written: row, keyword }
}
