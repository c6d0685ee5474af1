import { ChangeSet } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { useCallback, useEffect, useRef } from 'react'
import type { Fix } from '@/lib/finding'
import type { CheckedText } from '../use-feature-report'
import type { TextEdit } from './text-edit'

/** Makes the changes of a fix in the editor. */
export interface FixApplication {
  /** To be told of every change of the text. */
  follow: (edit: TextEdit) => void
  /** @returns whether the change was made: what it is about may have been changed since it was checked */
  apply: (fix: Fix) => boolean
}

/** What has been done to a text since, as one change; undefined when it is none of those that the log goes back to. */
function changesSince(text: string, log: readonly TextEdit[], { state }: EditorView): ChangeSet | undefined {
  const from = log.findIndex(({ before }) => before.length === text.length && before.toString() === text)
  if (from < 0) return state.doc.toString() === text ? ChangeSet.empty(state.doc.length) : undefined
  return log.slice(from).reduce((all, { changes }) => all.compose(changes), ChangeSet.empty(text.length))
}

/** The changes of a fix in the text as it is now; nothing when what they are about is no longer there. */
function currentChanges({ edits }: Fix, text: string, since: ChangeSet, { state }: EditorView) {
  const ranges = edits.map(({ from, to, insert }) => {
    const start = since.mapPos(from, 1)
    return { was: text.slice(from, to), change: { from: start, to: Math.max(since.mapPos(to, -1), start), insert } }
  })
  const isThere = ranges.every(({ was, change }) => state.sliceDoc(change.from, change.to) === was)
  return isThere ? ranges.map(({ change }) => change) : undefined
}

/**
 * Applies fixes to a text that may have changed since it was checked: their places go with their words.
 * @param checked what was checked last
 */
export function useFixApplication(view: EditorView | undefined, checked: CheckedText | undefined): FixApplication {
  const log = useRef<TextEdit[]>([])
  useEffect(() => {
    if (view?.state.doc.toString() === checked?.text) log.current = []
  }, [view, checked])
  const follow = useCallback((edit: TextEdit) => {
    log.current.push(edit)
  }, [])
  const apply = useCallback(
    (fix: Fix): boolean => {
      const since = view && checked && changesSince(checked.text, log.current, view)
      const changes = since && currentChanges(fix, checked.text, since, view)
      if (!changes) return false
      view.dispatch({ changes, userEvent: 'input.fix' })
      return true
    },
    [view, checked],
  )
  return { follow, apply }
}
