/** A queue of page hits that leave in batches. */
export interface HitQueue {
  /** Adds the path of a page that was opened. */
  add: (path: string) => void
  /** Sends what is waiting, at once. */
  flush: () => void
}

/**
 * Gathers hits and sends them in batches (spec section 9): as soon as there are enough, or after a delay.
 * @param send what takes a batch
 * @param size hits a batch
 * @param delayMs how long the first one waits, in milliseconds
 */
export function createHitQueue(send: (paths: string[]) => void, size: number, delayMs: number): HitQueue {
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting
    waiting = []
    if (batch.length > 0) send(batch)
  }
  const add = (path: string) => {
    waiting.push(path)
    if (waiting.length >= size) flush()
    else timer ??= setTimeout(flush, delayMs)
  }
  return { add, flush }
}
