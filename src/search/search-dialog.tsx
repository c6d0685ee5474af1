import { useEffect, useRef, useState } from 'react'
import { documentLocale, type Locale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames, ICON_BUTTON } from '@/lib/class-names'
import { TextInput } from '@/lib/fields'
import { Icon } from '@/lib/icon'
import { SearchResults } from './dialog/search-results'
import { useSearchDialog } from './dialog/use-search-dialog'
import { loadRanker } from './rank/rank-entries'
import { RESULTS_ID, rowId } from './rows/result-groups'
import type { SearchDialogProps } from './use-search-opening'

/** Prefetches the index for the first keystroke; the dialog reports a failure when it opens. */
export const warmSearch = (): void => {
  loadRanker(documentLocale()).catch(() => undefined)
}

type SearchFieldProps = Pick<ReturnType<typeof useSearchDialog>, 'shown' | 'ask' | 'press'> & {
  locale: Locale
  onClose: () => void
}

/** The input keeps the focus while arrow keys move the active row. */
function SearchField({ shown: { query, activeAt }, locale, ask, press, onClose }: SearchFieldProps) {
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
        onText={ask}
        onKeyDown={press}
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

const DIALOG = classNames(
  'mx-auto mt-21 mb-0 max-h-[min(640px,100dvh_-_120px)] w-[min(720px,100vw)] max-w-none overflow-hidden',
  'rounded-dialog border border-line bg-raise p-0 text-ui leading-[1.4] text-ink shadow-dialog',
  'open:flex open:animate-rise',
  'backdrop:bg-scrim',
  'max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:rounded-none max-md:border-0',
  'forced-colors:border-[CanvasText]',
)

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
        <SearchField shown={shown} locale={locale} ask={ask} press={press} onClose={close} />
        <SearchResults {...shown} locale={locale} onChoose={choose} />
        {notice && <p className="border-t border-line px-5 py-2 text-small text-ink-2">{notice}</p>}
        <p className="visually-hidden" role="status">
          {announced}
        </p>
      </div>
    </dialog>
  )
}
