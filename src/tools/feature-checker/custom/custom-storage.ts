import { keepValue, readKept } from '@/editor/kept-value'
import type { KeepingStorage } from '@/editor/storage-of'

const KEY = 'wakamiti-custom-steps'

/** The steps that a reader has declared in this browser. */
export function readCustomSteps(storage: Pick<KeepingStorage, 'getItem'>): string[] {
  const kept = readKept(storage, KEY)
  return Array.isArray(kept) ? kept.filter((pattern) => typeof pattern === 'string') : []
}

/** Keeps the declared steps, if the browser lets us. */
export const keepCustomSteps = (storage: KeepingStorage, patterns: readonly string[]): void =>
  keepValue(storage, KEY, patterns)
