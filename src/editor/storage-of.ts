/** The part of a browser's storage that is used. */
export type KeepingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stands in for a storage that the browser does not let us use. */
const NO_STORAGE: KeepingStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** A storage of the browser; merely asking for it may be forbidden. */
export function storageOf(name: 'localStorage' | 'sessionStorage'): KeepingStorage {
  try {
    return window[name]
  } catch {
    return NO_STORAGE
  }
}
