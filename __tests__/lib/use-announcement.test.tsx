import { act, renderHook } from '@testing-library/react'
import { useAnnouncement } from '@/lib/use-announcement'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

const announce = (first: string | undefined) =>
  renderHook(({ text }: { text: string | undefined }) => useAnnouncement(text), { initialProps: { text: first } })

test('a text is announced after a pause', () => {
  const { result } = announce('9 pasos')
  wait(400)
  expect(result.current).toBe('')
  wait(200)
  expect(result.current).toBe('9 pasos')
})

test('a text that is replaced before then is never announced', () => {
  const { result, rerender } = announce('9 pasos')
  wait(400)
  rerender({ text: '2 pasos' })
  wait(400)
  expect(result.current).toBe('')
  wait(200)
  expect(result.current).toBe('2 pasos')
})

test('the last text stays while there is no final one', () => {
  const { result, rerender } = announce('9 pasos')
  wait(600)
  rerender({ text: undefined })
  wait(2000)
  expect(result.current).toBe('9 pasos')
})
