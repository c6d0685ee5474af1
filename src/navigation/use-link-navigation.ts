import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { chunkFailure, logChunkFailure } from './chunk-failure'
import { isInternalLink, isPlainClick, linkAt } from './internal-link'
import { navigate } from './navigate'

/** Writes an error of the router to the console, unless a newer click has cancelled the navigation. */
export function report(error: unknown): void {
  const isCancelled = typeof error === 'object' && error !== null && 'cancelled' in error && error.cancelled
  const failure = chunkFailure(error)
  if (failure) logChunkFailure(failure, error)
  else if (!isCancelled) console.error(error)
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
      if (!link || !isPlainClick(event) || !isInternalLink(link)) return
      if (link.pathname === location.pathname && link.hash) return
      event.preventDefault()
      const build = document.documentElement.dataset.build
      const load = (url: string) => location.assign(url)
      const url = new URL(link.href)
      whileBusy(() => navigate(url, { router, build, load })).catch(report)
    }
    document.addEventListener('click', onClick)
    router.events.on('routeChangeError', report)
    return () => {
      document.removeEventListener('click', onClick)
      router.events.off('routeChangeError', report)
    }
  }, [router])
}
