type StorageArea = 'localStorage' | 'sessionStorage'

/** Reads JSON; null when the key is missing, its value cannot be parsed, or the browser blocks storage. */
export function readStored(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value as JSON; `undefined` removes the key. Does nothing when the browser blocks storage. */
export function writeStored(area: StorageArea, key: string, value: unknown): void {
  try {
    if (value === undefined) window[area].removeItem(key)
    else window[area].setItem(key, JSON.stringify(value))
  } catch {
    // Storing is a convenience: without it, everything else works.
  }
}
