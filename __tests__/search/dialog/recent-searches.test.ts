/** @jest-environment jsdom */
import { readSearches, rememberSearch } from '@/search/dialog/use-search-dialog'

const KEY = 'wakamiti-searches'

beforeEach(() => localStorage.clear())

test.each([
  [
    ['timeout', 'docker', 'timeout'],
    ['timeout', 'docker'],
  ],
  [
    ['a', 'b', 'c', 'd'],
    ['d', 'c', 'b'],
  ],
])('of the searches %j the newest come first, each once, three at most', (searches, kept) => {
  for (const search of searches) rememberSearch(search)
  expect(readSearches()).toEqual(kept)
})

test.each(['{', '"text"', '{"a":1}', 'null'])('%s in the storage is no search', (kept) => {
  localStorage.setItem(KEY, kept)
  expect(readSearches()).toEqual([])
})

test('what is longer than searches are is none', () => {
  localStorage.setItem(KEY, JSON.stringify(['x'.repeat(2_000_000)]))
  expect(readSearches()).toEqual([])
})

test('only texts are searches', () => {
  localStorage.setItem(KEY, '[1, "timeout", null]')
  expect(readSearches()).toEqual(['timeout'])
})
