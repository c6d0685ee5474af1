import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readStored, toText, writeStored } from '@/lib/storage'
import { mayReload } from '@/navigation/reload-limit'
import type { SearchDialogProps } from './search-dialog'

/** What the script of the search exports. */
export interface SearchModule {
  SearchDialog: ComponentType<SearchDialogProps>
  warmSearch: () => void
}

/** Whether the search is open. */
export type Opening =
  | { state: 'closed' }
  | { state: 'open'; Dialog: ComponentType<SearchDialogProps>; query: string }
  /** Its script could not be loaded. */
  | { state: 'failed'; query: string }

/** Loads the script, and reloads the page when that script is missing. */
export interface SearchLoading {
  load: () => Promise<SearchModule>
  reload: () => void
}

/** The storage key of the query while the page is reloaded. */
const REOPENED_KEY = 'reopened-search'

/** Elements in which a key types text. */
const EDITABLE = 'input,textarea,select,[contenteditable]'

/** The element a key was pressed on: `target` names only the host of a shadow tree, such as the editor's. */
const pressedOn = (event: KeyboardEvent): Element => (event.composedPath()[0] ?? event.target) as Element

/** Whether a key opens the search: Ctrl or Cmd K anywhere, a slash outside text fields. */
export const isSearchShortcut = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey ? event.key === 'k' : event.key === '/' && !pressedOn(event).closest?.(EDITABLE)

/**
 * The typed text after one more key; undefined for a key that types nothing.
 * @example typedWith('ab', 'Backspace') // => 'a'
 */
export function typedWith(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Backspace') return text.slice(0, -1)
  return [...key].length === 1 ? text + key : undefined
}

/**
 * The words that an element opens the search with: those of the nearest `data-search`, which may be empty.
 * @returns undefined when the element does not open the search
 */
const searchWordsOf = (element: Element): string | undefined =>
  element.closest?.('[data-search]')?.getAttribute('data-search')?.trim()

interface SearchEvents {
  onKey: (event: KeyboardEvent) => void
  /** @param words those of the clicked element; empty when it has none */
  onOpen: (words: string) => void
  /** The pointer or focus is on something that opens the search. */
  onNear: () => void
}

function useSearchEvents({ onKey, onOpen, onNear }: SearchEvents): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers read only refs and setters
  useEffect(() => {
    const onPointed = ({ type, target }: Event) => {
      const words = searchWordsOf(target as Element)
      if (words === undefined) return
      if (type === 'click') onOpen(words)
      else onNear()
    }
    const types = ['click', 'pointerover', 'focusin']
    document.addEventListener('keydown', onKey)
    for (const type of types) document.addEventListener(type, onPointed)
    return () => {
      document.removeEventListener('keydown', onKey)
      for (const type of types) document.removeEventListener(type, onPointed)
    }
  }, [])
}

/**
 * Opens the search on its shortcuts and on every `[data-search]` of a page, with its words when it has any; hovering or focusing
 * one prefetches the script.
 * The script of an earlier build may be missing: the page is reloaded once, within the reload limit, and the search opens
 * again with what was typed.
 */
export function useSearchOpening({ load, reload }: SearchLoading) {
  const [opening, setOpening] = useState<Opening>({ state: 'closed' })
  /** What has been typed while the search loads; undefined when it is not being opened. */
  const pending = useRef<string>(undefined)
  const isReloading = useRef(false)

  const remember = (typed: string) => {
    pending.current = typed
    if (isReloading.current) writeStored('sessionStorage', REOPENED_KEY, typed)
  }

  async function open(query: string, isFirst = true) {
    pending.current = query
    const result = await load().catch((error: unknown) => console.error(error))
    const typed = pending.current
    result?.warmSearch()
    if (typed === undefined) return
    if (!result && isFirst && mayReload()) {
      isReloading.current = true
      remember(typed)
      return reload()
    }
    pending.current = undefined
    // At once: the next key belongs to the field.
    flushSync(() =>
      setOpening(
        result ? { state: 'open', Dialog: result.SearchDialog, query: typed } : { state: 'failed', query: typed },
      ),
    )
  }

  useSearchEvents({
    onKey: (event) => {
      const typed = pending.current === undefined ? undefined : typedWith(pending.current, event)
      if (typed !== undefined) remember(typed)
      else if (isSearchShortcut(event)) open(pending.current ?? '')
      else {
        if (event.key === 'Escape') pending.current = undefined
        return
      }
      event.preventDefault()
    },
    // Enter on the button that has opened it is one more click.
    onOpen: (words) => open(pending.current ?? words),
    // Only a prefetch: opening tries again.
    onNear: () =>
      load()
        .then(({ warmSearch }) => warmSearch())
        .catch(() => undefined),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, after a reload
  useEffect(() => {
    const reopened = readStored('sessionStorage', REOPENED_KEY, toText)
    writeStored('sessionStorage', REOPENED_KEY, undefined)
    if (reopened !== null) open(reopened, false)
  }, [])
  return { opening, open, close: () => setOpening({ state: 'closed' }) }
}
