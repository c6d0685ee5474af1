import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { closestTo, listen } from '@/lib/listen'
import { readStored, toText, writeStored } from '@/lib/storage'
import { loadDocument, mayReload } from '@/navigation/recovery'

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
