import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { routeOf } from '@/site/routes'
import { withBase } from '@/site/site'
import type { RowGroup } from './search-row'

/**
 * What the dialog offers before anything is typed: the last searches, else words to try.
 * @param recent the last searches
 */
export function startGroups(recent: readonly string[], locale: Locale): RowGroup[] {
  const words = recent.length > 0 ? recent : SEARCH_STRINGS[locale].suggestions
  const rows = words.map((search) => ({ key: `words ${search}`, kind: 'words' as const, words: search }))
  return [{ name: recent.length > 0 ? 'recent' : 'suggested', total: rows.length, rows }]
}

/**
 * What the dialog offers when nothing was found: the finder, with the words.
 * @param query as typed
 */
export function finderGroups(query: string, locale: Locale): RowGroup[] {
  const href = `${withBase(routeOf('stepFinder', locale))}?q=${encodeURIComponent(query.trim())}`
  return [{ name: 'nothing', total: 0, rows: [{ key: 'finder', kind: 'finder', href }] }]
}
