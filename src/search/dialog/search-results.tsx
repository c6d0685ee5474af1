import { useEffect, useRef } from 'react'
import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS, type SearchStrings } from '@/i18n/search-strings'
import { RESULTS_ID, type RowGroup, rowId, type SearchRow } from '../rows/search-row'
import { RowContent } from './row-content'
import styles from './search-results.module.css'

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
}

const countOf = ({ name, rows, total }: RowGroup, words: SearchStrings): string => {
  if (!(name in words.counts)) return ''
  return rows.length < total ? words.shownOf(rows.length, total) : String(total)
}

const titleOf = ({ name }: RowGroup, query: string, words: SearchStrings): string =>
  name === 'nothing' ? words.nothing(query.trim()) : words.groups[name]

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
    className: styles.row,
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
export function SearchResults({ groups, query, active, isSettled, ...rest }: SearchResultsProps) {
  const strings = SEARCH_STRINGS[rest.locale]
  let at = 0
  return (
    <div
      id={RESULTS_ID}
      className={styles.results}
      role="listbox"
      aria-label={strings.results}
      aria-busy={!isSettled || undefined}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
        <div key={group.name} role="group" aria-labelledby={`search-${group.name}`}>
          <div className={styles.head} role="presentation">
            <span id={`search-${group.name}`}>{titleOf(group, query, strings)}</span>
            <span>{countOf(group, strings)}</span>
          </div>
          {group.rows.map((row) => (
            <ResultRow key={row.key} row={row} id={rowId(at++)} isActive={row.key === active} {...rest} />
          ))}
        </div>
      ))}
    </div>
  )
}
