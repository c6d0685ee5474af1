import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

interface Choosable {
  key: string
  line: number
}

/** The chosen finding, in the text and in the list, and how to choose another one. */
interface ChosenFinding {
  chosen: string | undefined
  /** Chooses a finding and shows its place in the text. */
  choose: (key: string) => void
  followLine: (line: number) => void
  /** Chooses none, because other findings are shown. */
  forget: () => void
}

/**
 * Which finding is chosen; a finding that is found again by the next check stays chosen.
 * @param findings in the order of the text
 * @param show shows the place of a finding in the text
 */
export function useChosenFinding<Found extends Choosable>(
  findings: readonly Found[],
  show: (finding: Found) => void,
): ChosenFinding {
  const [wanted, setWanted] = useState<string>()
  const chosen = findings.find(({ key }) => key === wanted)
  const latest = useRef({ findings, chosen, show })
  latest.current = { findings, chosen, show }

  const choose = useCallback((key: string) => {
    const { current } = latest
    current.chosen = current.findings.find((finding) => finding.key === key)
    setWanted(key)
    if (current.chosen) current.show(current.chosen)
  }, [])
  const followLine = useCallback((line: number) => {
    const { current } = latest
    if (current.chosen?.line !== line) setWanted(current.findings.find((finding) => finding.line === line)?.key)
  }, [])
  const forget = useCallback(() => setWanted(undefined), [])
  return { chosen: chosen?.key, choose, followLine, forget }
}

/** A fix that has just been applied. */
interface Applied {
  line: number
  /** The button that applied it. */
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
