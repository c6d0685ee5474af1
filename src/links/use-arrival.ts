import { useRouter } from 'next/router'
import { useEffect } from 'react'

const targetOf = (url: string): HTMLElement | null => {
  const id = url.split('#')[1]
  return id ? document.getElementById(decodeURIComponent(id)) : document.getElementById('main')
}

/** Moves the focus along with the reader: to the target of the hash, else to the beginning of the page. */
export function useArrival(): void {
  const { events } = useRouter()
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
