/** The storages of a browser: that of the site, and that of the tab. */
export type StorageArea = 'localStorage' | 'sessionStorage'

/**
 * What is stored under a key, whatever it is.
 * @returns null when nothing is there, it cannot be parsed, or the browser forbids reading it
 */
export function readStored(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value under a key as JSON; `undefined` takes away what was there. A browser that forbids it stores nothing. */
export function writeStored(area: StorageArea, key: string, value: unknown): void {
  try {
    if (value === undefined) window[area].removeItem(key)
    else window[area].setItem(key, JSON.stringify(value))
  } catch {
    // Storing is a convenience: without it, everything else works.
  }
}
