import { readStored, writeStored } from '@/lib/storage'

beforeEach(() => sessionStorage.clear())

test('what is stored is read again, until it is removed', () => {
  expect(readStored('sessionStorage', 'a')).toBeNull()
  writeStored('sessionStorage', 'a', { b: [1] })
  expect(readStored('sessionStorage', 'a')).toEqual({ b: [1] })
  expect(readStored('localStorage', 'a')).toBeNull()
  writeStored('sessionStorage', 'a', undefined)
  expect(sessionStorage).toHaveLength(0)
})

test('what is not JSON is nothing', () => {
  sessionStorage.setItem('a', '{')
  expect(readStored('sessionStorage', 'a')).toBeNull()
})

const refuse = (): never => {
  throw new Error('forbidden')
}

test.each([
  ['a storage that is full or cannot be read', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ['a storage that must not even be asked for', refuse],
])('%s is done without', (_, get) => {
  const asked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(get as never)
  expect(readStored('localStorage', 'a')).toBeNull()
  expect(() => writeStored('localStorage', 'a', 'b')).not.toThrow()
  expect(() => writeStored('localStorage', 'a', undefined)).not.toThrow()
  asked.mockRestore()
})
