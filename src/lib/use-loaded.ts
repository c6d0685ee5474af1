import { useCallback, useEffect, useState } from 'react'

/** Something that is loaded when it is needed. */
export interface Loaded<Value> {
  /** Nothing until it has arrived. */
  value: Value | undefined
  hasFailed: boolean
  /** Loads it again. */
  retry: () => void
  /** What has arrived turned out not to work. */
  fail: (error: unknown) => void
}

/**
 * Loads something once, and again when asked to after a failure.
 * @param load the same function all the time; another one loads something else
 */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const fail = useCallback((error: unknown) => {
    console.error(error)
    setFailed(true)
  }, [])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isGone = false
    setFailed(false)
    load().then(
      (loaded) => !isGone && setValue(() => loaded),
      (error: unknown) => !isGone && fail(error),
    )
    return () => {
      isGone = true
    }
  }, [load, fail, attempt])
  return { value, hasFailed, retry, fail }
}
