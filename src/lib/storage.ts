type StorageArea = 'localStorage' | 'sessionStorage'

/** More than any stored value has, except drafts. */
const MAX_LENGTH = 10_000

/** The raw text stored under a key; null if there is none, or the browser blocks storage. */
export function storedText(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/**
 * Reads stored JSON. Other pages of the origin can write it too: its size and shape are checked.
 * @param parse returns null for an unexpected shape @returns null for that, a missing key, or a browser that blocks storage
 * @example readStored('localStorage', 'code-tab', toText) // => 'docker'
 */
export function readStored<T>(
  area: StorageArea,
  key: string,
  parse: (value: unknown) => T | null,
  maxLength = MAX_LENGTH,
): T | null {
  try {
    const text = storedText(area, key)
    return text === null || text.length > maxLength ? null : parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Lets {@link readStored} accept any text. */
export const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const toTexts = (list: unknown) => (Array.isArray(list) ? list.filter((item) => typeof item === 'string') : null)

/** The texts of a list in local storage; empty if it is missing or refused. */
export const readTexts = (key: string, maxLength?: number): string[] =>
  readStored('localStorage', key, toTexts, maxLength) ?? []

/** Stores a value as JSON; `undefined` removes the key. @returns false if the browser refuses */
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
