import { useEffect } from 'react'
import { withBase } from '@/site/site'

/** Registers the service worker at the root of the site, once the page has loaded (spec section 7). */
export function useServiceWorker(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const register = () => {
      navigator.serviceWorker
        .register(withBase('/sw.js'), { scope: withBase('/') })
        .catch((error: unknown) => console.warn(error))
    }
    if (document.readyState === 'complete') register()
    else window.addEventListener('load', register, { once: true })
    return () => window.removeEventListener('load', register)
  }, [])
}
