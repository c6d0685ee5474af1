import { keepValue, readKept } from '@/editor/kept-value'

beforeEach(() => sessionStorage.clear())

test('what is kept is read again, until it is taken away', () => {
  expect(readKept(sessionStorage, 'a')).toBeNull()
  keepValue(sessionStorage, 'a', { b: [1] })
  expect(readKept(sessionStorage, 'a')).toEqual({ b: [1] })
  keepValue(sessionStorage, 'a', undefined)
  expect(sessionStorage).toHaveLength(0)
})

test('what is no value is none', () => {
  sessionStorage.setItem('a', '{')
  expect(readKept(sessionStorage, 'a')).toBeNull()
})

test('a storage that is full or forbidden is done without', () => {
  const full = {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {
      throw new Error('forbidden')
    },
  }
  expect(readKept(full, 'a')).toBeNull()
  expect(() => keepValue(full, 'a', 'b')).not.toThrow()
  expect(() => keepValue(full, 'a', undefined)).not.toThrow()
})
