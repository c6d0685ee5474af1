import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { RESULTS_ID, type RowGroup, rowId, type SearchRow } from '../rows/search-row'
import { ResultRow } from './result-row'

interface SearchResultsProps {
  groups: readonly RowGroup[]
  query: string
  /** Whether all sources have answered. */
  isSettled: boolean
  locale: Locale
  /** Index of the active row, -1 for none. */
  activeAt: number
  onChoose: (row: SearchRow, event: React.MouseEvent) => void
}

/** How many results a group has; where some are not shown, it does what the last row of the group does. */
function GroupCount({
  group,
  locale,
  onChoose,
}: Pick<SearchResultsProps, 'locale' | 'onChoose'> & { group: RowGroup }) {
  const { name, rows, count } = group
  const { counts, shownOf } = SEARCH_STRINGS[locale]
  const last = rows.at(-1)
  if (!(name in counts)) return null
  if (last?.kind !== 'more') return <span className="font-normal">{count}</span>
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys open the last row of the group instead
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <span
      className="cursor-pointer font-normal underline underline-offset-3"
      onClick={(event) => onChoose(last, event)}
    >
      {shownOf(rows.length - 1, count)}
    </span>
  )
}

/** The grouped results. */
export function SearchResults({ groups, query, isSettled, locale, activeAt, onChoose }: SearchResultsProps) {
  const words = SEARCH_STRINGS[locale]
  let next = 0
  return (
    <div
      id={RESULTS_ID}
      className="min-h-0 flex-1 scroll-pt-8.5 scroll-pb-2.5 overflow-y-auto overscroll-contain pb-2.5"
      role="listbox"
      aria-label={words.results}
      aria-busy={!isSettled || undefined}
    >
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
          <div key={group.name} role="group" aria-labelledby={`search-${group.name}`}>
            <div
              className="flex justify-between gap-4 px-5 pt-3 pb-1.5 text-label font-semibold text-ink-2"
              role="presentation"
            >
              <span id={`search-${group.name}`}>
                {group.name === 'nothing' ? words.nothing(query.trim()) : words.groups[group.name]}
              </span>
              <GroupCount group={group} locale={locale} onChoose={onChoose} />
            </div>
            {group.rows.map((row) => {
              const at = next++
              return <ResultRow key={row.key} row={row} id={rowId(at)} isActive={at === activeAt} onChoose={onChoose} />
            })}
          </div>
        ))}
    </div>
  )
}
