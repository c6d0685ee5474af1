import { loadFresh } from '@/lib/load'

const lost = (request?: unknown) => Object.assign(new Error('Loading chunk 1 failed'), { request })

const host = jest.fn()
globalThis.fetch = host

const answers = (ok: boolean) => host.mockResolvedValue({ ok })

beforeEach(() => host.mockReset())

test('a file that loads is requested once', async () => {
  await expect(loadFresh(async () => 'search')).resolves.toBe('search')
  expect(host).not.toHaveBeenCalled()
})

test('files that are back are loaded one by one, bypassing the browser cache', async () => {
  answers(true)
  const load = jest
    .fn()
    .mockRejectedValueOnce(lost('/a.js'))
    .mockRejectedValueOnce(lost('/b.css'))
    .mockResolvedValue('search')
  await expect(loadFresh(load)).resolves.toBe('search')
  expect(host.mock.calls).toEqual([
    ['/a.js', { cache: 'reload' }],
    ['/b.css', { cache: 'reload' }],
  ])
})

test('a file that is missing on the host is an error', async () => {
  answers(false)
  const load = jest.fn().mockRejectedValue(lost('/a.js'))
  await expect(loadFresh(load)).rejects.toThrow('Loading chunk 1 failed')
  expect(load).toHaveBeenCalledTimes(1)
})

test('offline, the error is that of the file', async () => {
  host.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(loadFresh(() => Promise.reject(lost('/a.js')))).rejects.toThrow('Loading chunk 1 failed')
})

test('a file that exists but still fails is not retried for ever', async () => {
  answers(true)
  const load = jest.fn().mockRejectedValue(lost('/a.js'))
  await expect(loadFresh(load)).rejects.toThrow('Loading chunk 1 failed')
  expect(load).toHaveBeenCalledTimes(9)
})

test.each([undefined, 7])('an error that names no file, %p, is passed on', async (request) => {
  await expect(loadFresh(() => Promise.reject(lost(request)))).rejects.toThrow('Loading chunk 1 failed')
  expect(host).not.toHaveBeenCalled()
})
