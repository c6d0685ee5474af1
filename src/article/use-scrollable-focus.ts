import { useEffect } from 'react'
import { focusWhileScrolling } from '@/lib/focus-while-scrolling'
import { inSlices } from '@/lib/run-in-pieces'

/** What may be wider than the column. */
const SCROLLING = '#article :is(pre, .table-scroll, .figure-scroll)[tabindex]'

/**
 * Makes code, tables and drawings of an article stops of the keyboard only where they scroll.
 * @param slug the page: a new one has new code
 */
export function useScrollableFocus(slug: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new code
  useEffect(() => {
    const stops: (() => void)[] = []
    const cancel = inSlices(
      () => document.querySelectorAll(SCROLLING),
      (element) => stops.push(focusWhileScrolling(element)),
    )
    return () => {
      cancel()
      for (const stop of stops) stop()
    }
  }, [slug])
}
