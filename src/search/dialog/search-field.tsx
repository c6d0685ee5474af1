import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { ICON_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { RESULTS_ID, rowId } from '../rows/search-row'

interface SearchFieldProps {
  query: string
  locale: Locale
  /** Index of the active row, -1 for none. */
  activeAt: number
  onQuery: (query: string) => void
  onKeyDown: (event: React.KeyboardEvent) => void
  onClose: () => void
}

/** The input of the dialog: it keeps the focus while arrow keys move the active row. */
export function SearchField({ query, locale, activeAt, onQuery, onKeyDown, onClose }: SearchFieldProps) {
  const words = SEARCH_STRINGS[locale]
  return (
    <div className="flex h-15 shrink-0 items-center gap-3 border-b border-line pr-2 pl-4.5 text-ink-2">
      <Icon name="search" />
      <input
        className="h-full min-w-0 flex-1 text-[18px] text-ink outline-none placeholder:text-ink-3"
        type="text"
        role="combobox"
        aria-label={words.field}
        aria-expanded
        aria-controls={RESULTS_ID}
        aria-autocomplete="list"
        aria-activedescendant={activeAt < 0 ? undefined : rowId(activeAt)}
        placeholder={words.field}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="go"
        spellCheck={false}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      {/* The header hides this icon while the menu is closed. */}
      <button type="button" className={classNames(ICON_BUTTON, '*:block')} aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
