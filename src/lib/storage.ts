type StorageArea = 'localStorage' | 'sessionStorage'

/** No value has as many characters, drafts aside. */
const MOST_CHARACTERS = 10_000

/** What is stored under a key, as it is; null when there is nothing or the browser blocks storage. */
export function storedText(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/**
 * Reads JSON. Other pages of the origin can write it, too: it is taken only if it has the size and the shape that is expected.
 * @param parse the value, or null for one of another shape
 * @param most characters
 * @returns null when the key is missing, its value is refused, or the browser blocks storage
 * @example readStored('localStorage', 'code-tab', toText) // => 'docker'
 */
export function readStored<T>(
  area: StorageArea,
  key: string,
  parse: (value: unknown) => T | null,
  most = MOST_CHARACTERS,
): T | null {
  try {
    const text = storedText(area, key)
    return text === null || text.length > most ? null : parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** For {@link readStored}: a text as it is. */
export const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const toTexts = (list: unknown) => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : null)

/** The texts of a list in the local storage; none when it is refused. */
export const readTexts = (key: string, most?: number): string[] => readStored('localStorage', key, toTexts, most) ?? []

/** Stores a value as JSON; `undefined` removes the key. @returns false when the browser refuses: nothing has changed */
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
