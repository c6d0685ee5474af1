import { useEffect, useState } from 'react'
import { afterLoad, closestTo, listen } from '@/lib/listen'
import { mayReload } from '@/navigation/recovery'
import { withBase } from '@/site/site'

/** Makes the worker cache what the page fetched before it took over: the router fetches data only once. The HTTP cache answers. */
function storeVisit(): void {
  const takeover = performance.now()
  const page = location.href.replace(/#.*/, '')
  const store = async (url: string) => {
    if (!url.startsWith(location.origin + withBase('/'))) return
    const cached = await caches.match(url)
    // A page has the same address in every build: the cached one may be of an earlier build.
    const isCurrent =
      cached && (url !== page || (await cached.text()).includes(document.documentElement.dataset.build ?? ''))
    // Read to the end: an unfinished response keeps this worker busy and the next one waiting.
    if (!isCurrent) await (await fetch(url, { cache: 'force-cache' })).text()
  }
  const tryToStore = (url: string) => void store(url).catch(() => {})
  tryToStore(page)
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (startTime < takeover) tryToStore(name)
  }).observe({ type: 'resource', buffered: true })
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('controllerchange', storeVisit, { once: true })
  await serviceWorker.register(withBase('/sw.js'), { scope: withBase('/') })
  // On a slow machine the worker of a new build has taken over before this runs.
  if (serviceWorker.controller) storeVisit()
  const { active } = await serviceWorker.ready
  if (!serviceWorker.controller) active?.postMessage('claim')
}

export function useServiceWorker(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    return afterLoad(() => {
      register().catch(console.warn)
    })
  }, [])
}

/** Loads and opens the dialog that saves the site when a `[data-save]` is clicked. @returns whether that failed, until the next click */
export function useSaveOpening(): boolean {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const recover = (error: unknown) => {
      console.error(error)
      // A new build may have removed the script.
      if (mayReload()) location.reload()
      else setFailed(true)
    }
    const onClick = (event: Event) => {
      setFailed(false)
      if (closestTo(event, '[data-save]'))
        import('./save-dialog').then(({ openSaveDialog }) => openSaveDialog()).catch(recover)
    }
    return listen(document, { click: onClick })
  }, [])
  return hasFailed
}
