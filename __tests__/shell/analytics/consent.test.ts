import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import {
  type Answer,
  CONSENT_KEY,
  type Consent,
  consentFrom,
  type PrivacySignals,
  readConsent,
  storeAnswer,
} from '@/shell/analytics/consent'

interface Case {
  says: string
  signals?: PrivacySignals
  stored: Answer | null
  canStore?: boolean
  consent: Consent
}

const CASES = parse(readFileSync(join(__dirname, 'consent.yaml'), 'utf8')) as Case[]

beforeEach(() => localStorage.clear())

test.each(CASES)(
  'a browser that says $says, with $stored stored: $consent',
  ({ signals, stored, canStore, consent }) => {
    expect(consentFrom(signals ?? {}, stored, canStore ?? true)).toBe(consent)
  },
)

test('an answer is remembered, and reading it leaves it as it is', () => {
  expect(readConsent()).toBe('ask')
  storeAnswer('granted')
  expect([readConsent(), readConsent()]).toEqual(['granted', 'granted'])
  storeAnswer('denied')
  expect(readConsent()).toBe('denied')
  expect(localStorage.getItem(CONSENT_KEY)).toBe('"denied"')
})

test.each(['granted', '"Granted"', '"\\u0067ranted"', ' "granted"', '["granted"]', '{"answer":"granted"}', 'true'])(
  'what the site did not write is no answer: %s',
  (stored) => {
    localStorage.setItem(CONSENT_KEY, stored)
    expect(readConsent()).toBe('ask')
  },
)

test('a browser that blocks storage asks nobody', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect(readConsent()).toBe('refused')
  storage.mockRestore()
})
