/** @jest-environment jsdom */
import { readStored, toText, writeStored } from '@/lib/storage'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

const anything = (value: unknown) => value

test('what is written under a key is read from it', () => {
  writeStored('localStorage', 'key', { a: [1] })
  expect(readStored('localStorage', 'key', anything)).toEqual({ a: [1] })
})

test('writing undefined removes the key', () => {
  writeStored('localStorage', 'key', 1)
  writeStored('localStorage', 'key', undefined)
  expect([readStored('localStorage', 'key', anything), localStorage.length]).toEqual([null, 0])
})

test('a value that cannot be parsed is read as null', () => {
  localStorage.setItem('key', '{')
  expect(readStored('localStorage', 'key', anything)).toBeNull()
})

test('a browser that blocks storage stores nothing and does not fail', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('denied')
  })
  expect(() => writeStored('sessionStorage', 'key', 1)).not.toThrow()
  expect(readStored('sessionStorage', 'key', anything)).toBeNull()
})

test.each([
  ['of another shape', '{"a":1}'],
  ['longer than values are', JSON.stringify('x'.repeat(10_000))],
])('a value %s, as other pages of the origin may write it, is refused', (_, text) => {
  localStorage.setItem('key', text)
  expect(readStored('localStorage', 'key', toText)).toBeNull()
})

test('a caller may allow longer values', () => {
  localStorage.setItem('key', JSON.stringify('x'.repeat(20)))
  expect(readStored('localStorage', 'key', toText, 22)).toHaveLength(20)
  expect(readStored('localStorage', 'key', toText, 21)).toBeNull()
})
