import { storageOf } from '@/editor/storage-of'

test('a storage that may not even be asked for is an empty one', () => {
  const asked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden')
  })
  const storage = storageOf('localStorage')
  expect(storage.getItem('a')).toBeNull()
  expect(() => storage.setItem('a', 'b')).not.toThrow()
  asked.mockRestore()
  expect(storageOf('sessionStorage')).toBe(sessionStorage)
})
