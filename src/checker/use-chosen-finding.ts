import type { EditorView } from '@codemirror/view'
import { useCallback, useRef, useState } from 'react'
import type { Finding } from './finding'

/** The finding that is looked at, on both sides, and how to look at another one. */
export interface ChosenFinding {
  chosen: Finding | undefined
  /** Chooses a finding and shows its place in the text. */
  choose: (finding: Finding) => void
  /** The cursor is on another line: the finding there is looked at. */
  followLine: (line: number) => void
  /** Goes to the next finding, or the one before. */
  go: (step: 1 | -1) => void
}

function showPlace(view: EditorView, { line, column, endColumn }: Finding): void {
  if (line > view.state.doc.lines) return
  const { from, to } = view.state.doc.line(line)
  const [anchor, head] = [Math.min(from + column - 1, to), Math.min(from + endColumn - 1, to)]
  view.dispatch({ selection: { anchor, head }, scrollIntoView: true })
}

const isSame = (one: Finding, other: Finding | undefined): boolean =>
  one.line === other?.line && one.column === other.column && one.message === other.message

/**
 * Which finding is looked at; one that is there again after a change stays so.
 * @param findings in the order of the text
 * @param view the editor
 */
export function useChosenFinding(findings: readonly Finding[], view: EditorView | undefined): ChosenFinding {
  const [wanted, setWanted] = useState<Finding>()
  const chosen = findings.find((finding) => isSame(finding, wanted))
  const latest = useRef({ findings, chosen })
  latest.current = { findings, chosen }

  const choose = useCallback(
    (finding: Finding) => {
      latest.current.chosen = finding
      setWanted(finding)
      if (view) showPlace(view, finding)
    },
    [view],
  )
  const followLine = useCallback((line: number) => {
    if (latest.current.chosen?.line === line) return
    setWanted(latest.current.findings.find((finding) => finding.line === line))
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
