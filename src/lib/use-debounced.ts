import { useEffect, useState } from 'react'

/** The pause before a screen reader reads an announcement: one on every keystroke would be noise. */
export const ANNOUNCEMENT_PAUSE_MS = 500

/**
 * A value that follows another one, once that has stayed the same for a while.
 * @param value undefined while it is not final: the one before it stays
 * @param first what it is at first, if not the same; an announcement begins as an empty text
 */
export function useDebounced<Value>(value: Value, waitMs: number, first = value): Value {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    if (value === undefined) return
    const timer = setTimeout(() => setSettled(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
