import { useEffect, useState } from 'react'
import type { Heading } from '@/content/site-page'
import { throttle } from '@/lib/throttle'
import { ACTIVE_HEADING_OFFSET_PX, ACTIVE_HEADING_THROTTLE_MS, SIDEBAR_HEADING_DEPTH } from '@/site/timings'

/**
 * The heading that the reader is under: the last one whose top has passed the line below the header.
 * @param tops distance of each heading from the top of the viewport, in pixels, in page order
 * @param offset where that line is, in pixels
 * @param isAtEnd whether the page cannot be scrolled any further: then the last heading in view counts
 * @returns its index; the first one before any has passed, -1 when there are none
 * @example activeHeading([-300, 40, 700], 100) // => 1
 */
export function activeHeading(tops: number[], offset: number, isAtEnd = false): number {
  if (tops.length === 0) return -1
  if (isAtEnd) return tops.length - 1
  const next = tops.findIndex((top) => top > offset)
  return next < 0 ? tops.length - 1 : Math.max(next - 1, 0)
}

/**
 * The heading that sidebar and contents list mark: the one in view, or the listed one above it.
 * @param headings all headings of a page, in page order
 * @param active anchor of the heading in view
 * @returns an anchor of depth 1 or 2
 * @example listedAnchor([{ depth: 1, value: 'Uso', anchor: 'uso' }, { depth: 3, value: 'A', anchor: 'a' }], 'a') // => 'uso'
 */
export function listedAnchor(headings: Heading[], active: string | undefined): string | undefined {
  const at = headings.findIndex(({ anchor }) => anchor === active)
  return headings.slice(0, at + 1).findLast(({ depth }) => depth <= SIDEBAR_HEADING_DEPTH)?.anchor
}

/** The element of the bar with the heading in view, on small screens. */
export const PAGE_BAR_ID = 'page-bar'

/** A heading that is not in the document counts as far below. */
const topOf = ({ anchor }: Heading): number => document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity

/** The bar below the header hides what is behind it; on wide screens there is none. */
const barHeight = (): number => document.getElementById(PAGE_BAR_ID)?.offsetHeight ?? 0

/** The index of the heading in view. A page that is not scrolled is at its first one: measuring would lay out the whole page. */
const headingInView = (headings: Heading[]): number =>
  window.scrollY === 0
    ? Math.min(0, headings.length - 1)
    : activeHeading(headings.map(topOf), ACTIVE_HEADING_OFFSET_PX + barHeight(), isAtEnd())

/** Browsers round scroll positions: this close to the end counts as the end. */
const ROUNDING_PX = 2

const isAtEnd = () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - ROUNDING_PX

/**
 * The anchor of the heading in view: follows scroll and changes of the content, at most every 50 ms.
 * @param headings all headings of the page, in page order
 */
export function useActiveHeading(headings: Heading[]): string | undefined {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const update = throttle(() => setIndex(headingInView(headings)), ACTIVE_HEADING_THROTTLE_MS)
    update()
    // In a browser without ResizeObserver, the heading follows the scroll only.
    const observer = window.ResizeObserver && new ResizeObserver(update)
    observer?.observe(document.body)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      update.cancel()
      observer?.disconnect()
      window.removeEventListener('scroll', update)
    }
  }, [headings])
  return headings[index]?.anchor
}
