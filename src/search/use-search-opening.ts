import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { closestTo, listen } from '@/lib/listen'
import { readStored, toText, writeStored } from '@/lib/storage'
import { mayReload } from '@/navigation/recovery'

export interface SearchDialogProps {
  /** Typed while the script was loading. */
  initialQuery: string
  onClose: () => void
}

type Opening =
  | { state: 'closed' }
  | { state: 'open'; Dialog: ComponentType<SearchDialogProps>; query: string }
  | { state: 'failed'; query: string }

/** Loads the script, and reloads the page when that script is missing. */
export interface SearchLoading {
  load: () => Promise<{ SearchDialog: ComponentType<SearchDialogProps>; warmSearch: () => void }>
  reload: () => void
}

const REOPENED_KEY = 'reopened-search'

/** Whether a key opens the search: Ctrl or Cmd K anywhere, a slash outside text fields. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return event.key === 'k'
  // `target` names only the host of a shadow tree, such as the editor's.
  const pressedOn = (event.composedPath()[0] ?? event.target) as Element
  return event.key === '/' && !pressedOn.closest?.('input,textarea,select,[contenteditable]')
}

/**
 * The typed text after one more key; undefined for a key that types nothing.
 * @example typedWith('ab', 'Backspace') // => 'a'
 */
function typedWith(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Backspace') return text.slice(0, -1)
  return [...key].length === 1 ? text + key : undefined
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

  const keepTyped = (typed: string) => {
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
      keepTyped(typed)
      return reload()
    }
    pending.current = undefined
    // At once: the next key belongs to the field.
    const opened = result && ({ state: 'open', Dialog: result.SearchDialog, query: typed } as const)
    flushSync(() => setOpening(opened ?? { state: 'failed', query: typed }))
  }

  const onKey = (event: KeyboardEvent) => {
    const typed = pending.current === undefined ? undefined : typedWith(pending.current, event)
    if (event.key === 'Escape') pending.current = undefined
    if (typed !== undefined) keepTyped(typed)
    else if (isSearchShortcut(event)) open(pending.current ?? '')
    else return
    event.preventDefault()
  }
  const prefetch = async () => (await load()).warmSearch()
  const onPointed = (event: Event) => {
    const words = closestTo(event, '[data-search]')?.dataset.search?.trim()
    if (words === undefined) return
    // Enter on the button that has opened it is one more click.
    if (event.type === 'click') open(pending.current ?? words)
    // Only a prefetch: opening tries again.
    else prefetch().catch(() => undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers read only refs and setters
  useEffect(() => {
    const stop = listen(document, { keydown: onKey, click: onPointed, pointerover: onPointed, focusin: onPointed })
    const reopened = readStored('sessionStorage', REOPENED_KEY, toText)
    writeStored('sessionStorage', REOPENED_KEY, undefined)
    if (reopened !== null) open(reopened, false)
    return stop
  }, [])
  return { opening, open, close: () => setOpening({ state: 'closed' }) }
}
