import type { EditorView } from '@codemirror/view'
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Fix } from '@/lib/finding'
import type { Loading } from '@/lib/use-loaded'
import { type ActionOptions, fileActions, safeFixes } from './checker-actions'
import type { CheckerAction, CheckerState, Reports } from './checker-state'
import { chosenFinding, currentReportOf, hasText, reportOf } from './checker-state'
import type { Editor } from './code-editor'
import { placedFix, type ShownFinding, setChosen, setFindings } from './placed-findings'
import { chosenFile, type OpenFile, type Project } from './project/project'
import { type CheckerStore, useStoredState } from './use-stored-state'

/** Checks files together. Yields ever more complete reports; a file without one keeps the report that it has. */
export type CheckFiles = (files: readonly OpenFile[]) => AsyncGenerator<Reports>

interface CheckerOptions extends ActionOptions {
  draftKey: string
  accept: string
  initial?: Project
  /** Undefined while loading. A new function starts a new check. */
  check: CheckFiles | undefined
  loaded: Loading
}

const PAUSE_MS = 250

function useChecks(
  { state, latest, dispatch }: CheckerStore,
  view: EditorView | undefined,
  { check, loaded: { fail } }: CheckerOptions,
): void {
  const { files } = state.project
  useEffect(() => {
    if (!check || !view || !files.some(hasText)) return
    let isStale = false
    const run = async () => {
      for await (const reports of check(files)) {
        const shown = files.find(({ id }) => id === latest.current.project.chosen)
        // The editor may be ahead of the last render.
        if (isStale || !shown || view.state.doc.toString() !== shown.text) return
        const report = reports.get(shown.id)
        // In one go: a fix still listed from the last check would be applied at the places of this one.
        flushSync(() => {
          if (report) view.dispatch({ effects: setFindings.of(report.findings) })
          dispatch({ type: 'checked', files, reports })
        })
      }
    }
    const timer = setTimeout(() => run().catch((error: unknown) => !isStale && fail(error)), PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [files, view, latest, dispatch, check, fail])
}

/** Selects the chosen finding, backwards, so that its beginning is scrolled into view. */
function reveal(state: CheckerState, view: EditorView): void {
  const chosen = chosenFinding(state)
  if (chosen) view.dispatch({ selection: { anchor: chosen.to, head: chosen.from }, scrollIntoView: true })
}

/** Keeps the editor in step with the store: the file that it shows, the chosen finding, texts that were replaced. */
function useEditorSync({ state, latest, dispatch: change }: CheckerStore, editor: Editor | undefined): CheckerStore {
  const file = chosenFile(state.project)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another file; the editor itself changes its text
  useLayoutEffect(() => {
    if (!editor) return
    editor.show(file)
    editor.view.dispatch({ effects: setFindings.of(currentReportOf(state, file)?.findings ?? []) })
    reveal(latest.current, editor.view)
  }, [editor, file.id])
  const chosen = chosenFinding(state)?.key
  useEffect(() => editor?.view.dispatch({ effects: setChosen.of(chosen) }), [editor, chosen])
  const dispatch = useCallback(
    (action: CheckerAction) => {
      const before = latest.current.project.files
      const next = change(action)
      // The editor itself reports edits: it has that text already.
      const files = action.type === 'edit' ? [] : next.project.files
      for (const { id, text } of files) {
        const old = before.find((file) => file.id === id)
        if (old && old.text !== text) editor?.edit(old, { changes: { from: 0, to: old.text.length, insert: text } })
      }
      if (editor && (action.type === 'choose' || action.type === 'step')) reveal(next, editor.view)
      return next
    },
    [editor, latest, change],
  )
  return { state, latest, dispatch }
}

/** Focuses the next finding when a fix has removed its button. @returns is to be called with the line before each fix */
function useFocusAfterFix(list: RefObject<HTMLElement | null>, { reports, placed }: CheckerState) {
  const applied = useRef<{ line: number; button: Element | null }>(undefined)
  const lastReports = useRef(reports)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the list may have changed
  useEffect(() => {
    const isChecked = lastReports.current !== reports
    lastReports.current = reports
    const { line, button } = applied.current ?? {}
    if (line === undefined || !list.current) return
    // The button may stay until the text is checked again.
    if (!isChecked && button?.isConnected) return
    // Until the check, the finding that now gets the focus may go as well.
    if (isChecked) applied.current = undefined
    const { activeElement, body } = document
    if (activeElement !== null && activeElement !== body && activeElement !== button) return
    const titles = [...list.current.querySelectorAll<HTMLElement>('[data-line]')]
    const next = titles.find(({ dataset }) => Number(dataset.line) >= line) ?? titles.at(-1) ?? list.current
    next.focus()
  }, [reports, placed])
  return useCallback((line: number) => {
    applied.current = { line, button: document.activeElement }
  }, [])
}

export function useChecker(options: CheckerOptions) {
  const stored = useStoredState(options.draftKey, options.initial)
  const [editor, setEditor] = useState<Editor>()
  const store = useEditorSync(stored, editor)
  const { state, dispatch } = store
  const view = editor?.view
  const list = useRef<HTMLElement>(null)
  useChecks(store, view, options)
  const keepFocus = useFocusAfterFix(list, state)
  const apply = useCallback(
    (fix: Fix) => {
      const changes = view && placedFix(view.state, fix)
      if (!changes) return
      keepFocus(view.state.doc.lineAt(Math.min(...changes.map(({ from }) => from))).number)
      view.dispatch({ changes, userEvent: 'input.fix' })
    },
    [view, keepFocus],
  )
  const file = chosenFile(state.project)
  return {
    ...options,
    strings: CHECKER_STRINGS[options.locale],
    state,
    dispatch,
    file,
    report: reportOf(state, file),
    view,
    list,
    apply,
    /** Renders the advice below a finding. */
    adviceOf: useCallback(({ advice }: ShownFinding) => advice({ onApply: apply }), [apply]),
    choose: useCallback((key: string) => void dispatch({ type: 'choose', key }), [dispatch]),
    safe: safeFixes(store, editor, options.locale, () => keepFocus(1)),
    ...fileActions(store, editor, options),
    onEditor: setEditor,
  }
}

export type CheckerHandle = ReturnType<typeof useChecker>

export interface CheckerProps {
  checker: CheckerHandle
  actions?: ReactNode
  children?: ReactNode
}
