import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** What is being mended. */
interface Mending {
  line: number
  /** The button that does it. */
  button: Element | null
}

/**
 * A button that mends something goes away with what it mended: the focus goes on to the next finding, not to the top of
 * the page. A reader who has gone on meanwhile stays there.
 * @param list where the findings are
 * @param checked changes with every check
 * @returns to be called with the line that is being mended
 */
export function useFocusAfter(list: RefObject<HTMLElement | null>, checked: unknown): (line: number) => void {
  const mending = useRef<Mending>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every check
  useEffect(() => {
    const { line, button } = mending.current ?? {}
    if (line === undefined || !list.current) return
    mending.current = undefined
    const { activeElement, body } = document
    const isElsewhere = activeElement !== null && activeElement !== body && activeElement !== button
    if (isElsewhere) return
    const titles = [...list.current.querySelectorAll<HTMLElement>('[data-line]')]
    const next = titles.find(({ dataset }) => Number(dataset.line) >= line) ?? titles.at(-1) ?? list.current
    next.focus()
  }, [checked])
  return useCallback((line: number) => {
    mending.current = { line, button: document.activeElement }
  }, [])
}
