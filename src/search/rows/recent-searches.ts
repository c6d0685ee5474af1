const KEY = 'wakamiti-searches'
/** As many as the empty dialog shows. */
const KEPT = 3

/**
 * The searches to remember after a new one: the newest first, each once.
 * @example remembered(['timeout', 'docker'], 'docker') // => ['docker', 'timeout']
 */
export const remembered = (searches: readonly string[], words: string): string[] =>
  [words, ...searches.filter((search) => search !== words)].slice(0, KEPT)

/** Reads the searches of before; none when the browser keeps nothing, or something else. */
export function readSearches(storage = () => localStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((search) => typeof search === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Remembers a search that led somewhere; where nothing can be kept, nothing is. */
export function rememberSearch(words: string, storage = () => localStorage): void {
  try {
    storage().setItem(KEY, JSON.stringify(remembered(readSearches(storage), words)))
  } catch {
    // Storage is off or full: recent searches are a convenience.
  }
}
