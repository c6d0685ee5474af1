/** Where browsers have no idle callbacks, this long is worked before others may, in milliseconds. */
const SLICE_MS = 8

const requestIdle = (run: (deadline: Pick<IdleDeadline, 'timeRemaining'>) => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run)
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(() => {
    const end = performance.now() + SLICE_MS
    run({ timeRemaining: () => end - performance.now() })
  })
  return () => clearTimeout(timer)
}

/**
 * Does something with every item, in the time that the page has nothing else to do, in as many slices as it takes.
 * @param itemsOf is asked for the items when the work begins
 * @returns drops what is left
 */
export function inIdleSlices<T>(itemsOf: () => Iterable<T>, run: (item: T) => void): () => void {
  let items: Iterator<T> | undefined
  let cancel = () => {}
  const work = (deadline: Pick<IdleDeadline, 'timeRemaining'>) => {
    items ??= itemsOf()[Symbol.iterator]()
    do {
      const { done, value } = items.next()
      if (done) return
      run(value)
    } while (deadline.timeRemaining() > 1)
    cancel = requestIdle(work)
  }
  cancel = requestIdle(work)
  return () => cancel()
}
