import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { QUERY_STRINGS } from '@/i18n/query-strings'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { useAnnouncement } from '@/lib/use-announcement'
import { LONGEST_QUERY, useQueryLimit } from '@/lib/use-query-limit'
import { isPlainClick } from '@/navigation/internal-link'
import { focusTarget } from '@/navigation/use-arrival'
import { COPIED_NOTICE_MS } from '@/site/timings'
import { rememberSearch } from '../recent-searches'
import { announcement } from '../rows/result-groups'
import { type GroupName, rowId, type SearchRow } from '../rows/search-row'
import { useSearch } from '../use-search'
import { useActiveRow } from './use-active-row'

const NONE: ReadonlySet<GroupName> = new Set()

/**
 * What Ctrl Enter copies: a step in the language it was matched in, or the key of an option.
 * @returns undefined for a row that can only be opened
 */
export function copiedText(row: SearchRow | undefined): string | undefined {
  if (row?.kind === 'step') return row.isTranslation ? row.step.translation : row.step.text
  return row?.kind === 'option' ? row.option.key : undefined
}

/** Copies a row; the notice shows the result for a moment. */
function useCopied(locale: Locale): [notice: string, copy: (row: SearchRow | undefined) => void] {
  const [notice, setNotice] = useState('')
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(''), COPIED_NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])
  const copy = async (row: SearchRow | undefined) => {
    const text = copiedText(row)
    if (text === undefined) return
    const { copied, copiedKey, cannotCopy } = SEARCH_STRINGS[locale]
    try {
      await navigator.clipboard.writeText(text)
      setNotice(row?.kind === 'step' ? copied : copiedKey)
    } catch {
      setNotice(cannotCopy)
    }
  }
  return [notice, copy]
}

/**
 * The state of the dialog and its handlers of keys and clicks.
 * @param initialQuery typed while the script was loading
 */
export function useSearchDialog(initialQuery: string, locale: Locale, close: () => void) {
  const [query, setQuery] = useState(initialQuery)
  const [opened, setOpened] = useState<ReadonlySet<GroupName>>(NONE)
  const search = useSearch(query, locale, opened)
  const active = useActiveRow(search.groups)
  const [copied, copy] = useCopied(locale)
  const found = announcement(search.groups, query, SEARCH_STRINGS[locale])
  const announced = useAnnouncement(search.isSettled ? found : undefined)
  const [isRefused, ask] = useQueryLimit((words) => {
    active.reset()
    setOpened(NONE)
    setQuery(words)
  })
  const refusal = isRefused ? QUERY_STRINGS[locale].tooLong(LONGEST_QUERY) : undefined
  const open = (name: GroupName) => setOpened(new Set([...opened, name]))
  const choose = (row: SearchRow, { nativeEvent }: React.MouseEvent) => {
    if (row.kind === 'words') return ask(row.words)
    if (row.kind === 'more') return open(row.group)
    if (query.trim()) rememberSearch(query.trim())
    if (!isPlainClick(nativeEvent)) return
    close()
    // Another page takes the focus when it arrives.
    const url = new URL(row.href, location.href)
    if (url.pathname === location.pathname && url.hash) focusTarget(url.href)
  }
  const press = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isEnter = event.key === 'Enter'
    if (isEnter && (event.ctrlKey || event.metaKey)) copy(active.row)
    else if (isEnter) document.getElementById(rowId(active.at))?.click()
    else if (event.shiftKey || !active.move(event.key)) return
    event.preventDefault()
  }
  return {
    query,
    ...search,
    notice: refusal ?? search.notice,
    active,
    copied,
    announced: refusal ?? announced,
    ask,
    open,
    choose,
    press,
  }
}
