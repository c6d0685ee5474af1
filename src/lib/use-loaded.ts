import { useCallback, useEffect, useState } from 'react'

export interface Loaded<Value> {
  /** Undefined until it has loaded. */
  value: Value | undefined
  hasFailed: boolean
  retry: () => void
  /** Reports that the loaded value does not work. */
  fail: (error: unknown) => void
}

export type Loading = Omit<Loaded<unknown>, 'value'>

/** Loads something once, and again on each retry. @param load has to be stable: a new function starts a new load */
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
    let isCancelled = false
    setFailed(false)
    load().then(
      (loaded) => !isCancelled && setValue(() => loaded),
      (error: unknown) => !isCancelled && fail(error),
    )
    return () => {
      isCancelled = true
    }
  }, [load, fail, attempt])
  return { value, hasFailed, retry, fail }
}
