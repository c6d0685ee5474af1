import { useCallback, useMemo, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { QUERY_STRINGS } from '@/i18n/query-strings'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { LONGEST_QUERY, useQueryLimit } from '@/lib/use-address-query'
import { ANNOUNCEMENT_PAUSE_MS, useDebounced } from '@/lib/use-debounced'
import { useLoaded } from '@/lib/use-loaded'
import { focusTarget } from '@/navigation/focus-and-scroll'
import { isPlainClick } from '@/navigation/page-data'
import { completeRanker, loadRanker, loadTextRanker } from '../rank/rank-entries'
import { queryWords } from '../rank/search-words'
import {
  announcement,
  finderGroup,
  type GroupName,
  resultGroups,
  rowId,
  type SearchRow,
  startGroup,
} from '../rows/result-groups'

/** The row that a key moves to, wrapping around; -1 is no row. @example moveActive('ArrowUp', 0, 5) // => 4 */
function moveActive(key: string, active: number, count: number): number | undefined {
  const targets: Record<string, number> = { ArrowDown: active + 1, ArrowUp: Math.max(active, 0) - 1, Home: 0, End: -1 }
  const target = targets[key]
  return target === undefined || count === 0 ? undefined : (target + count) % count
}

/** Searches the small index at once, and the text as soon as it is loaded. */
function useSearch(query: string, locale: Locale, expanded: ReadonlySet<GroupName>) {
  const titles = useLoaded(useCallback(() => loadRanker(locale), [locale]))
  const texts = useLoaded(useCallback(() => loadTextRanker(locale), [locale]))
  const complete = completeRanker(locale) ?? texts.value
  const ranker = complete ?? titles.value
  const isSettled = complete !== undefined || texts.hasFailed
  const isWithoutIndex = texts.hasFailed && !ranker
  const groups = useMemo(() => {
    if (isWithoutIndex) return [finderGroup(query, locale, 'failed')]
    if (!query.trim()) return [startGroup(locale, ranker?.index)]
    const ranked = ranker?.rank(query) ?? []
    const words = queryWords(query, locale)
    const found = ranker ? resultGroups({ index: ranker.index, ranked, words, locale }, expanded) : []
    if (found.length > 0) return [...found, finderGroup(query, locale, 'finder')]
    return isSettled ? [finderGroup(query, locale, 'nothing')] : []
  }, [ranker, query, locale, expanded, isSettled, isWithoutIndex])
  const notice = texts.hasFailed && ranker ? SEARCH_STRINGS[locale].noPages : undefined
  const retry = () => [titles, texts].forEach((loaded) => void loaded.retry())
  return { groups, isSettled, notice, retry }
}

/** Focuses the target of a link on this page; another page sets the focus when it is shown. */
function focusIfHere(href: string): void {
  const url = new URL(href, location.href)
  if (url.pathname === location.pathname && url.hash) focusTarget(url.href)
}

export function useSearchDialog(initialQuery: string, locale: Locale, close: () => void) {
  const [asked, setAsked] = useState({
    query: initialQuery,
    /** Groups that show all of their results. */
    expanded: new Set<GroupName>(),
    /** The row that keys have moved to; by key, so that it stays active when results arrive. */
    activeKey: '',
  })
  const { query, expanded, activeKey } = asked
  const { groups, isSettled, notice, retry } = useSearch(query, locale, expanded)
  const found = isSettled ? announcement(groups, query, SEARCH_STRINGS[locale]) : undefined
  const announced = useDebounced(found, ANNOUNCEMENT_PAUSE_MS, '')
  const [isRefused, ask] = useQueryLimit((words) => setAsked({ query: words, expanded: new Set(), activeKey: '' }))
  const refusal = isRefused ? QUERY_STRINGS[locale].tooLong(LONGEST_QUERY) : undefined
  const rows = groups.flatMap((group) => group.rows)
  const movedAt = rows.findIndex(({ key }) => key === activeKey)
  /** At first the first result; -1 for none. */
  const activeAt = movedAt < 0 && rows[0] && query.trim() ? 0 : movedAt
  const choose = (row: SearchRow, { nativeEvent }: React.MouseEvent) => {
    if ('isRetry' in row) return retry()
    if ('group' in row) return setAsked({ ...asked, expanded: new Set([...expanded, row.group]) })
    if (!isPlainClick(nativeEvent)) return
    close()
    focusIfHere(row.href)
  }
  const press = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = event.shiftKey ? undefined : moveActive(event.key, activeAt, rows.length)
    if (event.key === 'Enter') document.getElementById(rowId(activeAt))?.click()
    else if (next !== undefined) setAsked({ ...asked, activeKey: rows[next]?.key ?? '' })
    else return
    event.preventDefault()
  }
  const shown = { query, groups, isSettled, activeAt }
  return { shown, notice: refusal ?? notice, announced: refusal ?? announced, ask, choose, press }
}
