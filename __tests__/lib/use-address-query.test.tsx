import { renderHook } from '@testing-library/react'
import { useAddressQuery } from '@/lib/use-address-query'

const onArrival = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState(null, '', '/tool/')
})

afterEach(() => jest.useRealTimers())

test('the address gets the query after a pause', () => {
  renderHook(() => useAddressQuery('?q=a', onArrival))
  expect(location.hash).toBe('')
  jest.runAllTimers()
  expect(location.hash).toBe('#q=a')
})

test('the page that the reader has gone on to gets no query of the tool', () => {
  renderHook(() => useAddressQuery('?q=a', onArrival))
  history.pushState(null, '', '/next/#here')
  jest.runAllTimers()
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/next/#here')
})

test('a link to the same page that is followed within the pause stays in the address', () => {
  renderHook(() => useAddressQuery('?q=a', onArrival))
  history.pushState(null, '', '/tool/#q=b')
  jest.runAllTimers()
  expect(location.hash).toBe('#q=b')
})

test('a link to the same page arrives, but what the tool writes does not', () => {
  renderHook(() => useAddressQuery('?q=a', onArrival))
  jest.runAllTimers()
  expect(onArrival).not.toHaveBeenCalled()
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(onArrival).toHaveBeenCalledTimes(1)
})

test.each([
  ['#q=b', 1],
  ['', 1],
  ['#main', 0],
])('the fragment %j arrives %d times: an anchor is no query', (hash, times) => {
  onArrival.mockClear()
  renderHook(() => useAddressQuery('?q=a', onArrival))
  history.pushState(null, '', `/tool/${hash}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(onArrival).toHaveBeenCalledTimes(times)
})
