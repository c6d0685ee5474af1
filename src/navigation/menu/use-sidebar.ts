import { useRouter } from 'next/router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { initialSidebar, type SidebarState, toggledSidebar, WIDE_SCREEN } from './sidebar-state'

/** The sidebar's state and what changes it. */
export interface SidebarControl {
  state: SidebarState
  toggle: () => void
  close: () => void
}

/**
 * Opens and closes the sidebar: by screen size at load, closed on every route change, by the reader in between.
 * @param template the template of the page at load
 */
export function useSidebar(template: string): SidebarControl {
  const [state, setState] = useState<SidebarState>('auto')
  const { events } = useRouter()
  const atLoad = useRef(template)
  const close = useCallback(() => setState('closed'), [])
  const toggle = useCallback(() => setState(toggledSidebar), [])
  useEffect(() => setState(initialSidebar(matchMedia(WIDE_SCREEN).matches, atLoad.current)), [])
  useEffect(() => {
    events.on('routeChangeComplete', close)
    return () => events.off('routeChangeComplete', close)
  }, [events, close])
  return { state, toggle, close }
}
