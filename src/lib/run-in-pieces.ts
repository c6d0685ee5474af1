/** The longest slice before the browser handles input: half a frame. */
const PIECE_MS = 8

/** Runs a generator to its end in one go, and returns its result. */
export function finish<T>(work: Generator<void, T>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/** Runs a generator in short time slices, each after the pending tasks of the browser, so that it never blocks typing. */
export async function runInPieces<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    await new Promise((done) => setTimeout(done))
    const end = performance.now() + PIECE_MS
    do {
      const { done, value } = work.next()
      if (done) return value
    } while (performance.now() < end)
  }
}

/** Processes items later, in short time slices. @returns cancels what is left */
export function inSlices<T>(itemsOf: () => Iterable<T>, run: (item: T) => void): () => void {
  let isDropped = false
  function* work(): Generator<void, void> {
    for (const item of isDropped ? [] : itemsOf()) {
      if (isDropped) return
      run(item)
      yield
    }
  }
  void runInPieces(work())
  return () => {
    isDropped = true
  }
}
