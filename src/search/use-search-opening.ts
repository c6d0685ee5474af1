import { type ComponentType, useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '@/lib/storage'
import { mayReload } from '@/navigation/reload-limit'
import type { SearchDialogProps } from './search-dialog'

/** What the script of the search brings. */
export interface SearchModule {
  SearchDialog: ComponentType<SearchDialogProps>
  warmSearch: () => void
}

/** What of the search is on the page. */
export type Opening =
  | { state: 'closed' }
  | { state: 'open'; Dialog: ComponentType<SearchDialogProps>; query: string }
  /** Its script cannot be loaded. */
  | { state: 'failed'; query: string }

/** How the script is loaded, and the page. */
export interface SearchLoading {
  load: () => Promise<SearchModule>
  reload: () => void
}

/** Where what was typed is stored while the page is reloaded for the script of the search. */
const REOPENED_KEY = 'reopened-search'

/** Where a key writes. */
const EDITABLE = 'input,textarea,select,[contenteditable]'

/** What a key was pressed on: inside a shadow tree, such as the editor's, the event names only its host. */
const pressedOn = (event: KeyboardEvent): Element => (event.composedPath()[0] ?? event.target) as Element

/** Whether a key opens the search: Ctrl or Cmd K anywhere, a slash where nothing is being written. */
export const isSearchShortcut = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey ? event.key === 'k' : event.key === '/' && !pressedOn(event).closest?.(EDITABLE)

/**
 * What is typed after one more key.
 * @returns undefined for a key that writes nothing
 * @example typedWith('ab', 'Backspace') // => 'a'
 */
export function typedWith(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Backspace') return text.slice(0, -1)
  return [...key].length === 1 ? text + key : undefined
}

/** What readers do about the search. */
interface SearchEvents {
  onKey: (event: KeyboardEvent) => void
  onOpen: () => void
  /** The reader comes near something that opens the search. */
  onNear: () => void
}

function useSearchEvents({ onKey, onOpen, onNear }: SearchEvents): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done never changes
  useEffect(() => {
    const onPointed = ({ type, target }: Event) => {
      if ((target as Element).closest?.('[data-search]')) (type === 'click' ? onOpen : onNear)()
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
 * Opens the search on its shortcuts and on every `[data-search]` of a page; its script is fetched when the reader comes near.
 * A script of an earlier build may be gone: the page is reloaded once, within the limits of every recovery, and the search
 * opens again with what was typed.
 * @returns what is open, and how to open and close it
 */
export function useSearchOpening({ load, reload }: SearchLoading) {
  const [opening, setOpening] = useState<Opening>({ state: 'closed' })
  /** What has been typed since the search was asked for; undefined when nobody waits for it. */
  const awaited = useRef<string>(undefined)

  async function open(query: string, isFirst = true) {
    awaited.current = query
    const result = await load().catch((error: unknown) => console.error(error))
    const typed = awaited.current
    result?.warmSearch()
    if (typed === undefined) return
    if (!result && isFirst && mayReload()) {
      writeStored('sessionStorage', REOPENED_KEY, typed)
      return reload()
    }
    awaited.current = undefined
    setOpening(
      result ? { state: 'open', Dialog: result.SearchDialog, query: typed } : { state: 'failed', query: typed },
    )
  }

  useSearchEvents({
    onKey: (event) => {
      const typed = awaited.current === undefined ? undefined : typedWith(awaited.current, event)
      if (typed !== undefined) awaited.current = typed
      else if (isSearchShortcut(event)) open(awaited.current ?? '')
      else {
        if (event.key === 'Escape') awaited.current = undefined
        return
      }
      event.preventDefault()
    },
    onOpen: () => open(''),
    // Nobody waits for it yet: it is asked for again when it is opened.
    onNear: () =>
      load()
        .then(({ warmSearch }) => warmSearch())
        .catch(() => undefined),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a reload is finished once
  useEffect(() => {
    const reopened = readStored('sessionStorage', REOPENED_KEY)
    writeStored('sessionStorage', REOPENED_KEY, undefined)
    if (typeof reopened === 'string') open(reopened, false)
  }, [])
  return { opening, open, close: () => setOpening({ state: 'closed' }) }
}
