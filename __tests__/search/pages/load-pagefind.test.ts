import type { Pagefind } from '@/search/pages/load-pagefind'

const pagefind: Pagefind = { search: async () => ({ results: [] }) }

/** A fresh module for each test, because it caches what it has loaded. */
const load = async () => {
  jest.resetModules()
  return await import('@/search/pages/load-pagefind')
}

beforeEach(() => {
  document.documentElement.dataset.build = 'abc'
})

test('the index is loaded once per language, under the base path', async () => {
  const { loadPagefind } = await load()
  const module = { createInstance: jest.fn(() => pagefind) }
  const get = jest.fn(async () => module)
  await Promise.all([loadPagefind('es', get), loadPagefind('es', get)])
  expect(get).toHaveBeenCalledTimes(1)
  expect(get).toHaveBeenCalledWith('/wakamiti/pagefind/pagefind.js')
  await loadPagefind('en', get)
  expect(module.createInstance).toHaveBeenCalledTimes(2)
})

test('a failure is reported and not cached', async () => {
  const { loadPagefind } = await load()
  await expect(loadPagefind('es', () => Promise.reject(new Error('404')))).rejects.toThrow('404')
  expect(await loadPagefind('es', async () => ({ createInstance: () => pagefind }))).toBe(pagefind)
})

test('the index is tagged with the build, and with a new tag once it was dropped', async () => {
  const { loadPagefind, forgetPagefind } = await load()
  const createInstance = jest.fn(() => pagefind)
  const get = async () => ({ createInstance })
  await loadPagefind('es', get)
  forgetPagefind('es')
  await loadPagefind('es', get)
  expect(createInstance.mock.calls).toEqual([[{ metaCacheTag: 'abc-0' }], [{ metaCacheTag: 'abc-1' }]])
})
