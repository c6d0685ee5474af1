import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { observe } from 'react-intersection-observer'
import { inSlices } from '@/lib/run-in-pieces'
import { PREFETCH_BUDGET_BYTES, PREFETCH_DELAY_MS } from '@/site/timings'
import { isInternalLink, linkAt, pagePath } from './internal-link'
import { loadPageData } from './page-data'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Whether the reader wants to save data or has a slow connection: then nothing is prefetched.
 * @param navigator the browser's; some have information about the connection
 */
export function isSavingData(navigator: Navigator): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'))
}

/**
 * Queues paths and fetches their pages one after the other, so that the cost of each is measured before the next.
 * @param fetchPage fetches one; it never fails
 * @param isAllowed whether another one may be fetched; a path that may not is dropped
 */
export function oneByOne(fetchPage: (path: string) => Promise<void>, isAllowed: () => boolean): (path: string) => void {
  const waiting: string[] = []
  let isBusy = false
  const run = async () => {
    isBusy = true
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) if (isAllowed()) await fetchPage(path)
    isBusy = false
  }
  return (path) => {
    waiting.push(path)
    if (!isBusy) void run()
  }
}

/** Bytes transferred for prefetched pages since a time. */
const spentSince = (start: number): number =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime >= start && entry.name.includes('/_next/data/'))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0)

/** Links whose pages are prefetched in view: those of the article and its neighbours; of menu and path only when pointed at. */
const isWorthAhead = (link: HTMLAnchorElement) =>
  link.closest('#main') !== null && (link.closest('nav') === null || link.rel !== '')

/** Calls a function once a link has been in view long enough. */
function afterDwell(link: HTMLAnchorElement, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onChange = (isInView: boolean) => {
    clearTimeout(timer)
    if (isInView) timer = setTimeout(run, PREFETCH_DELAY_MS)
  }
  // In a browser without IntersectionObserver, links are fetched only when they are pointed at or focused.
  const stop = observe(link, onChange, {}, false)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

const isToOtherPage = (link: HTMLAnchorElement) => isInternalLink(link) && pagePath(link) !== pagePath(location)

/** Calls a function for every link to another page, also for links that appear later: in the menu, a topic, a tool. */
function forEachLink(run: (link: HTMLAnchorElement) => () => void): () => void {
  const stops = new Map<HTMLAnchorElement, () => void>()
  const watch = (link: HTMLAnchorElement) => {
    if (!stops.has(link) && isToOtherPage(link)) stops.set(link, run(link))
  }
  let cancel = () => {}
  const update = () => {
    for (const [link, stop] of stops)
      if (!link.isConnected) {
        stop()
        stops.delete(link)
      }
    cancel()
    cancel = inSlices(() => document.querySelectorAll<HTMLAnchorElement>('a[href]'), watch)
  }
  update()
  const observer = new MutationObserver(update)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    cancel()
    for (const stop of stops.values()) stop()
  }
}

/**
 * Prefetches what a reader is likely to open: the page data of every link that stays in view, whole pages within a budget
 * a page view, or when a link is pointed at or focused. Once a path; not when the reader saves data.
 */
export function useLinkPrefetch(): void {
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new links
  useEffect(() => {
    if (isSavingData(navigator)) return
    const start = performance.now()
    const requested = new Set<string>([pagePath(location)])
    const whole = new Set<string>(requested)
    let isLeft = false
    const fetchWhole = async (path: string) => {
      if (whole.has(path)) return
      whole.add(path)
      await router.prefetch(path).catch(() => whole.delete(path))
    }
    const fetchInTurn = oneByOne(fetchWhole, () => !isLeft && spentSince(start) < PREFETCH_BUDGET_BYTES)
    const fetchAhead = (link: HTMLAnchorElement) => {
      const path = pagePath(link)
      if (!requested.has(path)) loadPageData(path).catch(() => requested.delete(path))
      requested.add(path)
      if (isWorthAhead(link)) fetchInTurn(path)
    }
    const onPoint = (event: Event) => {
      const link = linkAt(event)
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
