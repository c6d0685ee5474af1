import { useEffect, useRef } from 'react'
import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS, type SearchStrings } from '@/i18n/search-strings'
import { classNames } from '@/lib/class-names'
import { type GroupName, RESULTS_ID, type RowGroup, rowId, type SearchRow } from '../rows/search-row'
import { RowContent } from './row-content'

interface SearchResultsProps {
  groups: readonly RowGroup[]
  words: readonly string[]
  query: string
  /** Whether all sources have answered. */
  isSettled: boolean
  locale: Locale
  /** Key of the active row. */
  active?: string
  onChoose: (row: SearchRow, event: React.MouseEvent) => void
  /** Shows all of a group. */
  onMore: (name: GroupName) => void
}

const titleOf = ({ name }: RowGroup, query: string, words: SearchStrings): string =>
  name === 'nothing' ? words.nothing(query.trim()) : words.groups[name]

interface CountProps {
  group: RowGroup
  words: SearchStrings
  onMore: (name: GroupName) => void
}

/** How many results a group has; where some are not shown, it shows them, as the last row of the group does for keys. */
function GroupCount({ group: { name, rows, count }, words, onMore }: CountProps) {
  if (!(name in words.counts)) return <span />
  if (rows.at(-1)?.kind !== 'more') return <span className="font-normal">{count}</span>
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys open the last row of the group instead
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <span className="cursor-pointer font-normal underline underline-offset-3" onClick={() => onMore(name)}>
      {words.shownOf(rows.length - 1, count)}
    </span>
  )
}

interface RowProps {
  row: SearchRow
  id: string
  words: readonly string[]
  locale: Locale
  isActive: boolean
  onChoose: (row: SearchRow, event: React.MouseEvent) => void
}

/** One result row: a real link, so that it can be opened in a new tab. */
function ResultRow(props: RowProps) {
  const { row, id, isActive, onChoose } = props
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: classNames(
      'grid min-h-11 scroll-mt-8.5 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 px-5 py-2.5',
      'md:grid-cols-[64px_minmax(0,1fr)_auto]',
      'cursor-pointer hover:bg-hover',
      'aria-selected:bg-selected aria-selected:shadow-[inset_3px_0_0_var(--wk-mark)]',
      'forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2',
      'forced-colors:aria-selected:outline-[Highlight]',
    ),
    'data-row': row.key,
    onClick: (event: React.MouseEvent) => onChoose(row, event),
  }
  return 'href' in row ? (
    <a {...shared} ref={element as React.RefObject<HTMLAnchorElement>} href={row.href}>
      <RowContent {...props} />
    </a>
  ) : (
    <div {...shared} ref={element as React.RefObject<HTMLDivElement>}>
      <RowContent {...props} />
    </div>
  )
}

/** The grouped results. */
export function SearchResults({ groups: all, query, active, isSettled, onMore, ...rest }: SearchResultsProps) {
  const strings = SEARCH_STRINGS[rest.locale]
  const groups = all.filter(({ rows }) => rows.length > 0)
  let at = 0
  return (
    <div
      id={RESULTS_ID}
      className="min-h-0 flex-1 scroll-pt-8.5 scroll-pb-2.5 overflow-y-auto overscroll-contain pb-2.5"
      role="listbox"
      aria-label={strings.results}
      aria-busy={!isSettled || undefined}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
        <div key={group.name} role="group" aria-labelledby={`search-${group.name}`}>
          <div
            className="flex justify-between gap-4 px-5 pt-3 pb-1.5 text-label font-semibold text-ink-2"
            role="presentation"
          >
            <span id={`search-${group.name}`}>{titleOf(group, query, strings)}</span>
            <GroupCount group={group} words={strings} onMore={onMore} />
          </div>
          {group.rows.map((row) => (
            <ResultRow key={row.key} row={row} id={rowId(at++)} isActive={row.key === active} {...rest} />
          ))}
        </div>
      ))}
    </div>
  )
}
