import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { isState } from '@/lib/address-query'

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
