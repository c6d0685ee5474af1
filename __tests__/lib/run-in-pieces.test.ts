import { inSlices, runInPieces } from '@/lib/run-in-pieces'

let done: number[]

/** Milliseconds per item; a slice takes 8. */
const doItem = (item: number) => {
  jest.advanceTimersByTime(5)
  done.push(item)
}

function* work(fault?: Error): Generator<void, string> {
  yield
  if (fault) throw fault
  return 'done'
}

beforeEach(() => {
  jest.useFakeTimers()
  done = []
})

afterEach(() => jest.useRealTimers())

test('work begins later, and goes on after every slice', async () => {
  inSlices(() => [1, 2, 3], doItem)
  expect(done).toEqual([])
  jest.advanceTimersToNextTimer()
  await Promise.resolve()
  expect(done).toEqual([1, 2])
  await jest.runAllTimersAsync()
  expect(done).toEqual([1, 2, 3])
})

test('the items are read when the work begins', async () => {
  const items = [1]
  inSlices(() => items, doItem)
  items.push(2)
  await jest.runAllTimersAsync()
  expect(done).toEqual([1, 2])
})

test('work that is cancelled stops', async () => {
  const cancel = inSlices(
    () => [1, 2, 3],
    (item) => done.push(item) === 1 && cancel(),
  )
  await jest.runAllTimersAsync()
  expect(done).toEqual([1])
})

test('the result of the work is returned, and its error is', async () => {
  const ends = Promise.allSettled([runInPieces(work()), runInPieces(work(new Error('broken')))])
  await jest.runAllTimersAsync()
  expect(await ends).toMatchObject([{ value: 'done' }, { reason: { message: 'broken' } }])
})
