import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { readStored, writeStored } from '@/lib/storage'
import { ACTIVE_HEADING_OFFSET_PX, PLACE_FRAMES } from '@/site/timings'

/** The entry at the top of the window, and its distance from there, in pixels. */
interface Place {
  id: string
  top: number
}

const toPlace = (value: unknown): Place | null => {
  const { id, top } = value as Partial<Record<keyof Place, unknown>>
  return typeof id === 'string' && typeof top === 'number' ? { id, top } : null
}

/** Where the browser stores nothing, the router restores the pixels. */
const readPlace = (key: string) => readStored('sessionStorage', key, toPlace)
const writePlace = (key: string, place: Place | undefined) => writeStored('sessionStorage', key, place)

/** The router gives each visit of a page a key; a reloaded document is recognized by its path. */
const visitKey = () => `place-${history.state?.key}`
const documentKey = () => `place-${location.pathname}`

function placeInView(): Place | undefined {
  if (window.scrollY === 0) return undefined
  const entries = [...document.querySelectorAll('#article [id]')]
  const entry = entries.find((each) => each.getBoundingClientRect().bottom > ACTIVE_HEADING_OFFSET_PX)
  return entry && { id: entry.id, top: entry.getBoundingClientRect().top }
}

/** Scrolls to a place. Heights outside the view are estimates until layout, so this takes some frames. */
function goTo(place: Place | null, frames = PLACE_FRAMES): void {
  const element = document.getElementById(place?.id ?? '')
  if (!place || !element) return
  window.scrollBy(0, element.getBoundingClientRect().top - place.top)
  if (frames > 1) requestAnimationFrame(() => goTo(place, frames - 1))
}

/** Whether the document was open before: it was reloaded, or reached by going back. */
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return /reload|back/.test(entry?.type ?? '')
}

/**
 * Returns readers who go back to a page, or reload it, to the entry where they were: of a long page, only what is near is laid
 * out (containment.css), so that the same pixel is not the same place.
 */
export function usePlaceKeeping(): void {
  const { events } = useRouter()
  useEffect(() => {
    let visit = visitKey()
    const leave = () => writePlace(visit, placeInView())
    const arrive = () => {
      visit = visitKey()
      goTo(readPlace(visit))
    }
    const leaveDocument = () => writePlace(documentKey(), placeInView())
    if (isReturn()) goTo(readPlace(documentKey()))
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
