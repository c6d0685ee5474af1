/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { readQuery, writeQuery } from '@/lib/address-query'
import { useAddressState } from '@/lib/use-address-query'

const read = (query: string) => readQuery(query, ['q'])

const show = () => renderHook(() => useAddressState(read, writeQuery))
const typed = (q: string) => {
  const { result } = show()
  act(() => result.current[1]({ q }))
  return result
}

beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState(null, '', '/tool/')
})

afterEach(() => jest.useRealTimers())

test('the address gets the query after a pause', () => {
  typed('a')
  expect(location.hash).toBe('')
  jest.runAllTimers()
  expect(location.hash).toBe('#q=a')
})

test.each([
  ['the page that the reader has gone on to gets no query of the tool', '/next/#here'],
  ['a link to the same page that is followed within the pause stays in the address', '/tool/#q=b'],
])('%s', (_, address) => {
  typed('a')
  history.pushState(null, '', address)
  jest.runAllTimers()
  expect(location.pathname + location.hash).toBe(address)
})

test.each([
  ['#q=b', 'b'],
  ['', ''],
  ['#main', 'a'],
])('after a link to %j the query is %j: anchors do not change it', (hash, q) => {
  const result = typed('a')
  jest.runAllTimers()
  history.pushState(null, '', `/tool/${hash}`)
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(result.current[0]).toEqual({ q })
})
