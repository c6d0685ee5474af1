import { useCallback, useRef, useState } from 'react'

/** What a finding needs to be chosen. */
interface Choosable {
  key: string
  line: number
}

/** The finding that is looked at, in the text and in the list, and how to look at another one. */
export interface ChosenFinding {
  /** Its key. */
  chosen: string | undefined
  /** Chooses a finding and shows its place in the text. */
  choose: (key: string) => void
  /** The cursor is on another line: the finding there is chosen. */
  followLine: (line: number) => void
  /** Goes to the next finding, or the one before. */
  go: (step: 1 | -1) => void
}

/**
 * Which finding is looked at; one that is there again after a check stays chosen.
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
  const go = useCallback(
    (step: 1 | -1) => {
      const { findings: all, chosen: current } = latest.current
      const at = current ? all.indexOf(current) : step > 0 ? -1 : 0
      const next = all[(at + step + all.length) % all.length]
      if (next) choose(next.key)
    },
    [choose],
  )
  return { chosen: chosen?.key, choose, followLine, go }
}
