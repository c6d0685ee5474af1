import { useEffect, useRef, useState } from 'react'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { documentLocale } from './document-locale'
import { returnFocus } from './return-focus'
import styles from './search-dialog.module.css'
import { SearchField } from './search-field'
import { SearchFoot } from './search-foot'
import { SearchResults } from './search-results'
import { useScrollLock } from './use-scroll-lock'
import { useSearchDialog } from './use-search-dialog'

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
