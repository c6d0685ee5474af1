/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRouter } from 'next/router'
import { HELPFUL_EVENT } from '@/article/use-article'
import { Analytics } from '@/shell/analytics/analytics'
import { ANALYTICS, CONSENT_KEY } from '@/site/analytics-settings'
import { createRouter } from '../../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))
jest.mock('@/site/analytics-settings', () => ({
  ...jest.requireActual('@/site/analytics-settings'),
  ANALYTICS: { id: 'G-ABC123', debug: false, host: 'https://provider.example' },
}))

const settings = ANALYTICS as { id: string }
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

let router = createRouter()

const show = async (locale: 'es' | 'en' = 'en') => {
  const shown = render(<Analytics locale={locale} />)
  await act(async () => {})
  return shown
}

const signal = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })

/** Whether anything of the provider is in the page. */
const isTracked = () => document.querySelector('script') !== null || 'dataLayer' in window

/** Events that the provider received, with their pages. */
const counted = () =>
  ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
    .map((words) => Array.from(words) as [string, string, { page_path: string }])
    .filter(([command]) => command === 'event')
    .map(([, name, { page_path }]) => [name, page_path])

const notice = () => screen.queryByRole('complementary')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  warn.mockClear()
  settings.id = 'G-ABC123'
  signal('doNotTrack', null)
  signal('globalPrivacyControl', undefined)
  document.head.innerHTML = ''
  Reflect.deleteProperty(window, 'dataLayer')
  router = createRouter()
  jest.mocked(useRouter).mockReturnValue(router as never)
  window.history.replaceState(null, '', '/wakamiti/')
})

test.each([
  ['es', 'Privacidad', ['Rechazar', 'Aceptar']],
  ['en', 'Privacy', ['Decline', 'Accept']],
] as const)('the first time the reader is asked, in %s, and nothing is sent', async (locale, name, buttons) => {
  await show(locale)
  expect(notice()?.getAttribute('aria-label')).toBe(name)
  expect([...(notice()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual(buttons)
  expect(isTracked()).toBe(false)
  expect(document.activeElement).toBe(document.body)
})

test('declining is as easy as accepting: the same kind of button, which comes first', async () => {
  await show()
  const [decline, accept] = notice()?.querySelectorAll('button') ?? []
  expect(decline?.className).toBe(accept?.className)
})

test('a reader who accepts is counted from then on, and not asked again', async () => {
  const { unmount } = await show()
  press('Accept')
  expect(document.querySelector('script')?.src).toBe('https://provider.example/gtag/js?id=G-ABC123')
  expect(notice()).toBeNull()
  unmount()
  await show()
  expect(notice()).toBeNull()
  expect(isTracked()).toBe(true)
})

test('a reader who declines is not counted, and not asked again', async () => {
  const { unmount } = await show()
  press('Decline')
  expect(notice()).toBeNull()
  unmount()
  await show()
  expect(notice()).toBeNull()
  expect(isTracked()).toBe(false)
})

test('the answer can be changed later, both ways; the focus goes to the notice and back', async () => {
  await show()
  press('Decline')
  const link = screen.getByRole('button', { name: 'Privacy' })
  expect(document.activeElement).toBe(link)
  await act(async () => fireEvent.click(link))
  expect(document.activeElement).toBe(notice())
  expect(notice()?.textContent).toContain('It is currently not allowed.')
  press('Accept')
  expect(isTracked()).toBe(true)
  expect(document.activeElement).toBe(link)
  await act(async () => fireEvent.click(link))
  expect(notice()?.textContent).toContain('It is currently allowed.')
  press('Decline')
  expect((window as { 'ga-disable-G-ABC123'?: boolean })['ga-disable-G-ABC123']).toBe(true)
  expect(localStorage.getItem(CONSENT_KEY)).toBe('"denied"')
})

test('every route change is a hit, with the path of the page, and a yes to whether it helped is counted, as long as that is allowed', async () => {
  await show()
  const visit = () => {
    window.history.replaceState(null, '', '/wakamiti/plugins/?x#y')
    router.events.emit('routeChangeComplete')
    window.dispatchEvent(new Event(HELPFUL_EVENT))
  }
  visit()
  expect(counted()).toEqual([])
  window.history.replaceState(null, '', '/wakamiti/')
  press('Accept')
  visit()
  const hits = [
    ['page_view', '/wakamiti/'],
    ['page_view', '/wakamiti/plugins/'],
    ['page_helpful', '/wakamiti/plugins/'],
  ]
  expect(counted()).toEqual(hits)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Privacy' })))
  press('Decline')
  visit()
  expect(counted()).toEqual(hits)
})

test('an answer in another tab counts here, too', async () => {
  await show()
  localStorage.setItem(CONSENT_KEY, '"denied"')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY })))
  expect(notice()).toBeNull()
})

test.each(['granted', '"Granted"', '"\\u0067ranted"', ' "granted"', '["granted"]', '{"answer":"granted"}', 'true'])(
  'what the site did not write is no answer, and the reader is asked: %s',
  async (stored) => {
    localStorage.setItem(CONSENT_KEY, stored)
    await show()
    expect(notice()).not.toBeNull()
    expect(isTracked()).toBe(false)
  },
)

test('where storage is blocked, nobody is asked', async () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked')
  })
  const { container } = await show()
  storage.mockRestore()
  expect(container.innerHTML).toBe('')
})

test.each([
  ['doNotTrack', '0'],
  ['globalPrivacyControl', false],
])('with %s %p, who has accepted is counted', async (name, value) => {
  signal(name, value)
  localStorage.setItem(CONSENT_KEY, '"granted"')
  await show()
  expect(isTracked()).toBe(true)
})

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('%s means no, without a notice and without a link', async (name, value) => {
  signal(name, value)
  localStorage.setItem(CONSENT_KEY, '"granted"')
  const { container } = await show()
  expect(container.innerHTML).toBe('')
  expect(isTracked()).toBe(false)
})

test.each([
  ['', 'Analytics: the tracking id is missing; no hit is sent. Set NEXT_PUBLIC_ANALYTICS_ID when building.'],
  ...['UA-12345-1', 'G-abc123', 'G-ABC', 'G-AB12"', 'x'].map((id) => [
    id,
    'Analytics: the tracking id is not of the form G-XXXXXXX; no hit is sent. Check NEXT_PUBLIC_ANALYTICS_ID.',
  ]),
])('the id "%s" is a mistake: a warning, no notice, nothing is sent', async (id, message) => {
  settings.id = id
  localStorage.setItem(CONSENT_KEY, '"granted"')
  const { container } = await show()
  expect(warn.mock.calls).toEqual([[message]])
  expect(container.innerHTML).toBe('')
  expect(isTracked()).toBe(false)
})
