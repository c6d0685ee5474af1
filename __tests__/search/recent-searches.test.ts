import { readSearches, remembered, rememberSearch } from '@/search/recent-searches'

const KEY = 'wakamiti-searches'

beforeEach(() => localStorage.clear())

test('the newest comes first, each once, three at most', () => {
  expect(remembered(['timeout', 'docker'], 'docker')).toEqual(['docker', 'timeout'])
  expect(remembered(['a', 'b', 'c'], 'd')).toEqual(['d', 'a', 'b'])
})

test('a stored search is read back', () => {
  rememberSearch('timeout')
  rememberSearch('docker')
  expect(readSearches()).toEqual(['docker', 'timeout'])
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
