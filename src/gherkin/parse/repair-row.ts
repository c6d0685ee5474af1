import type { Meant } from './repair-lines'

/** The bars of a row that no backslash escapes. */
const barsIn = (row: string): number[] =>
  [...row.matchAll(/\\.|\|/g)].flatMap(({ 0: text, index }) => (text === '|' ? [index] : []))

/** The only place of a row that matches a pattern. */
function onlyPlace(row: string, pattern: RegExp): { from: number; to: number } | undefined {
  const [one, ...others] = [...row.matchAll(pattern)]
  return one && others.length === 0 ? { from: one.index, to: one.index + one[0].length } : undefined
}

/** Two bars without a blank between them, where one was meant. */
const DOUBLE_BAR = /(?<=[^|\\])\|\|(?=[^|])/g
/** Blanks between two cells that lack their bar. */
const GAP = /(?<=[^|\s])\s{2,}(?=[^|\s])/g

/** A row as it may have been meant. */
interface MeantRow {
  keyword: string
  isGuess?: boolean
}

/** A row with one bar too many: an empty cell at its end, a doubled bar; else its last cell, which may be the one that counts. */
function withoutBar(row: string, bars: readonly number[]): MeantRow {
  const last = bars.at(-2) ?? 0
  const cut = { keyword: row.slice(0, last + 1) }
  if (row.slice(last + 1, bars.at(-1)).trim() === '') return cut
  const double = onlyPlace(row, DOUBLE_BAR)
  return double ? { keyword: `${row.slice(0, double.from)}|${row.slice(double.to)}` } : { ...cut, isGuess: true }
}

/** A row with one bar too few, where a gap shows between which cells. */
function withBar(row: string): MeantRow | undefined {
  const gap = onlyPlace(row, GAP)
  return gap && { keyword: `${row.slice(0, gap.from)} | ${row.slice(gap.to)}` }
}

/**
 * A row with other cells than the first one of its table: with its bars where they were surely meant; else it is not read.
 * @param first a row that is whole
 * @example repairRow('| a | b', '| x | y |') // => { fault: 'bar', written: '| a | b', keyword: '| a | b |', … }
 */
export function repairRow(row: string, first: string): Meant | undefined {
  const [bars, wanted] = [barsIn(row), barsIn(first).length]
  const isOpen = row.slice((bars.at(-1) ?? 0) + 1).trim() !== ''
  if (!row.startsWith('|'))
    return bars.length === wanted - 1 && !isOpen ? { fault: 'bar', written: row, keyword: `| ${row}` } : undefined
  if (bars.length === wanted) return undefined
  if (isOpen && bars.length === wanted - 1) return { fault: 'bar', written: row, keyword: `${row} |` }
  const near = { [wanted + 1]: () => withoutBar(row, bars), [wanted - 1]: () => withBar(row) }[bars.length]?.()
  const cells = { found: bars.length - 1, wanted: wanted - 1 }
  return { fault: 'cells', written: row, keyword: '', ...near, cells }
}
