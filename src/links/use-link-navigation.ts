import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { isInternalLink, isPlainClick } from './internal-link'
import { navigate } from './navigate'

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null

/** Follows internal links without loading the document again; everything else is the browser's. */
export function useLinkNavigation(): void {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || !isPlainClick(event) || !isInternalLink(link)) return
      if (link.pathname === location.pathname && link.hash) return
      event.preventDefault()
      const build = document.documentElement.dataset.build
      const load = (url: string) => location.assign(url)
      navigate(new URL(link.href), { router, build, load }).catch((error: unknown) => console.error(error))
    }
    const onRouteError = (error: unknown) => console.error(error)
    document.addEventListener('click', onClick)
    router.events.on('routeChangeError', onRouteError)
    return () => {
      document.removeEventListener('click', onClick)
      router.events.off('routeChangeError', onRouteError)
    }
  }, [router])
}
