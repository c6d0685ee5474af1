import { useEffect, useRef } from 'react'

/** What is being worked on is kept after a pause in typing, and when the page is left. */
const KEEP_MS = 500

/**
 * Keeps what is being worked on, so that looking at another page costs nothing.
 * @param value what is worked on
 * @param keep writes it down; the same function all the time
 */
export function useKeeping<Value>(value: Value, keep: (value: Value) => void): void {
  const latest = useRef(value)
  latest.current = value
  useEffect(() => {
    const timer = setTimeout(() => keep(value), KEEP_MS)
    return () => clearTimeout(timer)
  }, [value, keep])
  useEffect(() => {
    const keepNow = () => keep(latest.current)
    window.addEventListener('pagehide', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [keep])
}
