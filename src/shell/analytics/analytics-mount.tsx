import { type ComponentType, useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { ANALYTICS, ANALYTICS_PLACEHOLDER } from '@/site/analytics-settings'

/** Fetches the analytics once the page has loaded; a build without an id has none. */
export function AnalyticsMount({ locale }: { locale: Locale }) {
  const [Analytics, setAnalytics] = useState<ComponentType<{ locale: Locale }>>()
  useEffect(() => {
    if (ANALYTICS.id === ANALYTICS_PLACEHOLDER) return
    const start = () => {
      import('./analytics').then(
        (loaded) => setAnalytics(() => loaded.Analytics),
        (error: unknown) => console.warn(error),
      )
    }
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => window.removeEventListener('load', start)
  }, [])
  return Analytics ? <Analytics locale={locale} /> : null
}
