import { pageModuleFailure } from '@/navigation/page-scripts'
import { CHUNK_LOAD_TIMEOUT_MS } from '@/site/timings'

const FILE = 'static/chunks/pages/[[...slug]]-1.js'
const URL = '/wakamiti/_next/static/chunks/pages/%5B%5B...slug%5D%5D-1.js'

const manifest = window as { __BUILD_MANIFEST?: Record<string, string[]> }
const log = jest.spyOn(console, 'error').mockImplementation(() => {})
const host = jest.fn()
globalThis.fetch = host

beforeEach(() => {
  log.mockClear()
  host.mockReset().mockResolvedValue({ status: 200 })
  manifest.__BUILD_MANIFEST = { '/[[...slug]]': [FILE, 'static/css/a.css'] }
})

test('the host is asked for the scripts of the pages, and only for those', async () => {
  await expect(pageModuleFailure()).resolves.toBeUndefined()
  expect(host.mock.calls.map(([url]) => url)).toEqual([URL])
  expect(log).not.toHaveBeenCalled()
})

test('without the list of files the router knows best', async () => {
  manifest.__BUILD_MANIFEST = undefined
  await expect(pageModuleFailure()).resolves.toBeUndefined()
})

test('a list without the route means that the module is missing', async () => {
  manifest.__BUILD_MANIFEST = {}
  await expect(pageModuleFailure()).resolves.toBe('missing')
})

test('a script that the host does not have is missing, and is asked for again past the copies of the browser', async () => {
  host.mockResolvedValueOnce({ status: 404 })
  await expect(pageModuleFailure()).resolves.toBe('missing')
  expect(log).toHaveBeenCalledWith('Chunk failed to load (missing)', URL)
  await expect(pageModuleFailure()).resolves.toBeUndefined()
  expect(host.mock.calls.map(([, { cache }]) => cache)).toEqual([undefined, 'reload'])
})

test('without a network the reason is another one', async () => {
  host.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(pageModuleFailure()).resolves.toBe('other')
})

test('a script that has not answered after 120 seconds has timed out', async () => {
  jest.useFakeTimers()
  host.mockImplementation(
    (_, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const ended = jest.fn()
  const failure = pageModuleFailure().finally(ended)
  await jest.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS - 1)
  expect(ended).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await expect(failure).resolves.toBe('timeout')
  expect(log).toHaveBeenCalledWith('Chunk failed to load (timeout)', URL)
  jest.useRealTimers()
})
