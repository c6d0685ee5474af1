import type { EditorView } from '@codemirror/view'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Finding, Fix } from '@/lib/finding'
import { type PlacedFinding, placedFix, setChosen, setFindings } from './placed-findings'
import { useChosenFinding, useFocusAfter } from './use-chosen-finding'
import { type TextFileOptions, useTextFile } from './use-text-file'

/** The result of a check. */
export interface Report<Found extends Finding = Finding> {
  findings: readonly Found[]
}

/** Checks a text: yields a report, or several, each more complete than the one before. */
export type CheckText<Given extends Report> = (text: string) => Generator<Given> | AsyncGenerator<Given>

interface CheckerOptions<Given extends Report> extends TextFileOptions {
  /** Undefined until the tool can check; another function checks the text again. */
  check: CheckText<Given> | undefined
  /** The text is checked after this pause in typing. */
  pauseMs: number
  onFailure: (error: unknown) => void
}

/** The newest report of the text that is being edited; `drop` it when the whole text is replaced. */
function useReport<Given extends Report>(
  view: EditorView | undefined,
  text: string,
  { check, pauseMs, onFailure }: CheckerOptions<Given>,
) {
  const [report, setReport] = useState<Given>()
  useEffect(() => {
    if (!view || !check || text.trim() === '') return
    let isStale = false
    const run = async () => {
      for await (const next of check(text)) {
        // The editor may be ahead of what has been rendered.
        if (isStale || view.state.doc.toString() !== text) return
        view.dispatch({ effects: setFindings.of(next.findings) })
        setReport(next)
      }
    }
    const timer = setTimeout(() => run().catch((error: unknown) => !isStale && onFailure(error)), pauseMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [view, text, check, pauseMs, onFailure])
  const drop = useCallback(() => setReport(undefined), [])
  return { report: text.trim() === '' ? undefined : report, drop }
}

/** Selects the words of a finding backwards, so that their beginning is scrolled into view. */
const showPlace = (view: EditorView, { from, to }: PlacedFinding): void =>
  view.dispatch({ selection: { anchor: to, head: from }, scrollIntoView: true })

/** The state of a checker and its actions: the text, its findings, the chosen one. */
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
    events: { onView: setView, onChange, onPlaced: setPlaced, onLine: followLine, onRefuse: file.refuse },
  }
}
