import { type ComponentType, useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { afterLoad } from '@/lib/listen'
import { ANALYTICS, ANALYTICS_PLACEHOLDER } from '@/site/analytics-settings'

/** Fetches the analytics once the page has loaded; a build without an id has none. */
export function AnalyticsMount({ locale }: { locale: Locale }) {
  const [Analytics, setAnalytics] = useState<ComponentType<{ locale: Locale }>>()
  useEffect(() => {
    if (ANALYTICS.id === ANALYTICS_PLACEHOLDER) return
    return afterLoad(() => {
      import('./analytics').then((loaded) => setAnalytics(() => loaded.Analytics), console.warn)
    })
  }, [])
  return Analytics ? <Analytics locale={locale} /> : null
}
