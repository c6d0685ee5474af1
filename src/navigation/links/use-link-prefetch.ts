import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { observe } from 'react-intersection-observer'
import { PREFETCH_BUDGET_BYTES, PREFETCH_DELAY_MS } from '@/site/timings'
import { cachedPageData } from '../page-data/page-data-cache'
import { isFrugal } from './frugal-connection'
import { isInternalLink, pagePath } from './internal-link'
import { oneByOne } from './one-by-one'

/** Bytes that prefetched pages have cost since a moment, over the network. */
const spentSince = (start: number): number =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime >= start && entry.name.includes('/_next/data/'))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0)

/** Links whose pages are fetched ahead: those of the article and its neighbours; the menu's only when pointed at. */
const isWorthAhead = (link: HTMLAnchorElement) => link.closest('#main') !== null

/** Calls back once a link has been in view long enough. */
function afterDwell(link: HTMLAnchorElement, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onChange = (isInView: boolean) => {
    clearTimeout(timer)
    if (isInView) timer = setTimeout(run, PREFETCH_DELAY_MS)
  }
  // Where nothing tells what is in view, links are fetched only when they are pointed at or focused.
  const stop = observe(link, onChange, {}, false)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

const leadsElsewhere = (link: HTMLAnchorElement) => isInternalLink(link) && pagePath(link) !== pagePath(location)

/** Runs something for every link of the page to another one, and for those that come later: the menu, opened topics, tools. */
function forEachLink(run: (link: HTMLAnchorElement) => () => void): () => void {
  const stops = new Map<HTMLAnchorElement, () => void>()
  const look = () => {
    for (const [link, stop] of stops)
      if (!link.isConnected) {
        stop()
        stops.delete(link)
      }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (!stops.has(link) && leadsElsewhere(link)) stops.set(link, run(link))
  }
  look()
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const stop of stops.values()) stop()
  }
}

/**
 * Fetches ahead what a reader is likely to open (spec section 2: after 250 ms in view). Every link in view gets its page
 * data; whole pages come within a budget a page view, or when a link is pointed at or focused. Once a path; not when the
 * reader saves data.
 */
export function useLinkPrefetch(): void {
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new links
  useEffect(() => {
    if (isFrugal(navigator)) return
    const start = performance.now()
    const asked = new Set<string>([pagePath(location)])
    const whole = new Set<string>(asked)
    let isLeft = false
    const fetchWhole = async (path: string) => {
      if (whole.has(path)) return
      whole.add(path)
      await router.prefetch(path).catch(() => whole.delete(path))
    }
    const fetchInTurn = oneByOne(fetchWhole, () => !isLeft && spentSince(start) < PREFETCH_BUDGET_BYTES)
    const fetchAhead = (link: HTMLAnchorElement) => {
      const path = pagePath(link)
      if (!asked.has(path)) cachedPageData(path).catch(() => asked.delete(path))
      asked.add(path)
      if (isWorthAhead(link)) fetchInTurn(path)
    }
    const onPoint = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || !isInternalLink(link)) return
      fetchAhead(link)
      void fetchWhole(pagePath(link))
    }
    const stopWatching = forEachLink((link) => afterDwell(link, () => fetchAhead(link)))
    document.addEventListener('pointerover', onPoint, { passive: true })
    document.addEventListener('focusin', onPoint)
    return () => {
      isLeft = true
      stopWatching()
      document.removeEventListener('pointerover', onPoint)
      document.removeEventListener('focusin', onPoint)
    }
  }, [router, router.asPath])
}
