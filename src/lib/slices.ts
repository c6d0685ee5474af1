/** So long is worked before the page may do something else, in milliseconds. */
const SLICE_MS = 8

/**
 * Does something with every item, later and in as many slices as it takes, so that no task of the page is long.
 * @param itemsOf is asked for the items when the work begins
 * @returns drops what is left
 */
export function inSlices<T>(itemsOf: () => Iterable<T>, run: (item: T) => void): () => void {
  let items: Iterator<T> | undefined
  let timer: ReturnType<typeof setTimeout>
  const work = () => {
    items ??= itemsOf()[Symbol.iterator]()
    const end = performance.now() + SLICE_MS
    do {
      const { done, value } = items.next()
      if (done) return
      run(value)
    } while (performance.now() < end)
    timer = setTimeout(work)
  }
  timer = setTimeout(work)
  return () => clearTimeout(timer)
}
