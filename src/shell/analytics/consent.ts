import { readStored, writeStored } from '@/lib/storage'

export type Answer = 'granted' | 'denied'

/** `refused` where the browser says no for its reader, or could not remember an answer: then nobody is asked. */
export type Consent = Answer | 'ask' | 'refused'

/** Where the answer is stored; the origin is shared with other projects. */
export const CONSENT_KEY = 'wakamiti-analytics'

/** What browsers say for their readers: Do Not Track and Global Privacy Control. */
interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Only what {@link storeAnswer} writes is an answer, to the letter. */
const toAnswer = (value: unknown): Answer | null => (value === 'granted' || value === 'denied' ? value : null)

/** Whether a reader may be tracked: only one who has said so. */
export function readConsent(): Consent {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & PrivacySignals
  const stored = readStored('localStorage', CONSENT_KEY, toAnswer, JSON.stringify('granted').length)
  // What is there is stored once more: that shows whether anything can be.
  const canStore = writeStored('localStorage', CONSENT_KEY, stored ?? undefined)
  if (doNotTrack === '1' || globalPrivacyControl === true || !canStore) return 'refused'
  return stored ?? 'ask'
}

/** Remembers an answer for the next visits. */
export const storeAnswer = (answer: Answer): boolean => writeStored('localStorage', CONSENT_KEY, answer)
