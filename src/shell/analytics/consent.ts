import { readStored, writeStored } from '@/lib/storage'

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
 * @param stored the answer that is stored
 * @param canStore whether an answer could be remembered
 * @example consentFrom({ doNotTrack: '1' }, 'granted', true) // => 'refused'
 */
export function consentFrom(signals: PrivacySignals, stored: Answer | null, canStore: boolean): Consent {
  if (signals.doNotTrack === '1' || signals.globalPrivacyControl === true || !canStore) return 'refused'
  return stored ?? 'ask'
}

/** Only what {@link storeAnswer} writes is an answer, to the letter. */
const toAnswer = (value: unknown): Answer | null => (value === 'granted' || value === 'denied' ? value : null)

export function readConsent(): Consent {
  const stored = readStored('localStorage', CONSENT_KEY, toAnswer, JSON.stringify('granted').length)
  // What is there is stored once more: that shows whether anything can be.
  const canStore = writeStored('localStorage', CONSENT_KEY, stored ?? undefined)
  return consentFrom(navigator as Navigator & PrivacySignals, stored, canStore)
}

/** Remembers an answer for the next visits. */
export const storeAnswer = (answer: Answer): boolean => writeStored('localStorage', CONSENT_KEY, answer)
