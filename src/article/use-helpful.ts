import { useEffect } from 'react'
import { closestTo, listen } from '@/lib/listen'

/** What the row at the foot of a page says when a reader answers yes; whether it is counted is up to the analytics. */
export const HELPFUL_EVENT = 'page-helpful'

/** Thanks for a yes, in the place of the question. */
export function useHelpful(): void {
  useEffect(() => {
    const onClick = (event: Event) => {
      const button = closestTo(event, 'button[data-thanks]')
      const row = button?.parentElement
      if (!row) return
      row.tabIndex = -1
      row.textContent = button.dataset.thanks ?? ''
      row.focus()
      window.dispatchEvent(new Event(HELPFUL_EVENT))
    }
    return listen(document, { click: onClick })
  }, [])
}
