/** The longest time slice before input gets a chance: half a frame. */
export const PIECE_MS = 8

/** The clock and the scheduler, replaceable in tests. */
interface PieceTools {
  /** In milliseconds. */
  now: () => number
  /** Runs a function after the pending tasks of the browser. */
  later: (run: () => void) => void
}

const BROWSER: PieceTools = { now: () => performance.now(), later: (run) => setTimeout(run) }

/** Runs a generator to its end without pausing, and returns its result. */
export function finish<T>(work: Generator<void, T>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/**
 * Runs a generator in short time slices, so that it never blocks typing.
 * @param work yields wherever it may be interrupted
 * @returns its result; rejects with whatever it throws
 */
export function runInPieces<T>(work: Generator<void, T>, { now, later }: PieceTools = BROWSER): Promise<T> {
  return new Promise((resolve, reject) => {
    const run = () => {
      const end = now() + PIECE_MS
      try {
        for (;;) {
          const { done, value } = work.next()
          if (done) return resolve(value)
          if (now() >= end) return later(run)
        }
      } catch (error) {
        return reject(error)
      }
    }
    later(run)
  })
}

/**
 * Does something with every item, later and in short time slices.
 * @param itemsOf is asked for the items when the work begins
 * @returns drops what is left
 */
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
