import { useEffect, useState } from 'react'

/** The pause before a screen reader reads an announcement: on every keystroke it would be noise. */
export const ANNOUNCEMENT_PAUSE_MS = 500

/** Follows a value once it has been stable for a while; while it is undefined, the last one stays. @param first initial result */
export function useDebounced<Value>(value: Value, waitMs: number, first = value): Value {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    if (value === undefined) return
    const timer = setTimeout(() => setSettled(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
