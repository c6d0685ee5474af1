import { throttle } from '@/lib/throttle'

const WAIT_MS = 50

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('calls in between become one, at the end of the wait', () => {
  const run = jest.fn()
  const throttled = throttle(run, WAIT_MS)
  for (let call = 0; call < 5; call += 1) throttled()
  jest.advanceTimersByTime(WAIT_MS - 1)
  expect(run).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(2)
})

test('a late run counts for the next wait, too', () => {
  const run = jest.fn()
  const throttled = throttle(run, WAIT_MS)
  throttled()
  throttled()
  jest.advanceTimersByTime(WAIT_MS)
  throttled()
  expect(run).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(WAIT_MS)
  expect(run).toHaveBeenCalledTimes(3)
})

test('a call alone runs at once, and once', () => {
  const run = jest.fn()
  throttle(run, WAIT_MS)()
  expect(run).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(10 * WAIT_MS)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a waiting call can be dropped', () => {
  const run = jest.fn()
  const throttled = throttle(run, WAIT_MS)
  throttled()
  throttled()
  throttled.cancel()
  jest.advanceTimersByTime(WAIT_MS)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a call after one that was dropped runs at once', () => {
  const run = jest.fn()
  const throttled = throttle(run, WAIT_MS)
  throttled()
  throttled()
  throttled.cancel()
  throttled()
  expect(run).toHaveBeenCalledTimes(2)
})
