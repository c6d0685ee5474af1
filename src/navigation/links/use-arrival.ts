import { useRouter } from 'next/router'
import { useEffect } from 'react'

/** A hash that is not well formed is taken as it stands. */
const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

const targetOf = (url: string): HTMLElement | null => {
  const hash = url.split('#')[1]
  return document.getElementById(hash ? decoded(hash) : 'main')
}

/** The router restores positions within the document; when the document itself is left, the browser has to. */
const leaveToBrowser = () => {
  history.scrollRestoration = 'auto'
}

/** Moves the focus along with the reader: to the target of the hash, else to the beginning of the page. */
export function useArrival(): void {
  const { events } = useRouter()
  useEffect(() => {
    window.addEventListener('pagehide', leaveToBrowser)
    return () => window.removeEventListener('pagehide', leaveToBrowser)
  }, [])
  useEffect(() => {
    const onArrival = (url: string) => {
      const target = targetOf(url)
      if (!target) return
      if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
      target.focus({ preventScroll: true })
    }
    events.on('routeChangeComplete', onArrival)
    return () => events.off('routeChangeComplete', onArrival)
  }, [events])
}
