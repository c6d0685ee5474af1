import { RECOVERY_LOADS, RECOVERY_WINDOW_MS } from '@/site/timings'

/** Where the moments of the last recoveries are kept, for this tab. */
const KEY = 'recoveries'

/**
 * Whether a broken page may be loaded anew: not again and again.
 * @param earlier moments of the recoveries before this one, in milliseconds
 * @param now this moment, in milliseconds
 * @returns the moments to remember when it may, undefined when it may not
 * @example recoveriesWith([1_000], 2_000) // => [1_000, 2_000]
 */
export function recoveriesWith(earlier: number[], now: number): number[] | undefined {
  const recent = earlier.filter((moment) => now - moment < RECOVERY_WINDOW_MS)
  return recent.length < RECOVERY_LOADS ? [...recent, now] : undefined
}

/** Asks for one more load; never offline, and never where nobody can count them. */
export function mayRecover(): boolean {
  if (!navigator.onLine) return false
  try {
    const moments = recoveriesWith(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as number[], Date.now())
    if (moments) sessionStorage.setItem(KEY, JSON.stringify(moments))
    return moments !== undefined
  } catch {
    return false
  }
}
