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
