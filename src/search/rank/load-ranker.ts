import type { Locale } from '@/i18n/locale'
import { loadJson } from '@/lib/load-json'
import { runInPieces } from '@/lib/run-in-pieces'
import { withBase } from '@/site/site'
import { prepareRanker, type Ranker } from './rank-entries'
import type { SearchIndex, TextIndex } from './search-index'

const rankers = new WeakMap<SearchIndex | TextIndex, Promise<Ranker>>()
const complete = new Map<Locale, Ranker>()

function prepared(locale: Locale, index: SearchIndex, text?: TextIndex): Promise<Ranker> {
  const ranker = rankers.get(text ?? index) ?? runInPieces(prepareRanker(index, locale, text))
  rankers.set(text ?? index, ranker)
  return ranker
}

const loadIndex = (locale: Locale) => loadJson<SearchIndex>(withBase(`/assets/search/${locale}.json`))

/**
 * Fetches the index of a language and prepares it for searching, once.
 * @throws when the index cannot be fetched
 */
export const loadRanker = async (locale: Locale): Promise<Ranker> => prepared(locale, await loadIndex(locale))

/**
 * Fetches the text of everything, too, and prepares it, once.
 * @throws when one of them cannot be fetched
 */
export async function loadTextRanker(locale: Locale): Promise<Ranker> {
  const index = await loadIndex(locale)
  const ranker = await prepared(
    locale,
    index,
    await loadJson<TextIndex>(withBase(`/assets/search/${locale}.text.json`)),
  )
  complete.set(locale, ranker)
  return ranker
}

/** The ranking with the text once it is there, so that a search that is opened again has all results at once. */
export const completeRanker = (locale: Locale): Ranker | undefined => complete.get(locale)
