import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { ACTIVE_HEADING_OFFSET_PX, PLACE_FRAMES } from '@/site/timings'

/** The entry that a reader is at, and how far below the top of the window it stands, in pixels. */
interface Place {
  id: string
  top: number
}

const keep = (key: string, place: Place | undefined) => {
  try {
    if (place) sessionStorage.setItem(key, JSON.stringify(place))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage, the browser and the router know the pixels.
  }
}

const kept = (key: string): Place | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** A visit is told from others by the key of the router, a document that is loaded anew by its path. */
const visitKey = () => `place-${history.state?.key}`
const documentKey = () => `place-${location.pathname}`

function placeInView(): Place | undefined {
  if (window.scrollY === 0) return undefined
  const entries = [...document.querySelectorAll('#article [id]')]
  const entry = entries.find((each) => each.getBoundingClientRect().bottom > ACTIVE_HEADING_OFFSET_PX)
  return entry && { id: entry.id, top: entry.getBoundingClientRect().top }
}

/** Goes to a place. Heights out of view are estimates that become real on the way, so it takes some frames to stand still. */
function goTo(place: Place | undefined, frames = PLACE_FRAMES): void {
  const element = place && document.getElementById(place.id)
  if (!element) return
  window.scrollBy(0, element.getBoundingClientRect().top - place.top)
  if (frames > 1) requestAnimationFrame(() => goTo(place, frames - 1))
}

/** Whether the document was open before: it is loaded again, or come back to. */
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return /reload|back/.test(entry?.type ?? '')
}

/**
 * Brings readers who go back, or load a page again, to the entry where they were (spec section 2): of a long page, only what
 * is near is laid out (containment.css), so that the same pixel is not the same place.
 */
export function usePlaceKeeping(): void {
  const { events } = useRouter()
  useEffect(() => {
    let visit = visitKey()
    const leave = () => keep(visit, placeInView())
    const arrive = () => {
      visit = visitKey()
      goTo(kept(visit))
    }
    const leaveDocument = () => keep(documentKey(), placeInView())
    if (isReturn()) goTo(kept(documentKey()))
    events.on('routeChangeStart', leave)
    events.on('routeChangeComplete', arrive)
    window.addEventListener('pagehide', leaveDocument)
    return () => {
      events.off('routeChangeStart', leave)
      events.off('routeChangeComplete', arrive)
      window.removeEventListener('pagehide', leaveDocument)
    }
  }, [events])
}
