import { act, renderHook } from '@testing-library/react'
import { useAnnouncement } from '@/lib/use-announcement'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

const announce = (first: string | undefined) =>
  renderHook(({ text }: { text: string | undefined }) => useAnnouncement(text), { initialProps: { text: first } })

test('a text is said once it has stood for a while', () => {
  const { result } = announce('9 pasos')
  wait(400)
  expect(result.current).toBe('')
  wait(200)
  expect(result.current).toBe('9 pasos')
})

test('what is replaced before is never said', () => {
  const { result, rerender } = announce('9 pasos')
  wait(400)
  rerender({ text: '2 pasos' })
  wait(400)
  expect(result.current).toBe('')
  wait(200)
  expect(result.current).toBe('2 pasos')
})

test('while nothing is final the last text stays', () => {
  const { result, rerender } = announce('9 pasos')
  wait(600)
  rerender({ text: undefined })
  wait(2000)
  expect(result.current).toBe('9 pasos')
})
