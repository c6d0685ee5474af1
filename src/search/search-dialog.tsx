import { useEffect, useRef, useState } from 'react'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { returnFocus } from './dialog/return-focus'
import styles from './dialog/search-dialog.module.css'
import { SearchField } from './dialog/search-field'
import { SearchFoot } from './dialog/search-foot'
import { SearchResults } from './dialog/search-results'
import { useScrollLock } from './dialog/use-scroll-lock'
import { useSearchDialog } from './dialog/use-search-dialog'
import { documentLocale } from './document-locale'

export { warmSearch } from './warm-search'

/** What the dialog is told. */
export interface SearchDialogProps {
  onClose: () => void
}

/** The search: a field that answers while one types, in a modal dialog over any page. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const [locale] = useState(documentLocale)
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const { query, active, notice, said, announced, ask, choose, press, ...found } = useSearchDialog(locale, close)
  useEffect(() => dialog.current?.showModal(), [])
  useScrollLock()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it, as Escape does
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
        <SearchResults {...found} query={query} locale={locale} active={active.row?.key} onChoose={choose} />
        {notice && <p className={styles.notice}>{notice}</p>}
        <SearchFoot locale={locale} said={said} />
        <p className="visually-hidden" role="status">
          {said || announced}
        </p>
      </div>
    </dialog>
  )
}
