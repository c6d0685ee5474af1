import Router from 'next/router'
import { useEffect } from 'react'
import { withBase } from '@/site/site'
import { pagePath } from '../internal-link'
import { type NavigationTools, navigate } from '../navigate'
import { leave, report, whileBusy } from '../use-link-navigation'

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
