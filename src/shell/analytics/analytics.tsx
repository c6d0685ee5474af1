import { useEffect, useRef, useState } from 'react'
import { CONSENT_STRINGS } from '@/i18n/consent-strings'
import type { Locale } from '@/i18n/locale'
import { loadFullStyle } from '@/lib/full-style'
import { ANALYTICS } from '@/site/analytics-settings'
import { trackingOf } from '@/site/tracking'
import { type Answer, CONSENT_KEY, readConsent, storeAnswer } from './consent'
import { ConsentNotice } from './consent-notice'
import { PrivacyLink } from './privacy-link'
import { usePageViews } from './use-page-views'

/** Mistakes in the settings of a build, for whoever made it. */
const MISTAKES = {
  missing: 'Analytics: the tracking id is missing; no hit is sent. Set NEXT_PUBLIC_ANALYTICS_ID when building.',
  wrong: 'Analytics: the tracking id is not of the form G-XXXXXXX; no hit is sent. Check NEXT_PUBLIC_ANALYTICS_ID.',
}

/** The reader's consent, as given in this tab or another one. */
function useConsent() {
  const [consent, setConsent] = useState(readConsent)
  useEffect(() => {
    const onStored = ({ key }: StorageEvent) => {
      if (key === CONSENT_KEY || key === null) setConsent(readConsent())
    }
    window.addEventListener('storage', onStored)
    return () => window.removeEventListener('storage', onStored)
  }, [])
  const answer = (given: Answer) => {
    storeAnswer(given)
    setConsent(given)
  }
  return { consent, answer }
}

/** Whether the style of the notice is there: pages do without it until it is shown. */
function useNoticeStyle(isNeeded: boolean): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!isNeeded) return
    loadFullStyle().then(
      () => setThere(true),
      (error: unknown) => console.warn(error),
    )
  }, [isNeeded])
  return isThere
}

/** Asks the reader once, counts visits if they may be counted, and lets the answer be changed. */
function TrackedSite({ locale }: { locale: Locale }) {
  const { consent, answer } = useConsent()
  const [isAskedFor, setAskedFor] = useState(false)
  const link = useRef<HTMLButtonElement>(null)
  const isShown = consent === 'ask' || isAskedFor
  const isStyled = useNoticeStyle(isShown && consent !== 'refused')
  usePageViews(consent === 'granted')
  if (consent === 'refused') return null
  const onAnswer = (given: Answer) => {
    answer(given)
    setAskedFor(false)
    // The focus was on a button that goes.
    link.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <PrivacyLink label={CONSENT_STRINGS[locale].title} button={link} onClick={() => setAskedFor(true)} />
      {isShown && isStyled && <ConsentNotice {...{ locale, consent, isAskedFor, onAnswer }} />}
    </>
  )
}

/** The analytics of a build that has an id; a mistake in it is a warning and nothing else. */
export function Analytics({ locale }: { locale: Locale }) {
  const tracking = trackingOf(ANALYTICS.id)
  useEffect(() => {
    if (tracking === 'missing' || tracking === 'wrong') console.warn(MISTAKES[tracking])
  }, [tracking])
  return tracking === 'on' ? <TrackedSite locale={locale} /> : null
}
