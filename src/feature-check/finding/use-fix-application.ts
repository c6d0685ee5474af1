import type { ChangeSet } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { useCallback, useEffect, useRef } from 'react'
import type { CheckedText } from '../use-feature-report'
import { editRanges } from './feature-edit'
import type { Fix } from './finding'

/** Makes the changes of a fix in the editor. */
export interface FixApplication {
  /** To be told of every change of the text. */
  follow: (changes: ChangeSet) => void
  /** @returns whether the change was made: what it is about may have been changed since it was checked */
  apply: (fix: Fix) => boolean
}

/** The changes of a fix in the text as it is now; nothing when what they are about is no longer there. */
function currentChanges({ edits }: Fix, text: string, changes: ChangeSet | undefined, view: EditorView) {
  if (changes && changes.length !== text.length) return undefined
  const at = (place: number, side: 1 | -1) => changes?.mapPos(place, side) ?? place
  const ranges = editRanges(text, edits).map(({ from, to, insert }) => {
    const start = at(from, 1)
    return { was: text.slice(from, to), change: { from: start, to: Math.max(at(to, -1), start), insert } }
  })
  const isThere = ranges.every(({ was, change }) => view.state.sliceDoc(change.from, change.to) === was)
  return isThere ? ranges.map(({ change }) => change).reverse() : undefined
}

/**
 * Applies fixes to a text that may have changed since it was checked: their places go with their words.
 * @param checked what was checked last
 */
export function useFixApplication(view: EditorView | undefined, checked: CheckedText | undefined): FixApplication {
  const since = useRef<ChangeSet>(undefined)
  useEffect(() => {
    if (view?.state.doc.toString() === checked?.text) since.current = undefined
  }, [view, checked])
  const follow = useCallback((changes: ChangeSet) => {
    since.current = since.current?.compose(changes) ?? changes
  }, [])
  const apply = useCallback(
    (fix: Fix): boolean => {
      const changes = view && checked && currentChanges(fix, checked.text, since.current, view)
      if (!changes) return false
      view.dispatch({ changes, userEvent: 'input.fix' })
      return true
    },
    [view, checked],
  )
  return { follow, apply }
}
