import { useEffect, useRef } from 'react'
import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames, PRIMARY_BUTTON } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { loadFresh, loadFullStyle } from '@/lib/load'
import { MAIN_PAGES, routeOf, withBase } from '@/site/site'
import { type LoadSearch, useSearchOpening } from './use-search-opening'

const loadSearch = () =>
  loadFresh(() => Promise.all([import('./search-dialog'), loadFullStyle()]).then(([search]) => search))

/** The header button that opens the search, as does every `[data-search]` of a page. */
export function SearchButton({ locale, load = loadSearch }: { locale: Locale; load?: LoadSearch }) {
  const { opening, open, close } = useSearchOpening(load)
  return (
    <>
      <button
        type="button"
        className={classNames(
          'ml-auto flex h-10 min-w-10 items-center justify-center gap-2.5 rounded-control no-js:hidden',
          'leading-[1.2] whitespace-nowrap text-ink-2',
          'hover:bg-hover hover:text-ink',
          'xs:max-md:-mr-2 md:w-[340px] md:gap-2 md:border md:border-control md:pr-2 md:pl-3',
          // Beside an article, aligned with its text.
          'lg:max-xl:w-[250px] lg:group-data-[template=doc]/header:mr-auto',
          'lg:max-xl:group-data-[template=doc]/header:ml-6',
          'xl:group-data-[template=doc]/header:ml-[84px]',
        )}
        data-search=""
      >
        <Icon name="search" />
        <span className="truncate max-md:sr-only">{SHELL_STRINGS[locale].search}</span>
        <kbd className="ml-auto hidden rounded-chip border border-line bg-sunk px-1.5 py-0.5 text-tag md:max-lg:block xl:block">
          Ctrl K
        </kbd>
      </button>
      {opening.state === 'open' && <opening.Dialog initialQuery={opening.query} onClose={close} />}
      {opening.state === 'failed' && (
        <FailedSearch locale={locale} onRetry={() => open(opening.query)} onClose={close} />
      )}
    </>
  )
}

/** Shown when the script of the search cannot be loaded. */
function FailedSearch({ locale, onRetry, onClose }: Record<'onRetry' | 'onClose', () => void> & { locale: Locale }) {
  const words = SHELL_STRINGS[locale]
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="m-auto rounded-dialog border border-line bg-raise p-6 text-ink shadow-dialog"
      aria-label={words.searchFailed}
      onClose={onClose}
    >
      <p>{words.searchFailed}</p>
      <ul className="my-4 list-disc pl-5">
        {MAIN_PAGES.map(([route, name]) => (
          <li key={route}>
            <a href={withBase(routeOf(route, locale))} onClick={() => dialog.current?.close()}>
              {words[name]}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className={PRIMARY_BUTTON} onClick={onRetry}>
        {words.tryAgain}
      </button>
    </dialog>
  )
}
