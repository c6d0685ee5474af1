import { readStored, writeStored } from '@/lib/storage'

const KEY = 'wakamiti-searches'
/** As many as the empty dialog shows. */
const MAX_SEARCHES = 3

/**
 * Adds a search to the recent ones: newest first, without duplicates.
 * @example remembered(['timeout', 'docker'], 'docker') // => ['docker', 'timeout']
 */
export const remembered = (searches: readonly string[], words: string): string[] =>
  [words, ...searches.filter((search) => search !== words)].slice(0, MAX_SEARCHES)

const toSearches = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((search) => typeof search === 'string').slice(0, MAX_SEARCHES) : null

/** The recent searches; none when the stored value is missing or invalid. */
export function readSearches(): string[] {
  return readStored('localStorage', KEY, toSearches) ?? []
}

/** Stores a search whose result was opened. */
export function rememberSearch(words: string): void {
  writeStored('localStorage', KEY, remembered(readSearches(), words))
}
