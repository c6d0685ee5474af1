/** A throttled function, and how to drop a call that is still waiting. */
export type Throttled = (() => void) & { cancel: () => void }

/**
 * Runs at once, then at most once every `waitMs`; the last call is never lost.
 * @param run what to do
 * @param waitMs milliseconds between two runs
 */
export function throttle(run: () => void, waitMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPending = false
  const tick = () => {
    timer = undefined
    if (isPending) start()
  }
  const start = () => {
    isPending = false
    timer = setTimeout(tick, waitMs)
    run()
  }
  const throttled = () => {
    if (timer) isPending = true
    else start()
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    isPending = false
  }
  return Object.assign(throttled, { cancel })
}
