import { type AnalyticsSettings, createHitQueue, startTracker, trackerScript } from '@/shell/analytics/tracker'
import { ANALYTICS_BATCH_DELAY_MS, ANALYTICS_BATCH_SIZE } from '@/site/timings'

const SETTINGS: AnalyticsSettings = { id: 'G-AB12', debug: false, host: 'https://provider.example' }

const page = window as { dataLayer?: unknown[] }
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

test('the script comes from the host of the provider, with the id', () => {
  expect(trackerScript(SETTINGS)).toBe('https://provider.example/gtag/js?id=G-AB12')
})

test('the debug variant is another address', () => {
  expect(trackerScript({ ...SETTINGS, debug: true })).toBe('https://provider.example/gtag/js?id=G-AB12&gtm_debug=x')
})

test('the script is loaded without holding up the page', () => {
  startTracker(SETTINGS)
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([[trackerScript(SETTINGS), true]])
})

test('the provider sends no hit of its own', () => {
  startTracker(SETTINGS)
  expect(reported()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-AB12', { send_page_view: false, debug_mode: undefined }],
  ])
})

test('with debug on, the provider runs in debug mode', () => {
  startTracker({ ...SETTINGS, debug: true })
  expect(reported()[1]).toEqual(['config', 'G-AB12', { send_page_view: false, debug_mode: true }])
})

test('the provider is called with an arguments object, as its protocol demands', () => {
  startTracker(SETTINGS)
  expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]')
})

test('two hits leave as a batch, with path and address', () => {
  const queue = startTracker(SETTINGS)
  queue?.add('/wakamiti/')
  expect(reported()).toHaveLength(2)
  queue?.add('/wakamiti/plugins/')
  expect(reported().slice(2)).toEqual([
    ['event', 'page_view', { page_path: '/wakamiti/', page_location: 'http://localhost/wakamiti/' }],
    ['event', 'page_view', { page_path: '/wakamiti/plugins/', page_location: 'http://localhost/wakamiti/plugins/' }],
  ])
})

test('one hit leaves after 500 ms', () => {
  jest.useFakeTimers()
  startTracker(SETTINGS)?.add('/wakamiti/')
  jest.advanceTimersByTime(499)
  expect(reported()).toHaveLength(2)
  jest.advanceTimersByTime(1)
  expect(reported()).toHaveLength(3)
  jest.useRealTimers()
})

test('a blocked script is reported once, as a warning', () => {
  startTracker(SETTINGS)
  scripts()[0]?.dispatchEvent(new Event('error'))
  expect(warn.mock.calls).toEqual([
    ['Analytics: the script of the provider is blocked (an ad blocker?); no hit is sent.'],
  ])
})

test.each(['UA-12345-1', 'G-abc123', 'G-ABC', 'G-AB12"', 'x'])('the id %s is wrong: a warning, and no script', (id) => {
  expect(startTracker({ ...SETTINGS, id })).toBeUndefined()
  expect(warn).toHaveBeenCalledWith(
    'Analytics: the tracking id is not of the form G-XXXXXXX; no hit is sent. Check NEXT_PUBLIC_ANALYTICS_ID.',
  )
  expect(scripts()).toEqual([])
  expect(page.dataLayer).toBeUndefined()
})

test('a hit that waits leaves with the reader', () => {
  startTracker(SETTINGS)?.add('/wakamiti/')
  window.dispatchEvent(new Event('pagehide'))
  expect(reported()).toHaveLength(3)
})

describe('hits', () => {
  const queue = () => {
    const send = jest.fn<void, [string[]]>()
    return { send, ...createHitQueue(send, ANALYTICS_BATCH_SIZE, ANALYTICS_BATCH_DELAY_MS) }
  }

  const wait = (ms: number) => jest.advanceTimersByTime(ms)

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('one hit waits 500 ms for company', () => {
    const { add, send } = queue()
    add('/a/')
    wait(499)
    expect(send).not.toHaveBeenCalled()
    wait(1)
    expect(send.mock.calls).toEqual([[['/a/']]])
  })

  test('two hits leave at once, in one batch', () => {
    const { add, send } = queue()
    add('/a/')
    add('/b/')
    expect(send.mock.calls).toEqual([[['/a/', '/b/']]])
  })

  test('nothing is sent twice', () => {
    const { add, send } = queue()
    add('/a/')
    add('/b/')
    wait(10_000)
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('a third hit begins a batch of its own, with a delay of its own', () => {
    const { add, send } = queue()
    add('/a/')
    wait(400)
    add('/b/')
    add('/c/')
    wait(499)
    expect(send).toHaveBeenCalledTimes(1)
    wait(1)
    expect(send.mock.calls).toEqual([[['/a/', '/b/']], [['/c/']]])
  })

  test('what waits can be sent at once', () => {
    const { add, flush, send } = queue()
    add('/a/')
    flush()
    expect(send.mock.calls).toEqual([[['/a/']]])
  })

  test('an empty queue sends nothing', () => {
    const { flush, send } = queue()
    flush()
    wait(10_000)
    expect(send).not.toHaveBeenCalled()
  })
})
