import { inIdleSlices } from '@/lib/idle'

/** Idle callbacks that are waiting, and how often each may ask for time before it has run out. */
let waiting: ((deadline: { timeRemaining: () => number }) => void)[] = []

const giveTime = (items: number) => {
  let left = items
  waiting.shift()?.({
    timeRemaining: () => {
      left -= 1
      return left > 0 ? 10 : 0
    },
  })
}

beforeEach(() => {
  waiting = []
  Object.assign(globalThis, {
    requestIdleCallback: (run: (typeof waiting)[number]) => waiting.push(run),
    cancelIdleCallback: () => waiting.pop(),
  })
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback')
})

test('work is done in idle time, as much as there is', () => {
  const done: number[] = []
  inIdleSlices(
    () => [1, 2, 3, 4, 5],
    (item) => done.push(item),
  )
  expect(done).toEqual([])
  giveTime(2)
  expect(done).toEqual([1, 2])
  giveTime(2)
  giveTime(2)
  expect(done).toEqual([1, 2, 3, 4, 5])
  expect(waiting).toEqual([])
})

test('the items are those of when the work begins', () => {
  const items = [1]
  const done: number[] = []
  inIdleSlices(
    () => items,
    (item) => done.push(item),
  )
  items.push(2)
  giveTime(9)
  expect(done).toEqual([1, 2])
})

test('work that is cancelled stops where it is', () => {
  const done: number[] = []
  const cancel = inIdleSlices(
    () => [1, 2],
    (item) => done.push(item),
  )
  giveTime(1)
  cancel()
  expect(waiting).toEqual([])
  expect(done).toEqual([1])
})

test('a browser without idle callbacks works with timers', () => {
  jest.useFakeTimers()
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  const done: number[] = []
  inIdleSlices(
    () => [1, 2],
    (item) => done.push(item),
  )
  const cancel = inIdleSlices(
    () => [3],
    (item) => done.push(item),
  )
  cancel()
  expect(done).toEqual([])
  jest.runAllTimers()
  expect(done).toEqual([1, 2])
  jest.useRealTimers()
})
