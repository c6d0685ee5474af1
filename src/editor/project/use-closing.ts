import { useState } from 'react'
import type { Editor } from '../code-editor'
import { goneFiles, type OpenFile, type Project, restoreFiles } from './project'
import type { StoredProject } from './use-stored-project'

/** Files that were closed or that got another text. */
interface GoneFiles {
  files: readonly OpenFile[]
  isReplaced: boolean
}

/** A change that would lose what the reader has typed. */
interface ClosingQuestion {
  lost: readonly OpenFile[]
  confirm: () => void
  cancel: () => void
}

/** How files are closed and replaced: nothing that was typed is lost by it. */
export interface Closing {
  /** Undefined unless something would be lost. */
  question: ClosingQuestion | undefined
  /** What the last such change has taken away; undefined when everything is back. */
  gone: GoneFiles | undefined
  undo: () => void
  /**
   * Changes the project, at once or after a question.
   * @param onDone called once it is changed
   */
  propose: (change: (project: Project) => Project, onDone?: () => void) => void
}

/** Keeps what was closed or replaced for as long as the page is open. */
export function useClosing(
  editor: Editor | undefined,
  { latest, setProject }: Pick<StoredProject, 'latest' | 'setProject'>,
): Closing {
  const [question, setQuestion] = useState<ClosingQuestion>()
  const [all, setAll] = useState<readonly GoneFiles[]>([])
  const apply = (next: Project, undone: GoneFiles | undefined) => {
    const before = latest.current
    const files = goneFiles(before, next, false)
    const isReplaced = next.files.some(({ id }) => id === files[0]?.id)
    setProject(next)
    for (const { id, text } of next.files) {
      const shown = before.files.find((file) => file.id === id)
      if (!shown || shown.text === text) continue
      editor?.edit(shown, { changes: { from: 0, to: shown.text.length, insert: text } })
    }
    const taken = files.length > 0 ? [{ files, isReplaced }] : []
    // What undoing takes away comes back after everything else: each click reaches an earlier change.
    setAll((known) => (undone ? [...taken, ...known.filter((one) => one !== undone)] : [...known, ...taken]))
  }
  const propose = (change: (project: Project) => Project, onDone?: () => void, undone?: GoneFiles) => {
    const lost = goneFiles(latest.current, change(latest.current), true)
    const confirm = () => {
      setQuestion(undefined)
      apply(change(latest.current), undone)
      onDone?.()
    }
    if (lost.length === 0) confirm()
    else setQuestion({ lost, confirm, cancel: () => setQuestion(undefined) })
  }
  const gone = all.at(-1)
  const undo = () => gone && propose((project) => restoreFiles(project, gone.files), undefined, gone)
  return { question, gone, undo, propose }
}
