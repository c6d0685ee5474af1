import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { ANALYTICS } from '@/site/analytics-settings'
import { startTracker } from './tracker'

/**
 * Records a hit for the page and for every route change, as long as the reader lets it.
 * @param isGranted whether the reader has accepted
 */
export function usePageViews(isGranted: boolean): void {
  const { events } = useRouter()
  useEffect(() => {
    if (!isGranted) return
    const tracker = startTracker(ANALYTICS)
    const onArrival = () => tracker.add(location.pathname)
    onArrival()
    events.on('routeChangeComplete', onArrival)
    return () => {
      events.off('routeChangeComplete', onArrival)
      tracker.stop()
    }
  }, [events, isGranted])
}
