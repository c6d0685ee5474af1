/** @jest-environment jsdom */
import { type AnalyticsSettings, startTracker } from '@/shell/analytics/tracker'
import { ANALYTICS_BATCH_DELAY_MS } from '@/site/timings'

const SETTINGS: AnalyticsSettings = { id: 'G-AB12', debug: false, host: 'https://provider.example' }

const page = window as unknown as { dataLayer?: unknown[]; 'ga-disable-G-AB12'?: boolean }
/** The origin is shared with other projects. */
const COOKIES = { cookie_prefix: 'wakamiti', cookie_path: '/wakamiti/' }

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script')]

/** The calls of the provider, as lists of arguments. */
const reported = () => (page.dataLayer ?? []).map((words) => Array.from(words as ArrayLike<unknown>))

beforeEach(() => {
  warn.mockClear()
  delete page.dataLayer
  document.head.innerHTML = ''
  window.history.replaceState(null, '', '/wakamiti/')
})

/** Trackers of a test: each listens to the window until it is stopped. */
let started: ReturnType<typeof startTracker>[] = []
const start = (settings = SETTINGS) => {
  const tracker = startTracker(settings)
  started.push(tracker)
  return tracker
}

afterEach(() => {
  for (const tracker of started) tracker.stop()
  started = []
})

const SCRIPT = 'https://provider.example/gtag/js?id=G-AB12'

test.each([
  ['off, one script', false, [SCRIPT]],
  ['on, another one, too,', true, ['https://provider.example/debug/bootstrap?id=G-AB12&src=GTAG&cond=5', SCRIPT]],
])('with debug %s is loaded from the provider, once, without holding up the page', (_, debug, sources) => {
  for (let times = 0; times < 2; times += 1) start({ ...SETTINGS, debug })
  expect(scripts().map(({ src, async }) => [src, async])).toEqual(sources.map((src) => [src, true]))
})

test('the provider sends no hit of its own', () => {
  start()
  expect(reported()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-AB12', { send_page_view: false, debug_mode: undefined, ...COOKIES }],
  ])
})

test('with debug on, the provider runs in debug mode', () => {
  start({ ...SETTINGS, debug: true })
  expect(reported()[1]).toEqual(['config', 'G-AB12', { send_page_view: false, debug_mode: true, ...COOKIES }])
})

test('the provider is called with an arguments object, as its protocol demands', () => {
  start()
  expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]')
})

test('two hits leave as a batch, with path and address', () => {
  const queue = start()
  queue.add('/wakamiti/')
  expect(reported()).toHaveLength(2)
  queue.add('/wakamiti/plugins/')
  expect(reported().slice(2)).toEqual([
    ['event', 'page_view', { page_path: '/wakamiti/', page_location: 'http://localhost/wakamiti/' }],
    ['event', 'page_view', { page_path: '/wakamiti/plugins/', page_location: 'http://localhost/wakamiti/plugins/' }],
  ])
})

test('one hit leaves after 500 ms, also after a batch, and none leaves twice', () => {
  jest.useFakeTimers()
  const { add } = start()
  add('/a/')
  jest.advanceTimersByTime(499)
  expect(reported()).toHaveLength(2)
  jest.advanceTimersByTime(1)
  expect(reported()).toHaveLength(3)
  for (const path of ['/b/', '/c/', '/d/']) add(path)
  jest.advanceTimersByTime(499)
  expect(reported()).toHaveLength(5)
  jest.advanceTimersByTime(10_000)
  expect(reported()).toHaveLength(6)
  jest.useRealTimers()
})

test('a blocked script is reported once, as a warning', async () => {
  start()
  await scripts()[0]?.dispatchEvent(new Event('error'))
  expect(warn.mock.calls).toEqual([
    ['Analytics: the script of the provider is blocked (an ad blocker?); no hit is sent.'],
  ])
})

test('a queued hit is sent when the reader leaves', () => {
  start().add('/wakamiti/')
  window.dispatchEvent(new Event('pagehide'))
  expect(reported()).toHaveLength(3)
})

test('a reader who withdraws the permission sends nothing more, and its cookies go; those of other projects stay', () => {
  jest.useFakeTimers()
  window.history.replaceState(null, '', '/wakamiti/plugins/')
  // biome-ignore lint/suspicious/noDocumentCookie: as the provider's script sets them
  for (const name of ['wakamiti_ga', 'wakamiti_ga_AB12']) document.cookie = `${name}=1; path=/wakamiti/`
  // biome-ignore lint/suspicious/noDocumentCookie: as another project's script sets it
  document.cookie = '_ga=1; path=/'
  const tracker = start()
  expect(page['ga-disable-G-AB12']).toBe(false)
  tracker.add('/wakamiti/')
  tracker.stop()
  window.dispatchEvent(new Event('pagehide'))
  jest.advanceTimersByTime(ANALYTICS_BATCH_DELAY_MS)
  jest.useRealTimers()
  expect(reported()).toHaveLength(2)
  expect(page['ga-disable-G-AB12']).toBe(true)
  expect(document.cookie).toBe('_ga=1')
})
