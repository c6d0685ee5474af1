import { useCallback, useRef, useState } from 'react'

/** The finding that is looked at, on both sides, and how to look at another one. */
export interface ChosenFinding<Found> {
  chosen: Found | undefined
  /** Chooses a finding and shows its place in the text. */
  choose: (finding: Found) => void
  /** The cursor is on another line: the finding there is looked at. */
  followLine: (line: number) => void
  /** Goes to the next finding, or the one before. */
  go: (step: 1 | -1) => void
}

/**
 * Which finding is looked at; one that is there again after a change stays so.
 * @param findings in the order of the text
 * @param keyOf what makes two findings the same
 * @param show shows the place of a finding in the text
 */
export function useChosenFinding<Found extends { line: number }>(
  findings: readonly Found[],
  keyOf: (finding: Found) => string,
  show: (finding: Found) => void,
): ChosenFinding<Found> {
  const [wanted, setWanted] = useState<string>()
  const chosen = findings.find((finding) => keyOf(finding) === wanted)
  const latest = useRef({ findings, chosen, keyOf, show })
  latest.current = { findings, chosen, keyOf, show }

  const choose = useCallback((finding: Found) => {
    const { current } = latest
    current.chosen = finding
    setWanted(current.keyOf(finding))
    current.show(finding)
  }, [])
  const followLine = useCallback((line: number) => {
    const { current } = latest
    if (current.chosen?.line === line) return
    const there = current.findings.find((finding) => finding.line === line)
    setWanted(there && current.keyOf(there))
  }, [])
  const go = useCallback(
    (step: 1 | -1) => {
      const { findings: all, chosen: current } = latest.current
      const at = current ? all.indexOf(current) : step > 0 ? -1 : 0
      const next = all[(at + step + all.length) % all.length]
      if (next) choose(next)
    },
    [choose],
  )
  return { chosen, choose, followLine, go }
}
