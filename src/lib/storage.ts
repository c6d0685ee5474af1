type StorageArea = 'localStorage' | 'sessionStorage'

/** What is stored under a key, as it is; null when there is nothing or the browser blocks storage. */
export function storedText(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Reads JSON; null when the key is missing, its value cannot be parsed, or the browser blocks storage. */
export function readStored(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(storedText(area, key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Stores a value as JSON; `undefined` removes the key.
 * @returns false when the browser blocks storage or has no space left: nothing has changed then
 */
export function writeStored(area: StorageArea, key: string, value: unknown): boolean {
  try {
    if (value === undefined) window[area].removeItem(key)
    else window[area].setItem(key, JSON.stringify(value))
    return true
  } catch {
    // Storing is a convenience: without it, everything else works.
    return false
  }
}
