import { useEffect } from 'react'
import { withBase } from '@/site/site'

const isOurs = (url: string): boolean => url.startsWith(location.origin + withBase('/'))

/**
 * Lets the worker keep what was fetched before it was there: the page and its files come from the browser's own cache, so
 * that nothing travels twice.
 */
function keepFirstVisit(): void {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  for (const url of new Set([location.href.split('#')[0] ?? '', ...urls]))
    if (isOurs(url)) fetch(url, { cache: 'force-cache' }).catch(() => {})
}

/** Whether the document has come through the worker, which keeps what it passes on. */
function isKept(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (entry?.workerStart ?? 0) > 0
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(withBase('/sw.js'), { scope: withBase('/') })
  const { active } = await navigator.serviceWorker.ready
  if (isKept()) return
  if (navigator.serviceWorker.controller) keepFirstVisit()
  else {
    navigator.serviceWorker.addEventListener('controllerchange', keepFirstVisit, { once: true })
    active?.postMessage('claim')
  }
}

/** Registers the service worker at the root of the site, once the page has loaded (spec section 7). */
export function useServiceWorker(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const start = () => {
      register().catch((error: unknown) => console.warn(error))
    }
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => window.removeEventListener('load', start)
  }, [])
}
