import type { EditorView } from '@codemirror/view'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Fix } from '@/lib/finding'
import type { Editor } from './code-editor'
import { type PlacedFinding, placedFix, setChosen, setFindings } from './placed-findings'
import { nextFinding } from './project/project'
import { type FilesOptions, useFiles } from './project/use-files'
import { useChosenFinding, useFocusAfter } from './use-chosen-finding'
import { type Report, type ReportsOptions, useReports } from './use-reports'
import { useSafeFixes } from './use-safe-fixes'

interface CheckerOptions<Given extends Report> extends FilesOptions, ReportsOptions<Given> {
  /** The fix of a finding, when it is certain that it is the right one. */
  certainFixOf: (finding: Given['findings'][number]) => Fix | undefined
}

/** Selects the words of a finding backwards, so that their beginning is scrolled into view. */
const showPlace = (view: EditorView, { from, to }: PlacedFinding): void =>
  view.dispatch({ selection: { anchor: to, head: from }, scrollIntoView: true })

function useCheckedFiles<Given extends Report>(options: CheckerOptions<Given>) {
  const [editor, setEditor] = useState<Editor>()
  const [placed, setPlaced] = useState<readonly PlacedFinding[]>([])
  const files = useFiles(editor, options)
  const { file, project } = files
  const view = editor?.view
  const reports = useReports(project.files, options, (next, checked) => {
    const shown = checked.find(({ id }) => id === file.id)
    // The editor may be ahead of what has been rendered.
    if (!shown || view?.state.doc.toString() !== shown.text) return false
    const report = next.get(shown.id)
    if (report) view.dispatch({ effects: setFindings.of(report.findings) })
    return true
  })
  const { exactReportOf, drop } = reports
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another file is shown; its text and report change in the editor
  useLayoutEffect(() => {
    if (!editor) return
    editor.show(file)
    editor.view.dispatch({ effects: setFindings.of(exactReportOf(file)?.findings ?? []) })
  }, [editor, file.id])
  const onChange = useCallback(
    (id: number, text: string, isOther: boolean) => {
      if (isOther) drop(id)
      files.change(id, text)
    },
    [drop, files.change],
  )
  return { editor, view, files, reports, placed, events: { onEditor: setEditor, onPlaced: setPlaced, onChange } }
}

/** Moves through the findings of all files. */
function useFindingWalk<Given extends Report>(
  { files, reports, placed }: ReturnType<typeof useCheckedFiles<Given>>,
  { chosen, choose }: Pick<ReturnType<typeof useChosenFinding>, 'chosen' | 'choose'>,
) {
  const { project } = files
  /** The position of a finding in the file that is about to be shown. */
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    const next = placed[awaited.current ?? -1]
    awaited.current = undefined
    if (next) choose(next.key)
  }, [placed, choose])
  return (step: 1 | -1) => {
    const counts = project.files.map((file) => {
      const isShown = file.id === project.chosen
      return { id: file.id, count: isShown ? placed.length : (reports.exactReportOf(file)?.findings.length ?? 0) }
    })
    const at = { file: project.chosen, index: placed.findIndex(({ key }) => key === chosen) }
    const next = nextFinding(counts, at, step)
    if (!next) return
    if (next.file === project.chosen) return choose(placed[next.index]?.key ?? '')
    awaited.current = next.index
    files.choose(next.file)
  }
}

/** The state of a checker and its actions: the files, their findings, the chosen one. */
export function useChecker<Given extends Report>(options: CheckerOptions<Given>) {
  type Found = Given['findings'][number]
  const checked = useCheckedFiles(options)
  const { view, files, reports, placed, events } = checked
  const list = useRef<HTMLElement>(null)
  const report = reports.reportOf(files.file)
  const { chosen, choose, followLine, forget } = useChosenFinding(placed, (finding) => view && showPlace(view, finding))
  const expectFocus = useFocusAfter(list, reports.known, placed)
  useEffect(() => view?.dispatch({ effects: setChosen.of(chosen) }), [view, chosen])
  // The findings of another file have keys of their own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each file
  useLayoutEffect(forget, [files.file.id])
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
    files.replace('')
    view?.focus()
  }, [files.replace, view])
  const safe = useSafeFixes(checked, options, () => expectFocus(1))
  return {
    ...{ view, list, files, report, reports, chosen, choose, apply, clear, safe },
    go: useFindingWalk(checked, { chosen, choose }),
    placed: placed as readonly PlacedFinding<Found>[],
    events: { ...events, onLine: followLine, onRefuse: files.refuse },
  }
}

export type CheckedFiles<Given extends Report> = ReturnType<typeof useCheckedFiles<Given>>
