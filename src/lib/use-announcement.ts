import { useEffect, useState } from 'react'

/** Announcing on every keystroke would be noise: only what stays this long is announced. */
const PAUSE_MS = 500

/**
 * The text of a live region, updated after a pause.
 * @param text `undefined` while it is not final: the previous text stays
 */
export function useAnnouncement(text: string | undefined): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return announced
}
