/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { chunkFailure, mayReload, pageModuleFailure, useChunkReports } from '@/navigation/recovery'

const log = jest.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => log.mockClear())

const chunkError = (type?: string) => Object.assign(new Error('x'), { name: 'ChunkLoadError', type })

test.each([
  ['missing', 'missing'],
  ['timeout', 'timeout'],
  ['error', 'missing'],
  [undefined, 'other'],
])('a chunk that fails with %s is reported as %s', (type, reason) => {
  expect(chunkFailure(chunkError(type))).toBe(reason)
})

test.each([[new Error('x')], ['ChunkLoadError'], [null], [undefined], [{ type: 'timeout' }]])(
  '%p is no failed chunk',
  (error) => {
    expect(chunkFailure(error)).toBeUndefined()
  },
)

test('a chunk that did not arrive is written to the console with its reason, as long as the page is shown', () => {
  const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  const { unmount } = renderHook(useChunkReports)
  const error = chunkError('timeout')
  reject(error)
  reject(new Error('x'))
  unmount()
  reject(error)
  expect(log.mock.calls).toEqual([['Chunk failed to load (timeout)', error]])
})

describe('the module of the pages', () => {
  const FILE = 'static/chunks/pages/[[...slug]]-1.js'
  const URL = '/wakamiti/_next/static/chunks/pages/%5B%5B...slug%5D%5D-1.js'

  const manifest = window as { __BUILD_MANIFEST?: Record<string, string[]> }
  const host = jest.fn()
  globalThis.fetch = host

  beforeEach(() => {
    host.mockReset().mockResolvedValue({ status: 200 })
    manifest.__BUILD_MANIFEST = { '/[[...slug]]': [FILE, 'static/css/a.css'] }
  })

  test('is requested from the host, past the HTTP cache, and nothing else is', async () => {
    await expect(pageModuleFailure()).resolves.toBeUndefined()
    expect(host.mock.calls.map(([url, { cache }]) => [url, cache])).toEqual([[URL, 'no-cache']])
    expect(log).not.toHaveBeenCalled()
  })

  test('is left to the router without the list of files', async () => {
    manifest.__BUILD_MANIFEST = undefined
    await expect(pageModuleFailure()).resolves.toBeUndefined()
  })

  test('is missing when the list has no such route', async () => {
    manifest.__BUILD_MANIFEST = {}
    await expect(pageModuleFailure()).resolves.toBe('missing')
  })

  test('is missing when the host does not have a script of it', async () => {
    host.mockResolvedValueOnce({ status: 404 })
    await expect(pageModuleFailure()).resolves.toBe('missing')
    expect(log).toHaveBeenCalledWith('Chunk failed to load (missing)', URL)
  })

  test('is unavailable for another reason while offline', async () => {
    host.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(pageModuleFailure()).resolves.toBe('other')
  })

  test('a script that has not answered after 120 seconds has timed out', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout')
    host.mockRejectedValue(new DOMException('The operation timed out.', 'TimeoutError'))
    await expect(pageModuleFailure()).resolves.toBe('timeout')
    expect(timeout.mock.calls).toEqual([[120_000]])
    expect(host.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value)
    expect(log).toHaveBeenCalledWith('Chunk failed to load (timeout)', URL)
  })
})

describe('a broken page', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get')

  /** Whether it may be reloaded at each time, in milliseconds. */
  const mayReloadAt = (times: number[]) =>
    times.map((time) => {
      jest.spyOn(Date, 'now').mockReturnValue(time)
      return mayReload()
    })

  beforeEach(() => {
    online.mockReturnValue(true)
    sessionStorage.clear()
  })

  afterEach(() => jest.mocked(Date.now).mockRestore())

  test('may be reloaded twice within a minute, and again afterwards', () => {
    expect(mayReloadAt([1_000, 2_000, 60_999, 61_000, 61_500])).toEqual([true, true, false, true, false])
  })

  test('may not be reloaded while offline', () => {
    online.mockReturnValue(false)
    expect(mayReloadAt([1_000])).toEqual([false])
  })

  test('may not be reloaded where reloads cannot be counted', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('off')
    })
    expect(mayReloadAt([1_000])).toEqual([false])
    full.mockRestore()
  })
})
