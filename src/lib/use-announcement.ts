import { useEffect, useState } from 'react'

/** A screen reader is told what was found once the reader pauses. */
const PAUSE_MS = 500

/**
 * What a live region says: the newest text, once it has stood for a while.
 * @param text what is to be said; `undefined` while it is not final
 */
export function useAnnouncement(text: string | undefined): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => setSaid(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
