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
])('%j are stored newest first, without duplicates, three at most', (searches, kept) => {
  for (const search of searches) rememberSearch(search)
  expect(readSearches()).toEqual(kept)
})

test.each(['{', '"text"', '{"a":1}', 'null'])('an invalid stored value is ignored: %s', (kept) => {
  localStorage.setItem(KEY, kept)
  expect(readSearches()).toEqual([])
})

test('a stored text that is too long for a search is ignored', () => {
  localStorage.setItem(KEY, JSON.stringify(['x'.repeat(2_000_000)]))
  expect(readSearches()).toEqual([])
})

test('stored values that are no texts are ignored', () => {
  localStorage.setItem(KEY, '[1, "timeout", null]')
  expect(readSearches()).toEqual(['timeout'])
})
