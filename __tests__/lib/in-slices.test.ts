import { inSlices } from '@/lib/run-in-pieces'

let done: number[]

/** Each item takes so long, in milliseconds; a slice is 8. */
const doItem = (item: number) => {
  jest.advanceTimersByTime(5)
  done.push(item)
}

beforeEach(() => {
  jest.useFakeTimers()
  done = []
})

afterEach(() => jest.useRealTimers())

test('work begins later, and goes on after every slice', () => {
  inSlices(() => [1, 2, 3], doItem)
  expect(done).toEqual([])
  jest.advanceTimersToNextTimer()
  expect(done.slice(0, 2)).toEqual([1, 2])
  jest.runAllTimers()
  expect(done).toEqual([1, 2, 3])
})

test('the items are those of when the work begins', () => {
  const items = [1]
  inSlices(() => items, doItem)
  items.push(2)
  jest.runAllTimers()
  expect(done).toEqual([1, 2])
})

test('work that is cancelled stops', () => {
  const cancel = inSlices(
    () => [1, 2, 3],
    (item) => done.push(item) === 1 && cancel(),
  )
  cancel()
  jest.runAllTimers()
  expect(done).toEqual([])
})
