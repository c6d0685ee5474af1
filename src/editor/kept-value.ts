import type { KeepingStorage } from './storage-of'

/**
 * What was kept under a key, whatever it is; nothing when it cannot be read.
 * @param storage of the browser; reading it may be forbidden
 */
export function readKept(storage: Pick<KeepingStorage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value under a key, if the browser lets us; `undefined` takes away what was kept. */
export function keepValue(storage: Omit<KeepingStorage, 'getItem'>, key: string, value: unknown): void {
  try {
    if (value === undefined) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch {
    // Keeping is a convenience: without it, everything else works.
  }
}
