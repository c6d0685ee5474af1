import { useEffect, useMemo, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { usePageAnswer } from './pages/use-page-answer'
import { loadRanker, type Ranker } from './rank/load-ranker'
import { queryWords } from './rank/query-words'
import { readSearches } from './recent-searches'
import { finderGroups, resultGroups, startGroups } from './rows/result-groups'
import type { RowGroup } from './rows/search-row'

/** The results of a query. */
export interface Search {
  groups: RowGroup[]
  /** The words to highlight, folded. */
  words: string[]
  /** Whether all sources have answered. */
  isSettled: boolean
  /** A remark about missing results. */
  notice?: string
}

const IS_DEVELOPMENT = process.env.NODE_ENV === 'development'

function noticeOf(locale: Locale, hasIndex: boolean, isMissing: boolean): string | undefined {
  const words = SEARCH_STRINGS[locale]
  if (!hasIndex) return words.noIndex
  if (isMissing) return IS_DEVELOPMENT ? words.noPagesYet : words.noPages
  return IS_DEVELOPMENT ? words.lastBuild : undefined
}

const NOTHING = { steps: [], options: [], pages: [] }
const NO_INDEX = { plugins: {}, steps: [], options: [], pages: [] }

/** The index of a language; undefined while it loads. */
function useRanker(locale: Locale): Ranker | 'failed' | undefined {
  const [ranker, setRanker] = useState<Ranker | 'failed'>()
  useEffect(() => {
    loadRanker(locale).then(setRanker, (error: unknown) => {
      console.error(error)
      setRanker('failed')
    })
  }, [locale])
  return ranker
}

/** Searches what is typed: at once in the small index, a little later in the text of the pages. */
export function useSearch(query: string, locale: Locale): Search {
  const ranker = useRanker(locale)
  const { answer, query: answered, isMissing } = usePageAnswer(query, locale)
  const [recent] = useState(() => readSearches())
  const isEmpty = !query.trim()
  const isSettled = ranker !== undefined && (isEmpty || answered === query)
  const words = useMemo(() => queryWords(query), [query])
  const groups = useMemo(() => {
    if (isEmpty) return startGroups(recent, locale)
    const { index, rank } =
      ranker === undefined || ranker === 'failed' ? { index: NO_INDEX, rank: () => NOTHING } : ranker
    const found = resultGroups({ index, ranked: rank(query), pages: answer, query, locale })
    return found.length > 0 || !isSettled ? found : finderGroups(query, locale)
  }, [isEmpty, recent, ranker, query, answer, locale, isSettled])
  return { groups, words, isSettled, notice: noticeOf(locale, ranker !== 'failed', isMissing) }
}
