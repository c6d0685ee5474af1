import { useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { useAnnouncement } from '@/lib/use-announcement'
import { isPlainClick } from '@/navigation/internal-link'
import { rememberSearch } from '../rows/recent-searches'
import { rowId } from '../rows/row-id'
import type { SearchRow } from '../rows/search-row'
import { useSearch } from '../use-search'
import { announcement } from './announcement'
import { useActiveRow } from './use-active-row'
import { useCopied } from './use-copied'

/**
 * What is typed, what was found, and what keys and clicks do with it.
 * @param locale the language of the page
 * @param close closes the dialog
 */
export function useSearchDialog(locale: Locale, close: () => void) {
  const [query, setQuery] = useState('')
  const search = useSearch(query, locale)
  const active = useActiveRow(search.groups)
  const [said, copy] = useCopied(locale)
  const found = announcement(search.groups, query, SEARCH_STRINGS[locale])
  const announced = useAnnouncement(search.isSettled ? found : undefined)
  const ask = (words: string) => {
    active.reset()
    setQuery(words)
  }
  const choose = (row: SearchRow, { nativeEvent }: React.MouseEvent) => {
    if (row.kind === 'words') return ask(row.words)
    if (query.trim()) rememberSearch(query.trim())
    if (isPlainClick(nativeEvent)) close()
  }
  const press = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isEnter = event.key === 'Enter'
    if (isEnter && (event.ctrlKey || event.metaKey)) copy(active.row)
    else if (isEnter) document.getElementById(rowId(active.at))?.click()
    else if (event.shiftKey || !active.move(event.key)) return
    event.preventDefault()
  }
  return { query, ...search, active, said, announced, ask, choose, press }
}
