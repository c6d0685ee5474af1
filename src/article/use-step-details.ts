import { useRouter } from 'next/router'
import { useEffect } from 'react'

function openTarget() {
  const id = location.hash.slice(1)
  const details = id.startsWith('step-') && document.getElementById(id)?.querySelector<HTMLDetailsElement>('.more')
  if (details) details.open = true
}

/** Shows the whole step where a link, a search result or the address of the page leads to one. */
export function useStepDetails(): void {
  const { events } = useRouter()
  useEffect(() => {
    openTarget()
    // The router tells of a new page, and of links within one.
    events.on('routeChangeComplete', openTarget)
    events.on('hashChangeComplete', openTarget)
    window.addEventListener('hashchange', openTarget)
    return () => {
      events.off('routeChangeComplete', openTarget)
      events.off('hashChangeComplete', openTarget)
      window.removeEventListener('hashchange', openTarget)
    }
  }, [events])
}
