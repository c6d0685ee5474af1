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

/** Bytes transferred for prefetched pages since a time in milliseconds. */
const spentSince = (start: number): number =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime >= start && entry.name.includes('/_next/data/'))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0)

/** Links in view of which the whole page is prefetched: in the article and to its neighbours, not in menu and breadcrumbs. */
const isPrefetched = (link: HTMLAnchorElement) => link.matches('#main a') && (!link.matches('nav a') || link.rel !== '')

const isToOtherPage = (link: HTMLAnchorElement) => isInternalLink(link) && pagePath(link) !== pagePath(location)

const LINKS = 'a[href]'

/** Calls a function with every link to another page, even a later one, once it has stayed in view; not without IntersectionObserver. */
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
  // Observing a link twice is harmless.
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

/** Prefetches page data of links that stay in view, and pages within a budget or when pointed at; once per path, not when saving data. */
export function useLinkPrefetch(): void {
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new links
  useEffect(() => {
    if (isSavingData()) return
    const start = performance.now()
    const prefetched = new Set<string>()
    let isStale = false
    const prefetchPage = async (path: string) => {
      if (prefetched.has(path)) return
      prefetched.add(path)
      await router.prefetch(path).catch(() => prefetched.delete(path))
    }
    // One after the other, so that the cost of each is known before the next.
    let queue = Promise.resolve()
    const prefetchInBudget = async (path: string) => {
      if (!isStale && spentSince(start) < PREFETCH_BUDGET_BYTES) await prefetchPage(path)
    }
    const fetchInView = (link: HTMLAnchorElement) => {
      const path = pagePath(link)
      loadPageData(path).catch(() => {})
      if (isPrefetched(link)) queue = queue.then(() => prefetchInBudget(path))
    }
    const onPoint = (event: Event) => {
      const link = linkAt(event)
      if (!link || !isToOtherPage(link)) return
      fetchInView(link)
      void prefetchPage(pagePath(link))
    }
    const leave = () => {
      isStale = true
    }
    return endAll([leave, afterDwell(fetchInView), listen(document, { pointerover: onPoint, focusin: onPoint })])
  }, [router, router.asPath])
}
