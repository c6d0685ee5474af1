import { readStored, writeStored } from '@/lib/storage'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('what is written under a key is read from it', () => {
  writeStored('localStorage', 'key', { a: [1] })
  expect(readStored('localStorage', 'key')).toEqual({ a: [1] })
})

test('writing undefined removes the key', () => {
  writeStored('localStorage', 'key', 1)
  writeStored('localStorage', 'key', undefined)
  expect([readStored('localStorage', 'key'), localStorage.length]).toEqual([null, 0])
})

test('a value that cannot be parsed is read as null', () => {
  localStorage.setItem('key', '{')
  expect(readStored('localStorage', 'key')).toBeNull()
})

test('a browser that blocks storage stores nothing and does not fail', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('denied')
  })
  expect(() => writeStored('sessionStorage', 'key', 1)).not.toThrow()
  expect(readStored('sessionStorage', 'key')).toBeNull()
})
