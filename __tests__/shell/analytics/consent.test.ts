/** @jest-environment jsdom */
import { readConsent, storeAnswer } from '@/shell/analytics/analytics'
import { CONSENT_KEY } from '@/site/analytics-settings'

const signal = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => localStorage.clear())

afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) signal(name, undefined)
})

test.each([
  ['doNotTrack', '1', 'refused'],
  ['doNotTrack', '0', 'granted'],
  ['doNotTrack', null, 'granted'],
  ['globalPrivacyControl', true, 'refused'],
  ['globalPrivacyControl', false, 'granted'],
])('of a reader who has accepted, a browser with %s %p says %s', (name, value, consent) => {
  storeAnswer('granted')
  signal(name, value)
  expect(readConsent()).toBe(consent)
})

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
