import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { isStateFragment } from '@/lib/address-query'
import { closestTo, endAll, followRouter, listen, onResize } from '@/lib/listen'
import { readStored, writeStored } from '@/lib/storage'
import { ACTIVE_HEADING_OFFSET_PX, SCROLL_HOLD_MS } from '@/site/timings'
import { pagePath } from './page-data'

/** A hash that cannot be decoded is used as it is. */
const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

function anchorIn(url: string): string | undefined {
  const hash = url.split('#')[1]
  return hash && !isStateFragment(`#${hash}`) ? decoded(hash) : undefined
}

/** Resolves an anchor of the tool's earlier documentation, if the page has no such id. */
function findEarlierAnchor(): void {
  const anchor = anchorIn(location.href)
  if (!anchor || document.getElementById(anchor)) return
  import('./earlier-anchors').then(({ followAnchor }) => followAnchor(anchor, pagePath(location))).catch(() => {})
}

/** Moves the focus to the target of an address's hash, or else to the start of the page. */
export function focusTarget(url: string): void {
  const target = document.getElementById(anchorIn(url) ?? 'main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

/** Moves the focus to the target of each navigation, and resolves anchors of old links. */
export function useFocusOnNavigation(): void {
  const { events } = useRouter()
  useEffect(() => {
    findEarlierAnchor()
    const onArrival = (address: string) => {
      focusTarget(address)
      findEarlierAnchor()
    }
    return endAll([
      listen(window, { hashchange: findEarlierAnchor }),
      followRouter(events, { routeChangeComplete: onArrival }),
    ])
  }, [events])
}

type ScrollPosition = { id: string; top: number }

const toPosition = (value: unknown): ScrollPosition | null => {
  const { id, top } = value as Partial<Record<keyof ScrollPosition, unknown>>
  return typeof id === 'string' && typeof top === 'number' ? { id, top } : null
}

/** The router gives each visit of a page a key, which its anchors share; a reloaded document only has its path. */
const visitKey = () => `place-${history.state?.key}${anchorIn(location.href) ?? ''}`
const documentKey = () => `place-${location.pathname}`

/** The first entry in view; on a page without an article, and at the top, the main element. */
function currentPosition(): ScrollPosition | undefined {
  const entries = window.scrollY === 0 ? [] : [...document.querySelectorAll('#article [id]')]
  const inView = entries.find((entry) => entry.getBoundingClientRect().bottom > ACTIVE_HEADING_OFFSET_PX)
  const entry = inView ?? document.getElementById('main')
  return entry ? { id: entry.id, top: entry.getBoundingClientRect().top } : undefined
}

const store = (key: string): boolean => writeStored('sessionStorage', key, currentPosition())

/** Scrolls to a position and holds it while estimated heights and late tools move it, until the reader acts or the address changes. */
function holdPosition({ id, top }: ScrollPosition): () => void {
  const { href } = location
  const place = () => {
    // Looked up each time: a tool replaces elements by its own, with the same ids.
    const entry = location.href === href && document.getElementById(id)
    if (entry) window.scrollBy(0, entry.getBoundingClientRect().top - top)
  }
  place()
  const end = () => stop()
  const stop = endAll([onResize(document.body, place), listen(window, { wheel: end, pointerdown: end, keydown: end })])
  setTimeout(end, SCROLL_HOLD_MS)
  return end
}

/** Where the browser scrolls the target of the address to. */
function anchorPosition(): ScrollPosition | null {
  const target = document.getElementById(anchorIn(location.href) ?? '')
  return target && { id: target.id, top: Number.parseFloat(getComputedStyle(target).scrollMarginTop) }
}

/** @param key of a stored position; without one, or if nothing is stored, the target of the address counts */
function restore(key?: string): () => void {
  const position = (key && readStored('sessionStorage', key, toPosition)) || anchorPosition()
  return position ? holdPosition(position) : () => {}
}

/** Whether the document was open before: it was reloaded, or reached by going back. */
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return /reload|back/.test(entry?.type ?? '')
}

/** Returns to where the reader was, else to the target of the address. Relative to an entry: pixels move with layout (containment.css). */
export function useScrollRestoration(): void {
  const { events } = useRouter()
  useEffect(() => {
    let visit = visitKey()
    let end = restore(isReturn() ? documentKey() : undefined)
    const onLeave = () => {
      end()
      store(visit)
    }
    const onArrival = () => {
      visit = visitKey()
      end = restore(visit)
    }
    let followed: string | undefined
    const stop = listen(window, {
      click: (event) => {
        followed = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]')?.hash
        if (followed) onLeave()
      },
      // Without a clicked link, the reader goes back or forward. The router reports neither.
      hashchange: () => {
        if (location.hash === followed) visit = visitKey()
        else onArrival()
      },
      pagehide: () => {
        store(documentKey())
        // The router restores positions within the document; once the document is left, the browser has to.
        history.scrollRestoration = 'auto'
      },
    })
    const leave = followRouter(events, { routeChangeStart: onLeave, routeChangeComplete: onArrival })
    return endAll([() => end(), stop, leave])
  }, [events])
}
