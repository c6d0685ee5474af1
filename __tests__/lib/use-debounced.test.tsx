import { act, renderHook } from '@testing-library/react'
import { useDebounced } from '@/lib/use-debounced'

const follow = (first: string) => renderHook(({ value }) => useDebounced(value, 10), { initialProps: { value: first } })

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('it begins with the value', () => {
  expect(follow('a').result.current).toBe('a')
})

test('it follows a change after the time', () => {
  const { result, rerender } = follow('a')
  rerender({ value: 'b' })
  wait(9)
  expect(result.current).toBe('a')
  wait(1)
  expect(result.current).toBe('b')
})

test('of several changes in a row only the last one is seen', () => {
  const { result, rerender } = follow('a')
  rerender({ value: 'b' })
  wait(9)
  rerender({ value: 'c' })
  wait(9)
  expect(result.current).toBe('a')
  wait(1)
  expect(result.current).toBe('c')
})
