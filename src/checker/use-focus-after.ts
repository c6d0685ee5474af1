import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * A button that mends something goes away with what it mended: the focus goes on to the next finding, not to the top of
 * the page.
 * @param list where the findings are
 * @param checked changes with every check
 * @returns to be called with the line that is being mended
 */
export function useFocusAfter(list: RefObject<HTMLElement | null>, checked: unknown): (line: number) => void {
  const mended = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every check
  useEffect(() => {
    const line = mended.current
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (line === undefined || !list.current) return
    if (!isLost && !list.current.contains(document.activeElement)) return
    const titles = [...list.current.querySelectorAll<HTMLElement>('[data-line]')]
    const next = titles.find(({ dataset }) => Number(dataset.line) >= line) ?? titles.at(-1) ?? list.current
    next.focus()
    mended.current = undefined
  }, [checked])
  return useCallback((line: number) => {
    mended.current = line
  }, [])
}
