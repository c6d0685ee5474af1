import type { EditorView } from '@codemirror/view'
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Fix } from '@/lib/finding'
import type { Loading } from '@/lib/use-loaded'
import { type ActionOptions, fileActions, safeFixes } from './checker-actions'
import type { CheckerAction, CheckerState, Reports } from './checker-state'
import { chosenFinding, exactReportOf, hasText, reportOf } from './checker-state'
import type { Editor } from './code-editor'
import { placedFix, type ShownFinding, setChosen, setFindings } from './placed-findings'
import { chosenFile, type OpenFile, type Project } from './project/project'
import { type CheckerStore, useStoredState } from './use-stored-state'

/** Checks files together: yields reports of all or some of them, each more complete than the one before; the others stay. */
export type CheckFiles = (files: readonly OpenFile[]) => AsyncGenerator<Reports>

interface CheckerOptions extends ActionOptions {
  draftKey: string
  accept: string
  initial?: Project
  /** Undefined until the tool can check; another function checks everything again. */
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
        // The editor may be ahead of what has been rendered.
        if (isStale || !shown || view.state.doc.toString() !== shown.text) return
        const report = reports.get(shown.id)
        // At once: a fix from the list of the last check would be applied at the places of this one.
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

/** Shows the chosen finding. It is selected backwards, so that the beginning of its words is scrolled into view. */
function reveal(state: CheckerState, view: EditorView): void {
  const found = chosenFinding(state)
  if (found) view.dispatch({ selection: { anchor: found.to, head: found.from }, scrollIntoView: true })
}

/** A store that the editor follows: it shows the chosen file and finding, and texts that were replaced. */
function useFollowedStore({ state, latest, dispatch: change }: CheckerStore, editor: Editor | undefined): CheckerStore {
  const file = chosenFile(state.project)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another file is shown; its text and report change in the editor
  useLayoutEffect(() => {
    if (!editor) return
    editor.show(file)
    editor.view.dispatch({ effects: setFindings.of(exactReportOf(state, file)?.findings ?? []) })
    reveal(latest.current, editor.view)
  }, [editor, file.id])
  const chosen = chosenFinding(state)?.key
  useEffect(() => editor?.view.dispatch({ effects: setChosen.of(chosen) }), [editor, chosen])
  const dispatch = useCallback(
    (action: CheckerAction) => {
      const before = latest.current.project.files
      const next = change(action)
      // An edit comes from the editor.
      for (const { id, text } of action.type === 'edit' ? [] : next.project.files) {
        const known = before.find((one) => one.id === id)
        if (!known || known.text === text) continue
        editor?.edit(known, { changes: { from: 0, to: known.text.length, insert: text } })
      }
      if (editor && (action.type === 'choose' || action.type === 'step')) reveal(next, editor.view)
      return next
    },
    [editor, latest, change],
  )
  return { state, latest, dispatch }
}

/**
 * A button that applies a fix is removed with its finding: the focus moves to the next finding, not to the top of the page,
 * unless the reader has moved it meanwhile.
 * @returns to be called with the line that is being corrected
 */
function useFocusAfter(list: RefObject<HTMLElement | null>, checked: unknown, shown: unknown): (line: number) => void {
  const applied = useRef<{ line: number; button: Element | null }>(undefined)
  const before = useRef(checked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the list may have changed
  useEffect(() => {
    const isChecked = before.current !== checked
    before.current = checked
    const { line, button } = applied.current ?? {}
    if (line === undefined || !list.current) return
    // Until the text is checked again, the button may still be there.
    if (!isChecked && button?.isConnected) return
    // What has the focus until then may go with the check.
    if (isChecked) applied.current = undefined
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

export function useChecker(options: CheckerOptions) {
  const stored = useStoredState(options.draftKey, options.initial)
  const [editor, setEditor] = useState<Editor>()
  const store = useFollowedStore(stored, editor)
  const { state, dispatch } = store
  const view = editor?.view
  const list = useRef<HTMLElement>(null)
  useChecks(store, view, options)
  const expectFocus = useFocusAfter(list, state.reports, state.placed)
  const apply = useCallback(
    (fix: Fix) => {
      const changes = view && placedFix(view.state, fix)
      if (!changes) return
      expectFocus(view.state.doc.lineAt(Math.min(...changes.map(({ from }) => from))).number)
      view.dispatch({ changes, userEvent: 'input.fix' })
    },
    [view, expectFocus],
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
    /** What is shown below a finding; the same function as long as it shows the same. */
    adviceOf: useCallback(({ advice }: ShownFinding) => advice({ onApply: apply }), [apply]),
    choose: useCallback((key: string) => void dispatch({ type: 'choose', key }), [dispatch]),
    safe: safeFixes(store, editor, options.locale, () => expectFocus(1)),
    ...fileActions(store, editor, options),
    onEditor: setEditor,
  }
}

export type CheckerHandle = ReturnType<typeof useChecker>

export interface CheckerProps {
  checker: CheckerHandle
  about?: string | undefined
  hint?: string | undefined
  actions?: ReactNode
  children?: ReactNode
}
