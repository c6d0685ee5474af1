import Router, { type NextRouter, useRouter } from 'next/router'
import { useEffect } from 'react'
import type { SitePage } from '@/content/site-page'
import { isState } from '@/lib/address-query'
import { withBase } from '@/site/site'
import { chunkFailure, logChunkFailure } from './chunk-failure'
import { isInternalLink, isPlainClick, linkAt, pagePath } from './internal-link'
import { isNewest, type NavigationTools, navigate } from './navigate'
import { mayReload } from './reload-limit'

const isCancelled = (error: unknown) => (error as { cancelled?: boolean } | null)?.cancelled

/** Writes an error of the router to the console, unless a newer click has cancelled the navigation. */
function report(error: unknown): void {
  const failure = chunkFailure(error)
  if (failure) logChunkFailure(failure, error)
  else if (!isCancelled(error)) console.error(error)
}

/** Whether another document is on its way. */
let isLeaving = false

/** Loads a document in full. Until it is there, links are the browser's: only what is followed at once still overtakes it. */
export function leave(load: () => void): void {
  isLeaving = true
  load()
}

/**
 * Follows an error of the router, which is about to load the page in full.
 * @throws to keep it from that when the reader has asked for another page meanwhile: it would be lost
 */
function onRouteError(error: unknown, address: string): void {
  if (isCancelled(error)) return
  if (!isNewest(address)) throw Object.assign(error as Error, { cancelled: true })
  isLeaving = true
  report(error)
}

/** Navigations that are under way: a click that a newer one overtakes ends early. */
let underWay = 0

/** Marks the page as busy during a navigation; the style sheet shows a bar when it takes long. */
async function whileBusy(navigation: () => Promise<void>): Promise<void> {
  const content = document.getElementById('content')
  underWay += 1
  content?.setAttribute('aria-busy', 'true')
  await navigation().finally(() => {
    underWay -= 1
    if (underWay === 0) content?.removeAttribute('aria-busy')
  })
}

/** Follows internal links without loading the document again; everything else is the browser's. */
export function useLinkNavigation(): void {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkAt(event)
      if (isLeaving || !link || !isPlainClick(event) || !isInternalLink(link)) return
      if (link.pathname === location.pathname && link.hash) return
      event.preventDefault()
      const build = document.documentElement.dataset.build
      const load = (url: string) => leave(() => location.assign(url))
      const url = new URL(link.href)
      whileBusy(() => navigate(url, { router, build, load })).catch(report)
    }
    // The page of this router is there: nothing is left any more.
    isLeaving = false
    document.addEventListener('click', onClick)
    router.events.on('routeChangeError', onRouteError)
    return () => {
      document.removeEventListener('click', onClick)
      router.events.off('routeChangeError', onRouteError)
    }
  }, [router])
}

/** Events whose page has been checked: the router gets these. */
const checked = new WeakSet<Event>()

/** What a step through the history needs: the address is that of the page already, so that nothing is added to the history. */
const toolsFor = (resume: () => void): NavigationTools => ({
  build: document.documentElement.dataset.build,
  router: {
    pathname: Router.pathname,
    prefetch: (path) => Router.prefetch(path),
    push: async (route, address) => (address ? Router.replace(route, address) : resume()),
  },
  // The document may have the page still, as it has without a network: the router knows, and loads it in full if not.
  load: (_, code) => (code === 'FETCH_FAILED' ? resume() : leave(() => location.reload())),
})

/** Listens to steps through the history before the router: a window calls its listeners in the order in which they were added. */
function listenFirst(onPop: (event: PopStateEvent) => void): void {
  const last = Router.router?.onPopState
  if (last) window.removeEventListener('popstate', last)
  window.addEventListener('popstate', onPop)
  if (last) window.addEventListener('popstate', last)
}

/**
 * Checks the page that a reader goes back or forward to as one whose link is followed, before the router shows it. The router
 * itself knows which page it shows: a reader may go back before a component is told.
 */
export function useHistoryNavigation(): void {
  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const shown = pagePath({ pathname: withBase(Router.asPath.split(/[?#]/)[0] ?? '') })
      if (checked.has(event) || !event.state?.__N || pagePath(location) === shown) return
      event.stopImmediatePropagation()
      const resume = () => {
        const again = new PopStateEvent('popstate', { state: event.state })
        checked.add(again)
        window.dispatchEvent(again)
      }
      whileBusy(() => navigate(new URL(location.href), toolsFor(resume))).catch(report)
    }
    listenFirst(onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])
}

/** The router takes an address that differs in its hash only for a place in the page: the hash goes first and comes back last. */
async function openPage(router: NextRouter): Promise<void> {
  const { asPath } = router
  const [path = '', hash] = asPath.split('#')
  if (hash) await router.replace(path)
  await router.replace(path)
  if (hash) await router.replace(asPath)
}

/**
 * Shows the page of the address where the document was made for another one. Without a network, the worker answers with such a
 * document, emptied, when it has kept a page as data only, so that every page is fetched once: the router opens the page in it.
 * A step through the history may also have changed the address before the scripts were there: the document is loaded anew.
 */
export function useDisplacedPage({ slug, template }: Pick<SitePage, 'slug' | 'template'>): void {
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: at load only
  useEffect(() => {
    if ('shell' in document.documentElement.dataset) openPage(router).catch((error: unknown) => console.error(error))
    else if (template !== 'not-found' && pagePath(location) !== slug && mayReload()) leave(() => location.reload())
  }, [])
}

/** A hash that cannot be decoded is used as it is. */
const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

const targetOf = (url: string): HTMLElement | null => {
  const hash = url.split('#')[1]
  return document.getElementById(hash && !isState(`#${hash}`) ? decoded(hash) : 'main')
}

/**
 * Moves the focus to the target of the hash of an address, or else to the beginning of the page.
 * @param url an address of the page that is shown
 */
export function focusTarget(url: string): void {
  const target = targetOf(url)
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

/** The router restores scroll positions within the document; once the document is left, the browser has to. */
const restoreByBrowser = () => {
  history.scrollRestoration = 'auto'
}

/** Moves the focus to where a navigation leads. */
export function useArrival(): void {
  const { events } = useRouter()
  useEffect(() => {
    window.addEventListener('pagehide', restoreByBrowser)
    return () => window.removeEventListener('pagehide', restoreByBrowser)
  }, [])
  useEffect(() => {
    events.on('routeChangeComplete', focusTarget)
    return () => events.off('routeChangeComplete', focusTarget)
  }, [events])
}
