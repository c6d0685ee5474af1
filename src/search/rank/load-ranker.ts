import type { Locale } from '@/i18n/locale'
import { loadJson } from '@/lib/load-json'
import { withBase } from '@/site/site'
import { createRanker, type RankedEntries } from './rank-entries'
import type { SearchIndex } from './search-index'

/** An index and its ranking function. */
export interface Ranker {
  index: SearchIndex
  rank: (query: string) => RankedEntries
}

const rankers = new Map<SearchIndex, Ranker>()

/**
 * Fetches the index of a language and prepares it for searching, once.
 * @throws when the index cannot be fetched
 */
export async function loadRanker(locale: Locale): Promise<Ranker> {
  const index = await loadJson<SearchIndex>(withBase(`/assets/search/${locale}.json`))
  const ranker = rankers.get(index) ?? { index, rank: createRanker(index) }
  rankers.set(index, ranker)
  return ranker
}
