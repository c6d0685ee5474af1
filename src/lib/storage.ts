/** Where a browser keeps things: on this computer, or as long as the tab is open. */
export type StorageArea = 'localStorage' | 'sessionStorage'

/**
 * A value that was stored under a key, whatever it is.
 * @returns null when there is none, when it is not JSON, or when the browser does not let us look
 * @example readStored('sessionStorage', 'draft') // => { text: 'Feature: A' }
 */
export function readStored(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Stores a value as JSON, if the browser lets us: it is a convenience, and everything else works without it.
 * @param value `undefined` removes what was stored
 */
export function writeStored(area: StorageArea, key: string, value: unknown): void {
  try {
    // Merely asking for the storage throws where it is forbidden.
    const storage = window[area]
    if (value === undefined) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch {
    // Full or forbidden.
  }
}
