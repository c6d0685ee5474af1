import { useEffect, useMemo, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { usePageAnswer } from './pages/use-page-answer'
import { loadRanker, type Ranker } from './rank/load-ranker'
import { queryWords } from './rank/query-words'
import { readSearches } from './recent-searches'
import { finderGroups, resultGroups, startGroups } from './rows/result-groups'
import type { RowGroup } from './rows/search-row'

/** What the dialog shows for what is typed. */
export interface Search {
  groups: RowGroup[]
  /** What was typed, folded: it stands out in the results. */
  words: string[]
  /** Everything that will answer has answered. */
  isSettled: boolean
  /** Something the reader should know about the results. */
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

/**
 * The index of a language, once it is there.
 * @param locale the language of the page
 * @returns undefined while it is fetched, `failed` when it cannot be
 */
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

/**
 * Answers what is typed: at once from the small index, a little later from the text of the pages.
 * @param query as typed
 * @param locale the language of the page
 */
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
