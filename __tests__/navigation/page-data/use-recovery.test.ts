import { renderHook } from '@testing-library/react'
import { useRecovery } from '@/navigation/page-data/use-recovery'

const reload = jest.fn()

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
})

afterEach(() => jest.restoreAllMocks())

test('a broken page is loaded anew, at most twice a minute', () => {
  for (let time = 0; time < 4; time++) renderHook(() => useRecovery(true, reload))
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a page that is well is left alone', () => {
  renderHook(() => useRecovery(false, reload))
  expect(reload).not.toHaveBeenCalled()
})

test('nothing is loaded without a network', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderHook(() => useRecovery(true, reload))
  expect(reload).not.toHaveBeenCalled()
})

test.each(['getItem', 'setItem'] as const)('nothing is loaded where storage is off (%s)', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new Error('storage is off')
  })
  renderHook(() => useRecovery(true, reload))
  expect(reload).not.toHaveBeenCalled()
})
