import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { ANALYTICS, ANALYTICS_PLACEHOLDER } from '@/site/analytics-settings'

const MISSING_ID = 'Analytics: the tracking id is missing; no hit is sent. Set NEXT_PUBLIC_ANALYTICS_ID when building.'

/** The placeholder means that no tracking is wanted; an empty id, that it was forgotten. */
function isWanted(): boolean {
  if (!ANALYTICS.id) console.warn(MISSING_ID)
  return Boolean(ANALYTICS.id) && ANALYTICS.id !== ANALYTICS_PLACEHOLDER && navigator.doNotTrack !== '1'
}

/** Records a hit for the page and for every route change; the tracker's code is fetched only when it is wanted. */
export function usePageViews(): void {
  const { events } = useRouter()
  useEffect(() => {
    if (!isWanted()) return
    const tracker = import('./tracker').then(({ startTracker }) => startTracker(ANALYTICS))
    const onArrival = () => {
      const path = location.pathname
      tracker.then((queue) => queue?.add(path)).catch((error: unknown) => console.warn(error))
    }
    onArrival()
    events.on('routeChangeComplete', onArrival)
    return () => events.off('routeChangeComplete', onArrival)
  }, [events])
}
