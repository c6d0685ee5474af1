import { readStored, writeStored } from '@/lib/storage'
import { RELOAD_LIMIT, RELOAD_WINDOW_MS } from '@/site/timings'

/** Where the times of the last reloads are stored, for this tab. */
const KEY = 'reloads'

/**
 * Counts one more reload, if it may happen.
 * @param earlier times of the reloads before this one, in milliseconds
 * @param now this time, in milliseconds
 * @returns the times to store, undefined when there were too many recently
 * @example reloadsWith([1_000], 2_000) // => [1_000, 2_000]
 */
export function reloadsWith(earlier: number[], now: number): number[] | undefined {
  const recent = earlier.filter((time) => now - time < RELOAD_WINDOW_MS)
  return recent.length < RELOAD_LIMIT ? [...recent, now] : undefined
}

const readTimes = () => readStored('sessionStorage', KEY, (value) => (Array.isArray(value) ? value : null))

/**
 * Whether the document may be reloaded because a script is missing, which is counted: never again and again, never
 * offline, and never where nothing can be stored, because then reloads cannot be counted.
 */
export function mayReload(): boolean {
  if (!navigator.onLine) return false
  const reloads = reloadsWith(readTimes() ?? [], Date.now())
  if (!reloads) return false
  writeStored('sessionStorage', KEY, reloads)
  return readTimes() !== null
}
