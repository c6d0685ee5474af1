import { useEffect, useState } from 'react'
import type { Heading } from '@/content/site-page'
import { throttle } from '@/lib/throttle'
import { ACTIVE_HEADING_OFFSET_PX, ACTIVE_HEADING_THROTTLE_MS } from '@/site/timings'
import { activeHeading } from './active-heading'

/** The anchors are taken as they come from the page; a heading that is missing counts as far below. */
const topOf = ({ anchor }: Heading): number => document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity

/** Browsers round where a page is scrolled to: this close to its end it is at its end. */
const ROUNDING_PX = 2

const isAtEnd = () =>
  window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - ROUNDING_PX

/**
 * The anchor of the heading in view: follows scroll and changes of the content, at most every 50 ms (spec section 4).
 * @param headings all headings of the page, in page order
 */
export function useActiveHeading(headings: Heading[]): string | undefined {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const update = throttle(
      () => setIndex(activeHeading(headings.map(topOf), ACTIVE_HEADING_OFFSET_PX, isAtEnd())),
      ACTIVE_HEADING_THROTTLE_MS,
    )
    update()
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      update.cancel()
      observer.disconnect()
      window.removeEventListener('scroll', update)
    }
  }, [headings])
  return headings[index]?.anchor
}
