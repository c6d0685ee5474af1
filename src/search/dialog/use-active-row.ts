import { useState } from 'react'
import type { RowGroup, SearchRow } from '../rows/search-row'

/**
 * The row that a key moves to; from either end it goes on at the other.
 * @param key the key that was pressed
 * @param active index of the row, -1 for none
 * @param count number of rows
 * @returns undefined for a key that moves nothing
 * @example moveActive('ArrowUp', 0, 5) // => 4
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (Math.max(active, 0) - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** The row that Enter opens, and how keys move to another. */
export interface ActiveRow {
  row?: SearchRow
  /** Its number in the whole list, -1 for none. */
  at: number
  /** Moves to another row when the key is one that moves. */
  move: (key: string) => boolean
  /** Back to the first one. */
  reset: () => void
}

/** The first result is active without a key; words to try are not, so that Enter does nothing by surprise. */
const firstAt = (rows: readonly SearchRow[]): number => (rows[0] && rows[0].kind !== 'words' ? 0 : -1)

/**
 * Keeps which row is active: a row, not a place, so that results that come later do not change it.
 * @param groups the results
 */
export function useActiveRow(groups: readonly RowGroup[]): ActiveRow {
  const [key, setKey] = useState<string>()
  const rows = groups.flatMap((group) => group.rows)
  const chosen = rows.findIndex((row) => row.key === key)
  const at = chosen < 0 ? firstAt(rows) : chosen
  const move = (pressed: string) => {
    const next = moveActive(pressed, at, rows.length)
    if (next === undefined) return false
    setKey(rows[next]?.key)
    return true
  }
  return { row: rows[at], at, move, reset: () => setKey(undefined) }
}
