/** @jest-environment jsdom */
import { loadJson } from '@/lib/load'

const answer = (body: unknown, ok = true) => ({ ok, json: async () => body }) as Response

test('an address is fetched once', async () => {
  globalThis.fetch = jest.fn().mockResolvedValue(answer({ a: 1 }))
  const both = await Promise.all([loadJson('/once.json'), loadJson('/once.json')])
  expect(both).toEqual([{ a: 1 }, { a: 1 }])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('the error of a failed request names its address', async () => {
  globalThis.fetch = jest.fn().mockResolvedValue(answer('', false))
  await expect(loadJson('/missing.json')).rejects.toThrow('Failed to fetch /missing.json')
})

test('a failure is not cached: the next call tries again', async () => {
  globalThis.fetch = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(answer({ a: 2 }))
  await expect(loadJson('/again.json')).rejects.toThrow('offline')
  await expect(loadJson('/again.json')).resolves.toEqual({ a: 2 })
})

test('the request names the build of the document, for the worker', async () => {
  document.documentElement.dataset.build = 'abc'
  globalThis.fetch = jest.fn().mockResolvedValue(answer({}))
  await loadJson('/of-a-build.json')
  expect(fetch).toHaveBeenCalledWith('/of-a-build.json', { headers: { 'x-wakamiti-build': 'abc' } })
})

test('an address that has failed bypasses the browser cache until it succeeds', async () => {
  globalThis.fetch = jest
    .fn()
    .mockResolvedValueOnce(answer('', false))
    .mockResolvedValueOnce(answer('', false))
    .mockResolvedValue(answer({ a: 3 }))
  for (let tries = 0; tries < 3; tries += 1) await loadJson('/stale.json').catch(() => undefined)
  expect(jest.mocked(fetch).mock.calls.map(([, init]) => init?.cache)).toEqual([undefined, 'reload', 'reload'])
})
