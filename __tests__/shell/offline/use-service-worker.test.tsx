/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useServiceWorker } from '@/shell/offline/use-service-worker'

const register = jest.fn()
const fetchFile = jest.fn()
const readFile = jest.fn(async () => '')
const postMessage = jest.fn()
const ready = Promise.resolve({ active: { postMessage } })
const worker = { register, ready, controller: null as object | null, addEventListener: jest.fn() }
/** Addresses that the worker has cached, pages with their build. */
let stored: Record<string, string>

/** A file that the page has requested, at a time in milliseconds. */
const file = (name: string, startTime = 0) => ({ name, startTime })

/** What the page has fetched. */
const FETCHED = [
  file('http://localhost/wakamiti/_next/static/a.js'),
  file('http://localhost/other/b.js'),
  file('https://provider.example/c.js'),
]

/** Reports files that arrive from now on. */
let arrive: (files: ReturnType<typeof file>[]) => void

class FakeObserver {
  constructor(private readonly onEntries: (list: { getEntries: () => ReturnType<typeof file>[] }) => void) {
    arrive = (files) => this.onEntries({ getEntries: () => files })
  }

  observe(options: object): void {
    expect(options).toEqual({ type: 'resource', buffered: true })
    arrive(FETCHED)
  }
}

const environment = process.env as Record<string, string | undefined>
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

const setReadyState = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value: state, configurable: true })

async function use() {
  const { unmount } = renderHook(useServiceWorker)
  await act(async () => {})
  return unmount
}

const load = () =>
  act(async () => {
    window.dispatchEvent(new Event('load'))
  })

beforeEach(() => {
  environment.NODE_ENV = 'production'
  setReadyState('complete')
  Object.assign(worker, { controller: null, addEventListener: jest.fn() })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  postMessage.mockReset()
  register.mockReset().mockResolvedValue({})
  fetchFile.mockReset().mockResolvedValue({ text: readFile })
  readFile.mockClear()
  globalThis.fetch = fetchFile
  warn.mockClear()
  window.history.replaceState(null, '', '/wakamiti/plugins/#x')
  stored = {}
  document.documentElement.dataset.build = 'new'
  const answer = (url: string) => ({ text: async () => `<html data-build="${stored[url]}">` })
  globalThis.caches = { match: async (url: string) => (url in stored ? answer(url) : undefined) } as never
  performance.now = () => 1_000
  globalThis.PerformanceObserver = FakeObserver as never
})

afterEach(() => {
  environment.NODE_ENV = 'test'
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the worker is registered at the root of the site, for the site only', async () => {
  await use()
  expect(register.mock.calls).toEqual([['/wakamiti/sw.js', { scope: '/wakamiti/' }]])
})

test('it waits until the page has loaded', async () => {
  setReadyState('interactive')
  await use()
  expect(register).not.toHaveBeenCalled()
  await load()
  expect(register).toHaveBeenCalledTimes(1)
})

test('in development there is none', async () => {
  environment.NODE_ENV = 'development'
  await use()
  expect(register).not.toHaveBeenCalled()
})

test('a browser without workers reads the site all the same', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await expect(use()).resolves.toBeInstanceOf(Function)
})

test('a worker that cannot be registered is a warning', async () => {
  register.mockRejectedValue(new Error('refused'))
  await use()
  expect(warn).toHaveBeenCalledWith(new Error('refused'))
})

/** What was requested after the worker had taken over. */
const kept = () => fetchFile.mock.calls

const OURS = [
  ['http://localhost/wakamiti/plugins/', { cache: 'force-cache' }],
  ['http://localhost/wakamiti/_next/static/a.js', { cache: 'force-cache' }],
]

test('on the first visit the worker caches the page and its files, once it has taken over', async () => {
  await use()
  expect(kept()).toEqual([])
  const [type, keep, options] = worker.addEventListener.mock.calls[0] as [string, () => void, object]
  expect([type, options]).toEqual(['controllerchange', { once: true }])
  await act(async () => keep())
  expect(kept()).toEqual(OURS)
})

test('responses are read to the end, so that the worker has nothing left to send', async () => {
  worker.controller = {}
  await use()
  expect(readFile).toHaveBeenCalledTimes(OURS.length)
})

test('only files of the visit that are not cached are requested again', async () => {
  worker.controller = {}
  stored = { 'http://localhost/wakamiti/_next/static/a.js': '' }
  await use()
  expect(kept()).toEqual(OURS.slice(0, 1))
})

test.each([
  ['new', []],
  ['earlier', OURS.slice(0, 1)],
])('a page that was stored of the %s build is asked for when that is another one', async (build, asked) => {
  worker.controller = {}
  stored = { 'http://localhost/wakamiti/_next/static/a.js': '', 'http://localhost/wakamiti/plugins/': build }
  await use()
  expect(kept()).toEqual(asked)
})

test('pending requests of the takeover are repeated once they have ended, later ones are not', async () => {
  worker.controller = {}
  await use()
  fetchFile.mockClear()
  const since = [file('http://localhost/wakamiti/late.json', 999), file('http://localhost/wakamiti/since.json', 1_001)]
  await act(async () => arrive(since))
  expect(kept()).toEqual([['http://localhost/wakamiti/late.json', { cache: 'force-cache' }]])
})

test('a page that the worker has taken over before it was loaded is kept, too', async () => {
  worker.controller = {}
  await use()
  expect(kept()).toEqual(OURS)
})

test.each([
  ['has not taken over yet', null, [['claim']]],
  ['has taken over', {}, []],
])('a worker that %s is asked to when it has to be', async (_, controller, asked) => {
  register.mockImplementation(async () => Object.assign(worker, { controller }))
  await use()
  expect(postMessage.mock.calls).toEqual(asked)
})

test('a file that cannot be cached does not matter', async () => {
  fetchFile.mockRejectedValue(new Error('offline'))
  worker.controller = {}
  await use()
  expect(warn).not.toHaveBeenCalled()
})
