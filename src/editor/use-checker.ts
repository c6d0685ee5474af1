import type { EditorView } from '@codemirror/view'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Finding, Fix } from '@/lib/finding'
import { placedFix, setChosen, setFindings } from './findings-field'
import type { PlacedFinding } from './placed-findings'
import { useChosenFinding } from './use-chosen-finding'
import { useFocusAfter } from './use-focus-after'
import { type TextFileOptions, useTextFile } from './use-text-file'

/** What a check of a text gives. */
export interface Report<Found extends Finding = Finding> {
  findings: readonly Found[]
}

/** Checks a text: it gives a report, or several, each of which knows more than the one before. */
export type CheckText<Given extends Report> = (text: string) => Generator<Given> | AsyncGenerator<Given>

interface CheckerOptions<Given extends Report> extends TextFileOptions {
  /** Nothing until the tool can check; another function checks the text again. */
  check: CheckText<Given> | undefined
  /** The text is checked after so long a pause in typing. */
  pauseMs: number
  /** The check itself has failed. */
  onFailure: (error: unknown) => void
}

/** The report of the text of the editor. It is never the report of another text, only of one that is being edited. */
function useReport<Given extends Report>(
  view: EditorView | undefined,
  text: string,
  { check, pauseMs, onFailure }: CheckerOptions<Given>,
) {
  const [report, setReport] = useState<Given>()
  useEffect(() => {
    if (!view || !check || text.trim() === '') return
    let isOver = false
    const run = async () => {
      for await (const given of check(text)) {
        // The editor may be ahead of what has been rendered.
        if (isOver || view.state.doc.toString() !== text) return
        view.dispatch({ effects: setFindings.of(given.findings) })
        setReport(given)
      }
    }
    const timer = setTimeout(() => run().catch((error: unknown) => !isOver && onFailure(error)), pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [view, text, check, pauseMs, onFailure])
  const drop = useCallback(() => setReport(undefined), [])
  return { report: text.trim() === '' ? undefined : report, drop }
}

/** Selects the words of a finding from their end, so that their beginning is brought into view. */
const showPlace = (view: EditorView, { from, to }: PlacedFinding): void =>
  view.dispatch({ selection: { anchor: to, head: from }, scrollIntoView: true })

/** Everything that a checker is and does: its text, what was found in it, and what may be done to both. */
export function useChecker<Given extends Report>(options: CheckerOptions<Given>) {
  type Found = Given['findings'][number]
  const [view, setView] = useState<EditorView>()
  const [placed, setPlaced] = useState<readonly PlacedFinding[]>([])
  const list = useRef<HTMLElement>(null)
  const file = useTextFile(view, options)
  const { text } = file.draft
  const { report, drop } = useReport(view, text, options)
  const { chosen, choose, followLine, go } = useChosenFinding(placed, (finding) => view && showPlace(view, finding))
  const expectFocus = useFocusAfter(list, report, placed)
  useEffect(() => view?.dispatch({ effects: setChosen.of(chosen) }), [view, chosen])

  const onChange = useCallback(
    (changed: string, isOther: boolean) => {
      if (isOther) drop()
      file.change(changed)
    },
    [drop, file.change],
  )
  const apply = useCallback(
    (fix: Fix) => {
      const changes = view && placedFix(view.state, fix)
      if (!changes) return
      expectFocus(view.state.doc.lineAt(Math.min(...changes.map(({ from }) => from))).number)
      view.dispatch({ changes, userEvent: 'input.fix' })
    },
    [view, expectFocus],
  )
  const clear = useCallback(() => {
    file.replace('')
    view?.focus()
  }, [file.replace, view])
  return {
    ...{
      view,
      list,
      file,
      report,
      placed: placed as readonly PlacedFinding<Found>[],
      chosen,
      choose,
      go,
      apply,
      clear,
    },
    /** What the editor reports. */
    events: { onView: setView, onChange, onPlaced: setPlaced, onLine: followLine, onRefuse: file.refuse },
  }
}
