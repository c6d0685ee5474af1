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

/** `refused` where the browser says no for its reader, or could not remember an answer: then nobody is asked. */
type Consent = Answer | 'ask' | 'refused'

/** Only what the site itself has stored is an answer, to the letter. */
const toAnswer = (value: unknown): Answer | null => (value === 'granted' || value === 'denied' ? value : null)

/** Whether a reader may be tracked: only one who has said so. */
function readConsent(): Consent {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  const stored = readStored('localStorage', CONSENT_KEY, toAnswer, JSON.stringify('granted').length)
  // What is there is stored once more: that shows whether anything can be.
  const canStore = writeStored('localStorage', CONSENT_KEY, stored ?? undefined)
  if (doNotTrack === '1' || globalPrivacyControl === true || !canStore) return 'refused'
  return stored ?? 'ask'
}

type ConsentNoticeProps = { locale: Locale; consent: Consent; isAskedFor: boolean; onAnswer: (answer: Answer) => void }

/** A bar at the foot of the window, with room of its own at the end of the page; on a small screen it is only there. */
const NOTICE = classNames(
  'flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-raise px-5 py-3 text-small text-ink',
  'md:sticky md:bottom-0 md:z-20 md:px-6 xl:px-9',
  'forced-colors:border-[CanvasText] print:hidden!',
)

function ConsentNotice({ locale, consent, isAskedFor, onAnswer }: ConsentNoticeProps) {
  const words = CONSENT_STRINGS[locale]
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    // The reader has asked for it.
    if (isAskedFor) notice.current?.focus()
  }, [isAskedFor])
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

/** Records a hit for the page, for every route change and for every yes to whether a page helped, as long as the reader lets it. */
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

/** Mistakes in the settings of a build, for whoever made it. */
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

/** Whether the style of the notice is there: pages do without it until it is shown. */
function useNoticeStyle(isNeeded: boolean): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!isNeeded) return
    loadFullStyle().then(() => setThere(true), console.warn)
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
      {/* Opens the notice again. Its style is in every page of a build that has an id (build/emit/emit-styles). */}
      <p className="px-5 pb-5 text-small text-ink-3 md:px-6 xl:px-9 print:hidden!">
        <button ref={link} type="button" className={LINK} onClick={() => setAskedFor(true)}>
          {CONSENT_STRINGS[locale].title}
        </button>
      </p>
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
