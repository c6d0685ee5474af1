import { useRouter } from 'next/router'
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { MenuSection, SitePage } from '@/content/site-page'
import { closestTo, endAll, followRouter, listen } from '@/lib/listen'
import { readStored, toText, writeStored } from '@/lib/storage'

/** `auto` until a script has measured the screen: the style sheet then decides by its width. */
export type SidebarState = 'auto' | 'open' | 'closed'

export interface SidebarControl {
  state: SidebarState
  toggle: () => void
  open: () => void
  close: () => void
}

const WIDE_SCREEN = '(min-width: 64rem)'

/** The key for a sidebar that the reader has closed in this tab; the early script reads it before the first paint. */
export const SIDEBAR_KEY = 'sidebar'

export const toggledSidebar = (state: SidebarState): SidebarState => (state === 'open' ? 'closed' : 'open')

export const isWide = () => matchMedia(WIDE_SCREEN).matches

/** Closed on a small screen, where it would cover the page; open on a wide one, unless the reader has closed it. */
export const stateOnArrival = (): SidebarState =>
  isWide() && readStored('sessionStorage', SIDEBAR_KEY, toText) !== 'closed' ? 'open' : 'closed'

/** The sidebar follows the screen at load, then the reader; on a small screen, it closes with every change of page. */
export function useSidebar({ slug }: Pick<SitePage, 'slug'>): SidebarControl {
  const [state, setState] = useState<SidebarState>('auto')
  const [arrivedAt, setArrivedAt] = useState(slug)
  const { events } = useRouter()
  // In the same render as the page, which a column that opens later would push aside.
  if (arrivedAt !== slug) {
    setArrivedAt(slug)
    setState(stateOnArrival())
  }
  const open = () => setState('open')
  const close = useCallback(() => setState('closed'), [])
  const toggle = () => {
    const next = toggledSidebar(state)
    setState(next)
    if (isWide()) writeStored('sessionStorage', SIDEBAR_KEY, next)
  }
  // In a transition: the style sheet already shows this state, so that hydrating the menu can wait.
  useEffect(() => {
    const show = () => setState(stateOnArrival())
    startTransition(show)
    // A column becomes a sheet or vice versa.
    return listen(matchMedia(WIDE_SCREEN), { change: show })
  }, [])
  // Also for a link to the page itself.
  useEffect(() => followRouter(events, { routeChangeComplete: () => isWide() || close() }), [events, close])
  return { state, toggle, open, close }
}

/** The key for the sections that the reader has opened or closed in this tab; the early script reads it, too. */
export const FOLDS_KEY = 'menu'

/** Whether each section of the menu is open, by its index. */
type Folds = Record<string, boolean>

const storedFolds = (): Folds | null =>
  readStored('sessionStorage', FOLDS_KEY, (value) => (typeof value === 'object' ? (value as Folds | null) : null))

/** Which sections of the menu are open: the reader's choices in this tab and, on arrival, the section of the page. */
export function useFolds(slug: string, sections: readonly MenuSection[]) {
  const current = sections.findIndex(({ topics }) => topics.some((topic) => topic.slug === slug))
  const [folds, setFolds] = useState<Folds>({ [current]: true })
  const [arrivedAt, setArrivedAt] = useState(slug)
  // The others stay as they are: nothing moves under the pointer.
  if (arrivedAt !== slug) {
    setArrivedAt(slug)
    setFolds({ ...folds, [current]: true })
  }
  useEffect(() => startTransition(() => setFolds((own) => ({ ...own, ...storedFolds() }))), [])
  const isOpen = (section: number): boolean => folds[section] ?? false
  const fold = (section: number, open: boolean): void => {
    setFolds({ ...folds, [section]: open })
    writeStored('sessionStorage', FOLDS_KEY, { ...storedFolds(), [section]: open })
  }
  return { isOpen, fold }
}

/** While the menu covers the page, focus stays in it and in the header, and the page does not scroll. */
export function useSheet(isOpen: boolean, onClose: () => void): RefObject<HTMLElement | null> {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const wide = matchMedia(WIDE_SCREEN)
    if (!isOpen || wide.matches) return
    const behind = document.getElementById('content')
    const keydown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    const menu = sheet.current
    const click = (event: Event) => {
      const link = closestTo(event, '#sidebar a[href^="#"]')
      // So that focus goes on from the heading, not from the menu button.
      link?.blur()
      if (link) onClose()
    }
    behind?.setAttribute('inert', '')
    document.documentElement.classList.add('has-sheet')
    const targets = [...(menu?.querySelectorAll<HTMLElement>('summary, a') ?? [])]
    const top = menu?.getBoundingClientRect().top ?? 0
    targets.find((target) => target.getBoundingClientRect().top >= top)?.focus({ preventScroll: true })
    const release = () => {
      stop()
      behind?.removeAttribute('inert')
      document.documentElement.classList.remove('has-sheet')
      if (menu?.contains(document.activeElement)) document.getElementById('sidebar-toggle')?.focus()
    }
    // On a wide screen, the sheet is a column.
    const stop = endAll([listen(document, { keydown, click }), listen(wide, { change: release })])
    return release
  }, [isOpen, onClose])
  return sheet
}
