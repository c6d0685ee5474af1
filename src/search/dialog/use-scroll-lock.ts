import { useEffect } from 'react'

/** Keeps the page below a dialog where it is; the room of a scroll bar that takes any stays free, so that nothing moves. */
export function useScrollLock(): void {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement
    const hasBar = window.innerWidth > clientWidth
    style.overflow = 'hidden'
    if (hasBar) style.scrollbarGutter = 'stable'
    return () => {
      style.overflow = ''
      style.scrollbarGutter = ''
    }
  }, [])
}
