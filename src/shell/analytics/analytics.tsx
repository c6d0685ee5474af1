import { useRouter } from 'next/router'
import { useEffect, useRef, useState } from 'react'
import { HELPFUL_EVENT } from '@/article/use-article'
import type { Locale } from '@/i18n/locale'
import { CONSENT_STRINGS } from '@/i18n/notice-strings'
import { Button } from '@/lib/buttons'
import { classNames } from '@/lib/class-names'
import { endAll, followRouter, listen } from '@/lib/listen'
import { loadFullStyle } from '@/lib/load'
import { readStored, writeStored } from '@/lib/storage'
import { ANALYTICS, CONSENT_KEY } from '@/site/analytics-settings'
import { trackingOf } from '@/site/tracking'
import { startTracker } from './tracker'

type Answer = 'granted' | 'denied'

/** `refused`: the browser opts out for its reader, or cannot store an answer. Then the reader is not asked. */
type Consent = Answer | 'ask' | 'refused'

const toAnswer = (value: unknown): Answer | null => (value === 'granted' || value === 'denied' ? value : null)

function readConsent(): Consent {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  const stored = readStored('localStorage', CONSENT_KEY, toAnswer, JSON.stringify('granted').length)
  // Writing the stored answer back shows whether the browser can store anything.
  const canStore = writeStored('localStorage', CONSENT_KEY, stored ?? undefined)
  if (doNotTrack === '1' || globalPrivacyControl === true || !canStore) return 'refused'
  return stored ?? 'ask'
}

type ConsentNoticeProps = { locale: Locale; consent: Consent; isReopened: boolean; onAnswer: (answer: Answer) => void }

/** Stays at the foot of the window; on a small screen, only at the end of the page. */
const NOTICE = classNames(
  'flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-raise px-5 py-3 text-small text-ink',
  'md:sticky md:bottom-0 md:z-20 md:px-6 xl:px-9',
  'forced-colors:border-[CanvasText] print:hidden!',
)

function ConsentNotice({ locale, consent, isReopened, onAnswer }: ConsentNoticeProps) {
  const words = CONSENT_STRINGS[locale]
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isReopened) notice.current?.focus()
  }, [isReopened])
  return (
    <aside ref={notice} className={NOTICE} aria-label={words.title} tabIndex={-1} data-consent={consent}>
      <p className="min-w-0 flex-[1_1_20rem]">
        {words.question} {(consent === 'granted' || consent === 'denied') && words.now[consent]}
      </p>
      <p className="flex gap-3">
        <Button onClick={() => onAnswer('denied')}>{words.decline}</Button>
        <Button onClick={() => onAnswer('granted')}>{words.accept}</Button>
      </p>
    </aside>
  )
}

const LINK = 'py-1 text-left underline underline-offset-3 hover:text-ink'

/** Once tracking is granted, records a hit for this page, for every route change and for every page that helped. */
function usePageViews(isGranted: boolean): void {
  const { events } = useRouter()
  useEffect(() => {
    if (!isGranted) return
    const tracker = startTracker(ANALYTICS)
    const onArrival = () => tracker.add(location.pathname)
    onArrival()
    const onHelpful = () => tracker.addHelpful(location.pathname)
    window.addEventListener(HELPFUL_EVENT, onHelpful)
    return endAll([
      followRouter(events, { routeChangeComplete: onArrival }),
      () => window.removeEventListener(HELPFUL_EVENT, onHelpful),
      tracker.stop,
    ])
  }, [events, isGranted])
}

/** Warnings for whoever configured the build. */
const MISTAKES = {
  missing: 'Analytics: the tracking id is missing; no hit is sent. Set NEXT_PUBLIC_ANALYTICS_ID when building.',
  wrong: 'Analytics: the tracking id is not of the form G-XXXXXXX; no hit is sent. Check NEXT_PUBLIC_ANALYTICS_ID.',
}

function useConsent() {
  const [consent, setConsent] = useState(readConsent)
  useEffect(() => {
    const onStored = ({ key }: StorageEvent) => {
      if (key === CONSENT_KEY || key === null) setConsent(readConsent())
    }
    return listen(window, { storage: onStored })
  }, [])
  const answer = (given: Answer) => {
    writeStored('localStorage', CONSENT_KEY, given)
    setConsent(given)
  }
  return { consent, answer }
}

/** Loads the style of the notice, which pages leave out until they need it. @returns whether it has loaded */
function useNoticeStyle(isNeeded: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isNeeded) return
    loadFullStyle().then(() => setLoaded(true), console.warn)
  }, [isNeeded])
  return isLoaded
}

/** Asks for consent once, counts visits if it is granted, and lets the reader change the answer. */
function TrackedSite({ locale }: { locale: Locale }) {
  const { consent, answer } = useConsent()
  const [isReopened, setReopened] = useState(false)
  const link = useRef<HTMLButtonElement>(null)
  const isShown = consent === 'ask' || isReopened
  const isStyled = useNoticeStyle(isShown && consent !== 'refused')
  usePageViews(consent === 'granted')
  if (consent === 'refused') return null
  const onAnswer = (given: Answer) => {
    answer(given)
    setReopened(false)
    // The focused button is about to disappear.
    link.current?.focus({ preventScroll: true })
  }
  return (
    <>
      {/* Reopens the notice. Builds with an id put its style in every page (build/emit/emit-styles). */}
      <p className="px-5 pb-5 text-small text-ink-3 md:px-6 xl:px-9 print:hidden!">
        <button ref={link} type="button" className={LINK} onClick={() => setReopened(true)}>
          {CONSENT_STRINGS[locale].title}
        </button>
      </p>
      {isShown && isStyled && <ConsentNotice {...{ locale, consent, isReopened, onAnswer }} />}
    </>
  )
}

/** Analytics, unless the build has the placeholder id; a missing or wrong id only logs a warning. */
export function Analytics({ locale }: { locale: Locale }) {
  const tracking = trackingOf(ANALYTICS.id)
  useEffect(() => {
    if (tracking === 'missing' || tracking === 'wrong') console.warn(MISTAKES[tracking])
  }, [tracking])
  return tracking === 'on' ? <TrackedSite locale={locale} /> : null
}
