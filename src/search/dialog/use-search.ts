import { useEffect, useMemo, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { pagePath } from '@/navigation/internal-link'
import { completeRanker, loadRanker, loadTextRanker } from '../rank/load-ranker'
import type { Ranker } from '../rank/rank-entries'
import { queryWords } from '../rank/search-words'
import { readSearches } from '../recent-searches'
import { finderGroup, resultGroups, startGroups } from '../rows/result-groups'
import type { GroupName } from '../rows/search-row'

interface Loaded {
  ranker?: Ranker
  /** Whether it has the text; `failed` when that could not be loaded. */
  text: 'loading' | 'loaded' | 'failed'
}

/** The index of a language, at first without the text. */
function useRanker(locale: Locale): Loaded {
  const [loaded, setLoaded] = useState<Loaded>(() => {
    const ranker = completeRanker(locale)
    return { ranker, text: ranker ? 'loaded' : 'loading' }
  })
  useEffect(() => {
    if (completeRanker(locale)) return
    const load = async () => {
      const ranker = await loadRanker(locale)
      setLoaded({ ranker, text: 'loading' })
      setLoaded({ ranker: await loadTextRanker(locale), text: 'loaded' })
    }
    load().catch((error: unknown) => {
      console.error(error)
      setLoaded(({ ranker }) => ({ ranker, text: 'failed' }))
    })
  }, [locale])
  return loaded
}

/**
 * Searches what is typed: at once in the small index, and in the text as soon as that has been loaded.
 * @param opened groups of which everything is shown
 * @returns the results; whether everything that will answer is there; a remark about missing results
 */
export function useSearch(query: string, locale: Locale, opened: ReadonlySet<GroupName>) {
  const { ranker, text } = useRanker(locale)
  const [recent] = useState(readSearches)
  const isSettled = text !== 'loading'
  const groups = useMemo(() => {
    if (!query.trim()) return startGroups(recent, locale, ranker?.index)
    const ranked = ranker?.rank(query, pagePath(location)) ?? []
    const words = queryWords(query, locale)
    const found = ranker ? resultGroups({ index: ranker.index, ranked, words, locale }, opened) : []
    if (found.length > 0) return [...found, finderGroup(query, locale, 'finder')]
    return isSettled ? [finderGroup(query, locale, 'nothing')] : []
  }, [recent, ranker, query, locale, opened, isSettled])
  const { noPages, noIndex } = SEARCH_STRINGS[locale]
  const notice = text === 'failed' ? (ranker ? noPages : noIndex) : undefined
  return { groups, isSettled, notice }
}
