import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { chunkFailure, logChunkFailure } from './chunk-failure'
import { isInternalLink, isPlainClick, linkAt } from './internal-link'
import { isNewest, navigate } from './navigate'

const isCancelled = (error: unknown) => (error as { cancelled?: boolean } | null)?.cancelled

/** Writes an error of the router to the console, unless a newer click has cancelled the navigation. */
export function report(error: unknown): void {
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
export async function whileBusy(navigation: () => Promise<void>): Promise<void> {
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
