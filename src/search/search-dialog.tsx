import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { documentLocale, type Locale } from '@/i18n/locale'
import { QUERY_STRINGS } from '@/i18n/query-strings'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames } from '@/lib/class-names'
import { readTexts, writeStored } from '@/lib/storage'
import { LONGEST_QUERY, useQueryLimit } from '@/lib/use-address-query'
import { ANNOUNCEMENT_PAUSE_MS, useDebounced } from '@/lib/use-debounced'
import { useLoaded } from '@/lib/use-loaded'
import { focusTarget } from '@/navigation/focus-and-scroll'
import { isPlainClick, pagePath } from '@/navigation/page-data'
import { completeRanker, loadRanker, loadTextRanker } from './rank/rank-entries'
import { queryWords } from './rank/search-words'
import type { GroupName, SearchRow } from './rows/result-groups'
import { announcement, finderGroup, resultGroups, rowId, startGroups } from './rows/result-groups'
import { SearchField, SearchResults } from './rows/search-results'
import type { SearchDialogProps } from './search-button'

/** Prefetches the index for the first keystroke; the dialog reports a failure when it opens. */
export const warmSearch = (): void => {
  loadRanker(documentLocale()).catch(() => undefined)
}

const SEARCHES_KEY = 'wakamiti-searches'

/** The last searches that led somewhere, newest first. */
const readSearches = (): string[] => readTexts(SEARCHES_KEY).slice(0, 3)

function rememberSearch(words: string): void {
  if (words) writeStored('localStorage', SEARCHES_KEY, [...new Set([words, ...readSearches()])])
}

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
  const [recent] = useState(readSearches)
  const isSettled = complete !== undefined || texts.hasFailed
  const isWithoutIndex = texts.hasFailed && !ranker
  const groups = useMemo(() => {
    if (isWithoutIndex) return [finderGroup(query, locale, 'failed')]
    if (!query.trim()) return startGroups(recent, locale, ranker?.index)
    const ranked = ranker?.rank(query, pagePath(location)) ?? []
    const words = queryWords(query, locale)
    const found = ranker ? resultGroups({ index: ranker.index, ranked, words, locale }, expanded) : []
    if (found.length > 0) return [...found, finderGroup(query, locale, 'finder')]
    return isSettled ? [finderGroup(query, locale, 'nothing')] : []
  }, [recent, ranker, query, locale, expanded, isSettled, isWithoutIndex])
  const notice = texts.hasFailed && ranker ? SEARCH_STRINGS[locale].noPages : undefined
  const retry = () => [titles, texts].forEach((loaded) => void loaded.retry())
  return { groups, isSettled, notice, retry }
}

/** Focuses the target of a link on this page; another page sets the focus when it is shown. */
function focusIfHere(href: string): void {
  const url = new URL(href, location.href)
  if (url.pathname === location.pathname && url.hash) focusTarget(url.href)
}

/** Copies a text. @returns what came of it, in words */
async function copied(text: string, locale: Locale): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return SHELL_STRINGS[locale].copied
  } catch {
    return SHELL_STRINGS[locale].cannotCopy
  }
}

/** What belongs to a query, until another one is typed. */
const START = {
  /** Groups that show all of their results. */
  expanded: new Set<GroupName>(),
  /** The row that keys have moved to; by key, so that it stays active when results arrive. */
  activeKey: '',
  /** What came of copying a row. */
  outcome: '',
}

function useSearchDialog(initialQuery: string, locale: Locale, close: () => void) {
  const [asked, setAsked] = useState({ query: initialQuery, ...START })
  const { query, expanded, activeKey, outcome } = asked
  const { groups, isSettled, notice, retry } = useSearch(query, locale, expanded)
  const found = isSettled ? announcement(groups, query, SEARCH_STRINGS[locale]) : undefined
  const announced = useDebounced(found, ANNOUNCEMENT_PAUSE_MS, '')
  const [isRefused, ask] = useQueryLimit((words) => setAsked({ query: words, ...START }))
  const said = isRefused ? QUERY_STRINGS[locale].tooLong(LONGEST_QUERY) : outcome
  const rows = groups.flatMap((group) => group.rows)
  const movedAt = rows.findIndex(({ key }) => key === activeKey)
  /** At first the first result; -1 for none. */
  const activeAt = movedAt < 0 && rows[0] && query.trim() ? 0 : movedAt
  const choose = (row: SearchRow, { nativeEvent }: React.MouseEvent) => {
    if ('isRetry' in row) return retry()
    if ('words' in row) return ask(row.words)
    if ('group' in row) return setAsked({ ...asked, expanded: new Set([...expanded, row.group]) })
    rememberSearch(query.trim())
    if (!isPlainClick(nativeEvent)) return
    close()
    focusIfHere(row.href)
  }
  const press = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = event.shiftKey ? undefined : moveActive(event.key, activeAt, rows.length)
    const text = event.ctrlKey || event.metaKey ? rows[activeAt]?.copied : undefined
    if (event.key === 'Enter' && text) copied(text, locale).then((outcome) => setAsked((now) => ({ ...now, outcome })))
    else if (event.key === 'Enter') document.getElementById(rowId(activeAt))?.click()
    else if (next !== undefined) setAsked({ ...asked, activeKey: rows[next]?.key ?? '', outcome: '' })
    else return
    event.preventDefault()
  }
  const shown = { query, groups, isSettled, activeAt }
  return { shown, notice: said || notice, announced: said || announced, ask, choose, press }
}

const DIALOG = classNames(
  'mx-auto mt-21 mb-0 max-h-[min(640px,100dvh_-_120px)] w-[min(720px,100vw)] max-w-none overflow-hidden',
  'rounded-dialog border border-line bg-raise p-0 text-ui leading-[1.4] text-ink shadow-dialog',
  'open:flex open:animate-rise',
  'backdrop:bg-scrim',
  'max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:rounded-none max-md:border-0',
  'forced-colors:border-[CanvasText]',
)

const FOOT = 'shrink-0 border-t border-line px-5 py-2 text-left text-label text-ink-2'

/** The search: results as you type, in a modal dialog on any page. */
export function SearchDialog({ initialQuery, onClose }: SearchDialogProps) {
  const [locale] = useState(() => documentLocale())
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const { shown, notice, announced, ask, choose, press } = useSearchDialog(initialQuery, locale, close)
  useEffect(() => dialog.current?.showModal(), [])
  const onClosed = () => {
    // Some browsers do not focus a clicked button, so closing would leave the focus nowhere.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-search]')?.focus()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes it, as Escape does
    <dialog
      ref={dialog}
      className={DIALOG}
      aria-label={SEARCH_STRINGS[locale].title}
      onClose={onClosed}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className="flex min-w-0 flex-1 flex-col">
        <SearchField {...shown} locale={locale} onText={ask} onKeyDown={press} onClose={close} />
        <SearchResults {...shown} locale={locale} onChoose={choose} />
        {notice && <p className="border-t border-line px-5 py-2 text-small text-ink-2">{notice}</p>}
        <p className={classNames(FOOT, 'm-0 hidden md:block')}>{SEARCH_STRINGS[locale].keys}</p>
        <button type="button" className={classNames(FOOT, 'hidden min-h-9 workers:block')} data-save="" onClick={close}>
          {SHELL_STRINGS[locale].saveSite}
        </button>
        <p className="visually-hidden" role="status">
          {announced}
        </p>
      </div>
    </dialog>
  )
}
