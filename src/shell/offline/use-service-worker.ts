import { useEffect, useState } from 'react'
import { afterLoad, closestTo, listen } from '@/lib/listen'
import { mayReload } from '@/navigation/recovery'
import { withBase } from '@/site/site'

/**
 * Lets the worker store what was asked for before it took over, what is still under way included: the router asks for the data
 * of a page only once, and the worker of an earlier build has kept nothing of this one. The page and its files come from the
 * browser's cache, so that nothing is downloaded twice; what is stored already is not asked for.
 */
function storeVisit(): void {
  const takeover = performance.now()
  const page = location.href.replace(/#.*/, '')
  const store = async (url: string) => {
    if (!url.startsWith(location.origin + withBase('/'))) return
    const kept = await caches.match(url)
    // A page keeps its address: what is stored may be of an earlier build.
    const isStored =
      kept && (url !== page || (await kept.text()).includes(document.documentElement.dataset.build ?? ''))
    // Read to its end, so that the worker is done with it: one that is busy keeps the next one waiting.
    if (!isStored) await (await fetch(url, { cache: 'force-cache' })).text()
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
  // On a slow machine the worker of a new build takes over while the page is loading.
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

/**
 * Opens the dialog that saves the site on every `[data-save]` of a page; its script is fetched only then. A new build may have
 * removed the script: the page is reloaded.
 * @returns whether the dialog is not available, as without a network; until the next click
 */
export function useSaveOpening(): boolean {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const recover = (error: unknown) => {
      console.error(error)
      if (mayReload()) location.reload()
      else setFailed(true)
    }
    const onClick = (event: Event) => {
      setFailed(false)
      if (closestTo(event, '[data-save]'))
        import('./saved/save-dialog').then(({ openSaveDialog }) => openSaveDialog()).catch(recover)
    }
    return listen(document, { click: onClick })
  }, [])
  return hasFailed
}
