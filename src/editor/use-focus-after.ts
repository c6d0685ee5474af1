import { type RefObject, useCallback, useEffect, useRef } from 'react'

interface Applied {
  line: number
  button: Element | null
}

/**
 * A button that applies a fix is removed with its finding: the focus moves to the next finding, not to the top of the page,
 * unless the reader has moved it meanwhile.
 * @param list the element with the findings
 * @param checked changes with every check
 * @param shown changes with the findings that are shown
 * @returns to be called with the line that is being corrected
 */
export function useFocusAfter(
  list: RefObject<HTMLElement | null>,
  checked: unknown,
  shown?: unknown,
): (line: number) => void {
  const applied = useRef<Applied>(undefined)
  const before = useRef(checked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the list may have changed
  useEffect(() => {
    const isChecked = before.current !== checked
    before.current = checked
    const { line, button } = applied.current ?? {}
    if (line === undefined || !list.current) return
    // Until the text is checked again, the button may still be there.
    if (!isChecked && button?.isConnected) return
    applied.current = undefined
    const { activeElement, body } = document
    const isElsewhere = activeElement !== null && activeElement !== body && activeElement !== button
    if (isElsewhere) return
    const titles = [...list.current.querySelectorAll<HTMLElement>('[data-line]')]
    const next = titles.find(({ dataset }) => Number(dataset.line) >= line) ?? titles.at(-1) ?? list.current
    next.focus()
  }, [checked, shown])
  return useCallback((line: number) => {
    applied.current = { line, button: document.activeElement }
  }, [])
}
