import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames, PRIMARY_BUTTON } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { closestTo, listen } from '@/lib/listen'
import { loadFresh, loadFullStyle } from '@/lib/load'
import { readStored, toText, writeStored } from '@/lib/storage'
import { loadDocument, mayReload } from '@/navigation/recovery'
import { MAIN_PAGES, routeOf, withBase } from '@/site/site'

export interface SearchDialogProps {
  /** What was typed while the script was loading. */
  initialQuery: string
  onClose: () => void
}

type Opening =
  | { state: 'closed' }
  | { state: 'open'; Dialog: ComponentType<SearchDialogProps>; query: string }
  | { state: 'failed'; query: string }

/** Loads the script of the search. */
export type LoadSearch = () => Promise<{ SearchDialog: ComponentType<SearchDialogProps>; warmSearch: () => void }>

const REOPENED_KEY = 'reopened-search'

/** Ctrl+K or Cmd+K opens the search anywhere, a slash outside of text fields. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return event.key === 'k'
  // `target` is only the host of a shadow tree, such as the editor's.
  const pressedOn = (event.composedPath()[0] ?? event.target) as Element
  return event.key === '/' && !pressedOn.closest?.('input,textarea,select,[contenteditable]')
}

/** The text after a key press; undefined if the key types nothing. @example typedWith('ab', 'Backspace') // => 'a' */
function typedWith(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Backspace') return text.slice(0, -1)
  return [...key].length === 1 ? text + key : undefined
}

/**
 * Opens the search on its shortcuts and on every `[data-search]`, with its words if it has any; hovering or focusing one prefetches
 * the script. If that is missing because there is a newer build, the page reloads once, and the search reopens with what was typed.
 */
export function useSearchOpening(load: LoadSearch) {
  const [opening, setOpening] = useState<Opening>({ state: 'closed' })
  /** What was typed while the script loads; undefined when it is not loading. */
  const pending = useRef<string>(undefined)

  async function open(query: string, isFirst = true) {
    pending.current = query
    const result = await load().catch((error: unknown) => console.error(error))
    const typed = pending.current
    result?.warmSearch()
    if (typed === undefined) return
    pending.current = undefined
    if (!result && isFirst && mayReload()) {
      writeStored('sessionStorage', REOPENED_KEY, typed)
      return loadDocument(location)
    }
    // Synchronously, so that the next key goes to the input.
    const opened = result && ({ state: 'open', Dialog: result.SearchDialog, query: typed } as const)
    flushSync(() => setOpening(opened ?? { state: 'failed', query: typed }))
  }

  const onKey = (event: KeyboardEvent) => {
    const typed = pending.current === undefined ? undefined : typedWith(pending.current, event)
    if (event.key === 'Escape') pending.current = undefined
    if (typed !== undefined) pending.current = typed
    else if (isSearchShortcut(event)) open(pending.current ?? '')
    else return
    event.preventDefault()
  }
  const prefetch = async () => (await load()).warmSearch()
  const onPointed = (event: Event) => {
    const words = closestTo(event, '[data-search]')?.dataset.search?.trim()
    if (words === undefined) return
    // While it opens, another click (or Enter on its button) keeps what was typed.
    if (event.type === 'click') open(pending.current ?? words)
    // Opening retries a failed prefetch.
    else prefetch().catch(() => undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers read only refs and setters
  useEffect(() => {
    const reopened = readStored('sessionStorage', REOPENED_KEY, toText)
    writeStored('sessionStorage', REOPENED_KEY, undefined)
    if (reopened !== null) open(reopened, false)
    return listen(document, { keydown: onKey, click: onPointed, pointerover: onPointed, focusin: onPointed })
  }, [])
  return { opening, open, close: () => setOpening({ state: 'closed' }) }
}

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
