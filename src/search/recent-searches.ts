import { readStored, writeStored } from '@/lib/storage'

const KEY = 'wakamiti-searches'
/** As many as the empty dialog shows. */
const MOST_KEPT = 3

/**
 * The searches to remember after a new one: the newest first, each once.
 * @example remembered(['timeout', 'docker'], 'docker') // => ['docker', 'timeout']
 */
export const remembered = (searches: readonly string[], words: string): string[] =>
  [words, ...searches.filter((search) => search !== words)].slice(0, MOST_KEPT)

/** The last searches; none when the browser keeps nothing, or something else. */
export function readSearches(): string[] {
  const kept = readStored('localStorage', KEY)
  return Array.isArray(kept) ? kept.filter((search) => typeof search === 'string').slice(0, MOST_KEPT) : []
}

/** Remembers a search that led somewhere. */
export const rememberSearch = (words: string): void =>
  writeStored('localStorage', KEY, remembered(readSearches(), words))
