import type { DraftStorage } from './feature-draft'

/** Stands in for a storage that the browser does not let us use. */
const NO_STORAGE: DraftStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** A storage of the browser; merely asking for it may be forbidden. */
export function storageOf(name: 'localStorage' | 'sessionStorage'): DraftStorage {
  try {
    return window[name]
  } catch {
    return NO_STORAGE
  }
}
