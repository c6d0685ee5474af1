/** Longest stretch of work between two chances for the reader to type: half a frame. */
export const PIECE_MS = 8

/** What running needs of the browser; given, so that a test can watch it. */
export interface PieceTools {
  /** Milliseconds, from any beginning. */
  now: () => number
  /** Runs something once the browser has done what was waiting. */
  later: (run: () => void) => void
}

const BROWSER: PieceTools = { now: () => performance.now(), later: (run) => setTimeout(run) }

/**
 * Runs a long work at once: where nobody waits to type.
 * @returns what the work returns, at its end
 */
export function finish<T>(work: Generator<void, T>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/**
 * Runs a long work in short pieces, so that it never blocks typing.
 * @param work yields wherever it may be interrupted
 * @returns what the work returns, at its end
 * @throws what the work throws, as a rejection
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
