import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { SitePage } from '@/content/site-page'
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locale'
import { afterLoad } from '@/lib/listen'
import { loadFullStyle } from '@/lib/load'
import { readStored, toText, writeStored } from '@/lib/storage'
import { focusTarget } from '@/navigation/focus-and-scroll'
import { ANALYTICS, ANALYTICS_PLACEHOLDER } from '@/site/analytics-settings'
import type { LanguageOffer } from './language-offer'

/** Loads the analytics after the page, if the build has an id. */
export function AnalyticsMount({ locale }: { locale: Locale }) {
  const [Analytics, setAnalytics] = useState<ComponentType<{ locale: Locale }>>()
  useEffect(() => {
    if (ANALYTICS.id === ANALYTICS_PLACEHOLDER) return
    return afterLoad(() => {
      import('./analytics/analytics').then((loaded) => setAnalytics(() => loaded.Analytics), console.warn)
    })
  }, [])
  return Analytics ? <Analytics locale={locale} /> : null
}

const LANGUAGE_KEY = 'language'

/** Readers of Catalan, Galician and Basque are taken to read Spanish. */
const prefersEnglish = (): boolean => {
  const first = navigator.languages.find((tag) => /^(?:es|en|ca|gl|eu)\b/i.test(tag))
  return first !== undefined && /^en\b/i.test(first)
}

/** Offers English on the Spanish home page to browsers that prefer it, until the reader answers; redirects nobody. */
export function LanguageOfferMount({ page: { locale, template } }: { page: SitePage }) {
  const [Offer, setOffer] = useState<ComponentType<ComponentProps<typeof LanguageOffer>>>()
  useEffect(() => {
    const hasAnswered = readStored('localStorage', LANGUAGE_KEY, toText) !== null
    const isSpanishHome = locale === DEFAULT_LOCALE && template === 'home'
    if (!isSpanishHome || hasAnswered || !prefersEnglish()) return
    let isStale = false
    Promise.all([import('./language-offer'), loadFullStyle()])
      .then(([loaded]) => !isStale && setOffer(() => loaded.LanguageOffer))
      .catch(console.warn)
    return () => {
      isStale = true
      setOffer(undefined)
    }
  }, [locale, template])
  const answer = (language: string) => {
    writeStored('localStorage', LANGUAGE_KEY, language)
    setOffer(undefined)
    focusTarget(location.href)
  }
  return Offer ? <Offer onAnswer={answer} /> : null
}
