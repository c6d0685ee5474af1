import { useEffect, useState } from 'react'

/**
 * Whether the page has been scrolled past a point.
 * @param threshold pixels from the top
 */
export function useScrolled(threshold: number): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > threshold)
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [threshold])
  return isScrolled
}
