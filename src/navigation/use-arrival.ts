import { useRouter } from 'next/router'
import { useEffect } from 'react'

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
  return document.getElementById(hash ? decoded(hash) : 'main')
}

/** The router restores scroll positions within the document; once the document is left, the browser has to. */
const restoreByBrowser = () => {
  history.scrollRestoration = 'auto'
}

/** Moves the focus to the target of the hash, or else to the beginning of the new page. */
export function useArrival(): void {
  const { events } = useRouter()
  useEffect(() => {
    window.addEventListener('pagehide', restoreByBrowser)
    return () => window.removeEventListener('pagehide', restoreByBrowser)
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
