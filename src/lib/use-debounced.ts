import { useEffect, useState } from 'react'

/**
 * A value that follows another one, once that has stayed the same for a while; at first they are the same.
 * @param waitMs in milliseconds
 */
export function useDebounced<Value>(value: Value, waitMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
