import { readStored, writeStored } from '@/lib/storage'

const KEY = 'wakamiti-searches'
/** As many as the empty dialog shows. */
const MAX_SEARCHES = 3

const toSearches = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((search) => typeof search === 'string').slice(0, MAX_SEARCHES) : null

/** The recent searches; none when the stored value is missing or invalid. */
export function readSearches(): string[] {
  return readStored('localStorage', KEY, toSearches) ?? []
}

/** Stores a search whose result was opened: newest first, without duplicates. */
export function rememberSearch(words: string): void {
  const others = readSearches().filter((search) => search !== words)
  writeStored('localStorage', KEY, [words, ...others].slice(0, MAX_SEARCHES))
}
