/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useDebounced } from '@/lib/use-debounced'

const follow = (value: string, first?: string) =>
  renderHook(({ value }: { value: string | undefined }) => useDebounced(value, 10, first), {
    initialProps: { value: value as string | undefined },
  })

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('it begins with the value, or the given one', () => {
  expect(follow('a').result.current).toBe('a')
  const { result } = follow('a', '')
  expect(result.current).toBe('')
  wait(10)
  expect(result.current).toBe('a')
})

test('the last value stays while the next is undefined', () => {
  const { result, rerender } = follow('a')
  rerender({ value: undefined })
  wait(100)
  expect(result.current).toBe('a')
})

test('it follows a change after the delay', () => {
  const { result, rerender } = follow('a')
  rerender({ value: 'b' })
  wait(9)
  expect(result.current).toBe('a')
  wait(1)
  expect(result.current).toBe('b')
})

test('only the last of several changes in a row is seen', () => {
  const { result, rerender } = follow('a')
  rerender({ value: 'b' })
  wait(9)
  rerender({ value: 'c' })
  wait(9)
  expect(result.current).toBe('a')
  wait(1)
  expect(result.current).toBe('c')
})
