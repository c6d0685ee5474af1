import { useEffect, useRef, useState } from 'react'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { Icon } from '@/lib/icon'
import styles from './dialog/search-dialog.module.css'
import { SearchField } from './dialog/search-field'
import { SearchResults } from './dialog/search-results'
import { useSearchDialog } from './dialog/use-search-dialog'
import { loadRanker } from './rank/load-ranker'

export interface SearchDialogProps {
  /** Typed while the script was loading. */
  initialQuery: string
  onClose: () => void
}

/** Read from the document, because one not-found page serves both languages. */
const documentLocale = (): Locale =>
  LOCALES.find((locale) => locale === document.documentElement.lang) ?? DEFAULT_LOCALE

/** Prefetches the index for the first keystroke. Failures are reported by the dialog once it opens. */
export const warmSearch = (): void => {
  loadRanker(documentLocale()).catch(() => undefined)
}

/** Locks the scrolling of the page; the space of a classic scroll bar stays reserved, so that nothing shifts. */
function useScrollLock(): void {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement
    const hasBar = window.innerWidth > clientWidth
    style.overflow = 'hidden'
    if (hasBar) style.scrollbarGutter = 'stable'
    return () => {
      style.overflow = ''
      style.scrollbarGutter = ''
    }
  }, [])
}

/**
 * Focuses the search button when closing the dialog leaves the focus nowhere: some browsers do not focus a clicked button,
 * so there is nothing to return to.
 */
function returnFocus(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-search]')?.focus()
}

/** The keyboard shortcuts. */
function KeyHelp({ locale, copied }: { locale: Locale; copied: string }) {
  const { keys } = SEARCH_STRINGS[locale]
  return (
    <div className={styles.foot}>
      <span>
        <kbd className={styles.up}>
          <Icon name="chevron" />
        </kbd>
        <kbd className={styles.down}>
          <Icon name="chevron" />
        </kbd>
        {keys.move}
      </span>
      <span>
        <kbd>{keys.enter}</kbd>
        {keys.open}
      </span>
      <span>
        <kbd>Ctrl {keys.enter}</kbd>
        {copied || keys.copy}
      </span>
      <span>
        <kbd>Esc</kbd>
        {keys.close}
      </span>
    </div>
  )
}

/** The search: results as you type, in a modal dialog over any page. */
export function SearchDialog({ initialQuery, onClose }: SearchDialogProps) {
  const [locale] = useState(documentLocale)
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const search = useSearchDialog(initialQuery, locale, close)
  const { query, active, notice, copied, announced, ask, open, choose, press, ...found } = search
  useEffect(() => dialog.current?.showModal(), [])
  useScrollLock()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes it, as Escape does
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={SEARCH_STRINGS[locale].title}
      onClose={() => {
        returnFocus()
        onClose()
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={styles.frame}>
        <SearchField {...{ query, locale, activeAt: active.at, onQuery: ask, onKeyDown: press, onClose: close }} />
        <SearchResults
          {...found}
          query={query}
          locale={locale}
          active={active.row?.key}
          onChoose={choose}
          onMore={open}
        />
        {notice && <p className={styles.notice}>{notice}</p>}
        <KeyHelp locale={locale} copied={copied} />
        <p className="visually-hidden" role="status">
          {copied || announced}
        </p>
      </div>
    </dialog>
  )
}
