import { createHitQueue } from '@/shell/analytics/hit-queue'
import { ANALYTICS_BATCH_DELAY_MS, ANALYTICS_BATCH_SIZE } from '@/site/timings'

const queue = () => {
  const send = jest.fn<void, [string[]]>()
  return { send, ...createHitQueue(send, ANALYTICS_BATCH_SIZE, ANALYTICS_BATCH_DELAY_MS) }
}

const wait = (ms: number) => jest.advanceTimersByTime(ms)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('one hit waits 500 ms for company', () => {
  const { add, send } = queue()
  add('/a/')
  wait(499)
  expect(send).not.toHaveBeenCalled()
  wait(1)
  expect(send.mock.calls).toEqual([[['/a/']]])
})

test('two hits leave at once, in one batch', () => {
  const { add, send } = queue()
  add('/a/')
  add('/b/')
  expect(send.mock.calls).toEqual([[['/a/', '/b/']]])
})

test('nothing is sent twice', () => {
  const { add, send } = queue()
  add('/a/')
  add('/b/')
  wait(10_000)
  expect(send).toHaveBeenCalledTimes(1)
})

test('a third hit begins a batch of its own, with a delay of its own', () => {
  const { add, send } = queue()
  add('/a/')
  wait(400)
  add('/b/')
  add('/c/')
  wait(499)
  expect(send).toHaveBeenCalledTimes(1)
  wait(1)
  expect(send.mock.calls).toEqual([[['/a/', '/b/']], [['/c/']]])
})

test('what waits can be sent at once', () => {
  const { add, flush, send } = queue()
  add('/a/')
  flush()
  expect(send.mock.calls).toEqual([[['/a/']]])
})

test('an empty queue sends nothing', () => {
  const { flush, send } = queue()
  flush()
  wait(10_000)
  expect(send).not.toHaveBeenCalled()
})
