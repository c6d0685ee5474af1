import { useEffect, useRef } from 'react'
import type { SitePage } from '@/content/site-page'
import { isFrugal } from '@/navigation/links/frugal-connection'
import { withBase } from '@/site/site'

/**
 * Lets the worker keep the document of a page that was opened by a click: its data alone would not open it by its address
 * when the network is gone.
 * @param page the page that is shown
 */
export function useVisitKeeping({ slug, template }: SitePage): void {
  const loaded = useRef(slug)
  useEffect(() => {
    if (slug === loaded.current || template === 'not-found') return
    if (!navigator.serviceWorker?.controller || isFrugal(navigator)) return
    fetch(withBase(slug), { priority: 'low' }).catch(() => {})
  }, [slug, template])
}
