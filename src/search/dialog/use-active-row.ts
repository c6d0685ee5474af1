import { useState } from 'react'
import type { RowGroup, SearchRow } from '../rows/search-row'

/**
 * The row that a key moves to, wrapping around at the ends.
 * @param active index of the row, -1 for none
 * @returns undefined for any other key
 * @example moveActive('ArrowUp', 0, 5) // => 4
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (Math.max(active, 0) - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** The first result is active from the start; a suggested query is not, so that Enter does nothing unexpected. */
const firstAt = (rows: readonly SearchRow[]): number => (rows[0] && rows[0].kind !== 'words' ? 0 : -1)

/**
 * The row that Enter opens. It is tracked by key, not by position, so that later results do not change it.
 * @returns `at`: its index among all rows, -1 for none; `move`: handles a key, false for one that moves nothing
 */
export function useActiveRow(groups: readonly RowGroup[]) {
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
