import type { Locale } from '@/i18n/locale'
import { loadJson } from '@/lib/load'
import { runInPieces } from '@/lib/run-in-pieces'
import { withBase } from '@/site/site'
import { prepareRanker, type Ranker } from './rank-entries'
import type { SearchIndex, TextIndex } from './search-index'

const rankers = new WeakMap<SearchIndex | TextIndex, Promise<Ranker>>()
const complete = new Map<Locale, Ranker>()

const addressOf = (name: string): string => withBase(`/assets/search/${name}.json`)

async function load(locale: Locale, text?: TextIndex): Promise<Ranker> {
  const index = await loadJson<SearchIndex>(addressOf(locale))
  const ranker = rankers.get(text ?? index) ?? runInPieces(prepareRanker(index, locale, text))
  rankers.set(text ?? index, ranker)
  return ranker
}

/**
 * Fetches the index of a language and prepares it for searching, once.
 * @throws when it cannot be fetched
 */
export const loadRanker = (locale: Locale): Promise<Ranker> => load(locale)

/** The same with the text of everything; the titles come first, because they answer first. */
export async function loadTextRanker(locale: Locale): Promise<Ranker> {
  await load(locale)
  const ranker = await load(locale, await loadJson<TextIndex>(addressOf(`${locale}.text`)))
  complete.set(locale, ranker)
  return ranker
}

/** The ranking with the text once it is there, so that a search that is opened again has all results at once. */
export const completeRanker = (locale: Locale): Ranker | undefined => complete.get(locale)
