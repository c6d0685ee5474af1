import type { Meant } from './line-repair'

/** The bars of a row that no backslash escapes. */
const barsIn = (row: string): number[] =>
  [...row.matchAll(/\\.|\|/g)].flatMap(({ 0: text, index }) => (text === '|' ? [index] : []))

/** Two bars without a blank between them, where one was meant. */
const DOUBLE_BAR = /(?<=[^|\\])\|\|(?=[^|])/g

/** A row with one bar too many: an empty cell at its end, a doubled bar; else its last cell, which may be the one that counts. */
function withoutBar(row: string, bars: readonly number[]): Pick<Meant, 'keyword' | 'isGuess'> {
  const last = bars.at(-2) ?? 0
  const cut = { keyword: row.slice(0, last + 1) }
  if (row.slice(last + 1, bars.at(-1)).trim() === '') return cut
  const isDoubledOnce = row.match(DOUBLE_BAR)?.length === 1
  return isDoubledOnce ? { keyword: row.replace(DOUBLE_BAR, '|') } : { ...cut, isGuess: true }
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
  const near = bars.length === wanted + 1 ? withoutBar(row, bars) : undefined
  const cells = { found: bars.length - 1, wanted: wanted - 1 }
  return { fault: 'cells', written: row, keyword: '', ...near, cells }
}
