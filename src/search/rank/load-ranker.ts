import type { Locale } from '@/i18n/locale'
import { loadJson } from '@/lib/load-json'
import { withBase } from '@/site/site'
import { createRanker, type Ranker } from './rank-entries'
import type { SearchIndex, TextIndex } from './search-index'

const rankers = new WeakMap<SearchIndex, Ranker>()
const textRankers = new WeakMap<TextIndex, Promise<Ranker>>()

/**
 * Fetches the index of a language and prepares it for searching, once.
 * @throws when the index cannot be fetched
 */
export async function loadRanker(locale: Locale): Promise<Ranker> {
  const index = await loadJson<SearchIndex>(withBase(`/assets/search/${locale}.json`))
  const ranker = rankers.get(index) ?? createRanker(index, locale)
  rankers.set(index, ranker)
  return ranker
}

/**
 * Fetches the text of everything, too, and prepares it, once.
 * @throws when one of them cannot be fetched
 */
export async function loadTextRanker(locale: Locale): Promise<Ranker> {
  const [ranker, text] = await Promise.all([
    loadRanker(locale),
    loadJson<TextIndex>(withBase(`/assets/search/${locale}.text.json`)),
  ])
  const prepared = textRankers.get(text) ?? ranker.withText(text)
  textRankers.set(text, prepared)
  return prepared
}
