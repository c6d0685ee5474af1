import type { DraftStorage } from './feature-draft'

const KEY = 'wakamiti-custom-steps'

/**
 * The steps that a reader has declared in this browser.
 * @param storage of the browser; reading it may be forbidden
 */
export function readCustomSteps(storage: Pick<DraftStorage, 'getItem'>): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((pattern) => typeof pattern === 'string') : []
  } catch {
    return []
  }
}

/** Keeps the declared steps, if the browser lets us. */
export function keepCustomSteps(storage: Pick<DraftStorage, 'setItem'>, patterns: readonly string[]): void {
  try {
    storage.setItem(KEY, JSON.stringify(patterns))
  } catch {
    // They hold until the page is left.
  }
}
