import { useRouter } from 'next/router'
import { startTransition, useCallback, useEffect, useState } from 'react'
import type { SitePage } from '@/content/site-page'
import { readStored, toText, writeStored } from '@/lib/storage'

/** `auto` until a script has measured the screen: until then the style sheet decides by its width. */
export type SidebarState = 'auto' | 'open' | 'closed'

export interface SidebarControl {
  state: SidebarState
  toggle: () => void
  open: () => void
  close: () => void
}

/** The screen is wide enough for the sidebar beside the page. */
export const WIDE_SCREEN = '(min-width: 64rem)'

/** Where the tab stores that the reader has closed the column; the script in the head reads it before the first paint. */
export const SIDEBAR_KEY = 'sidebar'

/**
 * The initial state on a page: closed on a small screen, where the sidebar would cover it; on a wide screen open, unless the
 * reader has closed it.
 * @param choice what the reader chose on the pages before
 * @example sidebarOnArrival(true, null) // => 'open'
 */
export const sidebarOnArrival = (isWide: boolean, choice: string | null): SidebarState =>
  isWide && choice !== 'closed' ? 'open' : 'closed'

/**
 * The state after a click on the toggle.
 * @example toggledSidebar('open') // => 'closed'
 */
export const toggledSidebar = (state: SidebarState): SidebarState => (state === 'open' ? 'closed' : 'open')

const isWide = () => matchMedia(WIDE_SCREEN).matches

const stateOnArrival = () => sidebarOnArrival(isWide(), readStored('sessionStorage', SIDEBAR_KEY, toText))

/**
 * Opens and closes the sidebar: by the size of the screen at load, then by the reader. On a small screen it closes with every
 * change of page; on a wide one the reader's choice stays.
 */
export function useSidebar({ slug }: Pick<SitePage, 'slug'>): SidebarControl {
  const [state, setState] = useState<SidebarState>('auto')
  const [arrivedAt, setArrivedAt] = useState(slug)
  const { events } = useRouter()
  // With the page, not after it: the column must not push the page aside once it is shown.
  if (arrivedAt !== slug) {
    setArrivedAt(slug)
    setState(stateOnArrival())
  }
  const open = useCallback(() => setState('open'), [])
  const close = useCallback(() => setState('closed'), [])
  const toggle = () => {
    const next = toggledSidebar(state)
    if (next === 'open') open()
    else close()
    if (isWide()) writeStored('sessionStorage', SIDEBAR_KEY, next)
  }
  // At load, the style sheet has already decided the same: the menu need not be hydrated at once for it.
  useEffect(() => startTransition(() => setState(stateOnArrival())), [])
  useEffect(() => {
    // Also for a link to the page itself.
    const onArrival = () => {
      if (!isWide()) close()
    }
    events.on('routeChangeComplete', onArrival)
    return () => events.off('routeChangeComplete', onArrival)
  }, [events, close])
  return { state, toggle, open, close }
}
