/** A throttled function; `cancel` drops a pending call. */
type Throttled = (() => void) & { cancel: () => void }

/** Runs at once, then at most once every `waitMs`; the last call is never lost. */
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
