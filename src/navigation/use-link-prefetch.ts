import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { endAll, listen } from '@/lib/listen'
import { inSlices } from '@/lib/run-in-pieces'
import { PREFETCH_BUDGET_BYTES, PREFETCH_DELAY_MS } from '@/site/timings'
import { isInternalLink, linkAt, loadPageData, pagePath } from './page-data'

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'))
}

/** Bytes transferred for prefetched pages since a time. */
const spentSince = (start: number): number =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime >= start && entry.name.includes('/_next/data/'))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0)

/** Links whose pages are prefetched in view: those of the article and its neighbours; of menu and path only when pointed at. */
const isWorthAhead = (link: HTMLAnchorElement) => link.matches('#main a') && (!link.matches('nav a') || link.rel !== '')

const isToOtherPage = (link: HTMLAnchorElement) => isInternalLink(link) && pagePath(link) !== pagePath(location)

const LINKS = 'a[href]'

/**
 * Calls a function with every link to another page once it has been in view long enough, also with links that appear later. In a browser
 * without IntersectionObserver, links are fetched only when they are pointed at or focused.
 */
function afterDwell(run: (link: HTMLAnchorElement) => void): () => void {
  if (!window.IntersectionObserver) return () => {}
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target))
      const dwell = () => run(target as HTMLAnchorElement)
      if (isIntersecting) timers.set(target, setTimeout(dwell, PREFETCH_DELAY_MS))
    }
  })
  // To observe a link again changes nothing.
  const watch = (link: HTMLAnchorElement) => isToOtherPage(link) && inView.observe(link)
  const cancel = inSlices(() => document.querySelectorAll<HTMLAnchorElement>(LINKS), watch)
  const changes = new MutationObserver((records) => {
    for (const parent of new Set(records.map(({ target }) => target as Element)))
      parent.querySelectorAll<HTMLAnchorElement>(LINKS).forEach(watch)
  })
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    inView.disconnect()
    cancel()
    for (const timer of timers.values()) clearTimeout(timer)
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
    if (isSavingData()) return
    const start = performance.now()
    const requested = new Set<string>([pagePath(location)])
    const whole = new Set<string>(requested)
    let isLeft = false
    const fetchWhole = async (path: string) => {
      if (whole.has(path)) return
      whole.add(path)
      await router.prefetch(path).catch(() => whole.delete(path))
    }
    // One after the other, so that the cost of each is known before the next.
    let queue = Promise.resolve()
    const fetchInTurn = async (path: string) => {
      if (!isLeft && spentSince(start) < PREFETCH_BUDGET_BYTES) await fetchWhole(path)
    }
    const fetchAhead = (link: HTMLAnchorElement) => {
      const path = pagePath(link)
      if (!requested.has(path)) loadPageData(path).catch(() => requested.delete(path))
      requested.add(path)
      if (isWorthAhead(link)) queue = queue.then(() => fetchInTurn(path))
    }
    const onPoint = (event: Event) => {
      const link = linkAt(event)
      if (!link || !isInternalLink(link)) return
      fetchAhead(link)
      void fetchWhole(pagePath(link))
    }
    const leave = () => {
      isLeft = true
    }
    return endAll([leave, afterDwell(fetchAhead), listen(document, { pointerover: onPoint, focusin: onPoint })])
  }, [router, router.asPath])
}
