import { renderHook } from '@testing-library/react'
import { useAddressQuery } from '@/lib/use-address-query'

beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState(null, '', '/tool/')
})

afterEach(() => jest.useRealTimers())

test('the address gets the query after a pause', () => {
  renderHook(() => useAddressQuery('?q=a'))
  expect(location.search).toBe('')
  jest.runAllTimers()
  expect(location.search).toBe('?q=a')
})

test('the page that the reader has gone on to gets no query of the tool', () => {
  renderHook(() => useAddressQuery('?q=a'))
  history.pushState(null, '', '/next/#here')
  jest.runAllTimers()
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/next/#here')
})
