import { useEffect, useRef } from 'react'
import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames, ICON_BUTTON } from '@/lib/class-names'
import { InlineCode } from '@/lib/code'
import { TextInput } from '@/lib/fields'
import { Icon } from '@/lib/icon'
import type { TextPart } from '../rank/search-words'
import { RESULTS_ID, type RowGroup, rowId, type SearchRow } from './result-groups'

const ROW = classNames(
  'grid min-h-11 scroll-mt-8.5 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 px-5 py-2.5',
  'md:grid-cols-[64px_minmax(0,1fr)_auto]',
  'cursor-pointer hover:bg-hover',
  'aria-selected:bg-selected aria-selected:shadow-[inset_3px_0_0_var(--wk-mark)]',
  'forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2',
  'forced-colors:aria-selected:outline-[Highlight]',
)
/** A column of its own where there is room, else a line above. */
const LABEL = 'col-span-full wrap-anywhere md:col-auto md:text-right'
const QUIET = 'text-code text-ink-2'
const LINK = { label: 'hidden md:block', column: 'text-accent underline underline-offset-3' }
const TEXT = 'mt-1 overflow-hidden pb-0.5 text-small font-normal text-ink-2'
const END = 'max-w-[min(180px,28vw)] overflow-hidden text-right text-ellipsis text-ink-2'
const MATCH = 'font-bold underline decoration-mark decoration-2 underline-offset-4 [text-decoration-skip-ink:none]'
const LANGUAGE = 'ml-2 font-mono text-tag leading-[normal] font-medium text-ink-2'

/** The classes of each kind of row; the column holds the title and the text. */
const CLASSES: Record<SearchRow['kind'], Partial<Record<'label' | 'column' | 'title' | 'text' | 'end', string>>> = {
  step: { label: 'text-ui font-bold', title: 'font-medium', text: 'block', end: 'text-code' },
  option: {
    label: classNames(QUIET, 'mono'),
    title: 'mono text-[0.90625rem]',
    text: 'line-clamp-2',
    end: 'mono text-label whitespace-nowrap',
  },
  page: { label: QUIET, title: 'font-bold', text: 'line-clamp-2', end: 'text-code' },
  finder: LINK,
  more: LINK,
}

/** A text with its matches highlighted, by spans: forced colours hide the text of a `mark`. */
const Parts = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch, className }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
    <span key={index} className={classNames(className, isMatch && MATCH)}>
      {text}
    </span>
  ))

interface SearchResultsProps {
  groups: readonly RowGroup[]
  query: string
  /** Whether no more results will come. */
  isSettled: boolean
  locale: Locale
  /** Index of the active row, -1 for none. */
  activeAt: number
  onChoose: (row: SearchRow, event: React.MouseEvent) => void
}

type ResultRowProps = Pick<SearchResultsProps, 'onChoose'> & { row: SearchRow; id: string; isActive: boolean }

/** A result: a real link, so that it can be opened in a new tab. The active row of a step shows both languages. */
function ResultRow({ row, id, isActive, onChoose }: ResultRowProps) {
  const { kind, role, label, title, titleLanguage, text, textLanguage, end } = row
  const classes = CLASSES[kind]
  const Label = role ? 'b' : 'span'
  const element = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <a
      ref={element}
      id={id}
      className={ROW}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-row={row.key}
      href={'href' in row ? row.href : undefined}
      onClick={(event) => onChoose(row, event)}
    >
      <Label className={classNames(LABEL, classes.label)} data-kind={role}>
        {label}
      </Label>
      <span className={classNames('min-w-0 wrap-anywhere', classes.column)}>
        <span className={classes.title} lang={titleLanguage}>
          <Parts parts={title} />
        </span>
        {titleLanguage && <small className={LANGUAGE}>{titleLanguage.toUpperCase()}</small>}
        {text && (isActive || kind !== 'step') && (
          <span className={classNames(TEXT, classes.text)} lang={textLanguage}>
            {typeof text === 'string' ? <InlineCode text={text} /> : <Parts parts={text} />}
          </span>
        )}
      </span>
      {end && <span className={classNames(END, classes.end)}>{end}</span>}
    </a>
  )
}

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
              <span className="font-normal">{group.total}</span>
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

type SearchFieldProps = Pick<SearchResultsProps, 'query' | 'activeAt' | 'locale'> & {
  onText: (query: string) => void
  onKeyDown: (event: React.KeyboardEvent) => void
  onClose: () => void
}

/** The input keeps the focus while arrow keys move the active row. */
export function SearchField({ query, activeAt, locale, onText, onKeyDown, onClose }: SearchFieldProps) {
  const { search } = SHELL_STRINGS[locale]
  return (
    <div className="flex h-15 shrink-0 items-center gap-3 border-b border-line pr-2 pl-4.5 text-ink-2">
      <Icon name="search" />
      <TextInput
        className="h-full min-w-0 flex-1 text-[1.125rem] text-ink outline-none placeholder:text-ink-3"
        type="text"
        role="combobox"
        aria-label={search}
        aria-expanded
        aria-controls={RESULTS_ID}
        aria-autocomplete="list"
        aria-activedescendant={activeAt < 0 ? undefined : rowId(activeAt)}
        placeholder={search}
        enterKeyHint="go"
        value={query}
        onText={onText}
        onKeyDown={onKeyDown}
      />
      {/* `*:block` overrides the header, which hides this icon while the menu is closed. */}
      <button
        type="button"
        className={classNames(ICON_BUTTON, '*:block')}
        aria-label={SEARCH_STRINGS[locale].close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
