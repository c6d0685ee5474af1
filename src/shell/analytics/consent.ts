import { readStored, writeStored } from '@/lib/storage'

/** What a reader answered. */
export type Answer = 'granted' | 'denied'

/** `refused` where the browser says no for its reader, or could not remember an answer: then nobody is asked. */
export type Consent = Answer | 'ask' | 'refused'

/** Where the answer is stored; the origin is shared with other projects. */
export const CONSENT_KEY = 'wakamiti-analytics'

/** What browsers say for their readers: Do Not Track and Global Privacy Control. */
export interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/**
 * Whether a reader may be tracked: only one who has said so.
 * @param stored what is stored as the answer, whatever it is
 * @param canStore whether an answer could be remembered
 * @example consentFrom({ doNotTrack: '1' }, 'granted', true) // => 'refused'
 */
export function consentFrom(signals: PrivacySignals, stored: unknown, canStore: boolean): Consent {
  if (signals.doNotTrack === '1' || signals.globalPrivacyControl === true || !canStore) return 'refused'
  return stored === 'granted' || stored === 'denied' ? stored : 'ask'
}

/** The consent of the reader of this browser. */
export function readConsent(): Consent {
  const stored = readStored('localStorage', CONSENT_KEY)
  // What is there is stored once more: that shows whether anything can be.
  const canStore = writeStored('localStorage', CONSENT_KEY, stored ?? undefined)
  return consentFrom(navigator as Navigator & PrivacySignals, stored, canStore)
}

/** Remembers an answer for the next visits. */
export const storeAnswer = (answer: Answer): boolean => writeStored('localStorage', CONSENT_KEY, answer)
