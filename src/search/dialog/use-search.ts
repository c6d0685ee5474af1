import { useCallback, useMemo, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { useLoaded } from '@/lib/use-loaded'
import { pagePath } from '@/navigation/internal-link'
import { completeRanker, loadRanker, loadTextRanker } from '../rank/load-ranker'
import { queryWords } from '../rank/search-words'
import { readSearches } from '../recent-searches'
import { finderGroup, resultGroups, startGroups } from '../rows/result-groups'
import type { GroupName } from '../rows/search-row'

/**
 * Searches what is typed: at once in the small index, and in the text as soon as that has been loaded.
 * @param opened groups of which everything is shown
 * @returns the results; whether everything that will answer is there; a remark about missing results
 */
export function useSearch(query: string, locale: Locale, opened: ReadonlySet<GroupName>) {
  const titles = useLoaded(useCallback(() => loadRanker(locale), [locale]))
  const texts = useLoaded(useCallback(() => loadTextRanker(locale), [locale]))
  const complete = completeRanker(locale) ?? texts.value
  const ranker = complete ?? titles.value
  const [recent] = useState(readSearches)
  const isSettled = complete !== undefined || texts.hasFailed
  const groups = useMemo(() => {
    if (!query.trim()) return startGroups(recent, locale, ranker?.index)
    const ranked = ranker?.rank(query, pagePath(location)) ?? []
    const words = queryWords(query, locale)
    const found = ranker ? resultGroups({ index: ranker.index, ranked, words, locale }, opened) : []
    if (found.length > 0) return [...found, finderGroup(query, locale, 'finder')]
    return isSettled ? [finderGroup(query, locale, 'nothing')] : []
  }, [recent, ranker, query, locale, opened, isSettled])
  const { noPages, noIndex } = SEARCH_STRINGS[locale]
  const notice = texts.hasFailed ? (ranker ? noPages : noIndex) : undefined
  return { groups, isSettled, notice }
}
