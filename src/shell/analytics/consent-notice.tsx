import { useEffect, useRef } from 'react'
import { CONSENT_STRINGS } from '@/i18n/consent-strings'
import type { Locale } from '@/i18n/locale'
import { SMALL_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
import type { Answer, Consent } from './consent'

interface ConsentNoticeProps {
  locale: Locale
  consent: Consent
  /** Whether the reader asked for it: then it gets the focus. */
  isAskedFor: boolean
  onAnswer: (answer: Answer) => void
}

/** A bar at the foot of the window, with room of its own at the end of the page; on a small screen it is only there. */
const NOTICE = classNames(
  'flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-raise px-5 py-3 text-small text-ink',
  'md:sticky md:bottom-0 md:z-20 md:px-6 xl:px-9',
  'forced-colors:border-[CanvasText] print:hidden!',
)

/** Asks whether visits may be counted. */
export function ConsentNotice({ locale, consent, isAskedFor, onAnswer }: ConsentNoticeProps) {
  const words = CONSENT_STRINGS[locale]
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAskedFor) notice.current?.focus()
  }, [isAskedFor])
  return (
    <aside ref={notice} className={NOTICE} aria-label={words.title} tabIndex={-1} data-consent={consent}>
      <p className="min-w-0 flex-[1_1_20rem]">
        {words.question} {(consent === 'granted' || consent === 'denied') && words.now[consent]}
      </p>
      <p className="flex gap-3">
        <button type="button" className={SMALL_BUTTON} onClick={() => onAnswer('denied')}>
          {words.decline}
        </button>
        <button type="button" className={SMALL_BUTTON} onClick={() => onAnswer('granted')}>
          {words.accept}
        </button>
      </p>
    </aside>
  )
}
