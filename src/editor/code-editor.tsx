import { isolateHistory } from '@codemirror/commands'
import { EditorState, type Extension, type TransactionSpec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useLayoutEffect, useRef } from 'react'
import { type Acceptance, refusalOf } from '@/lib/text-limits'
import { baseExtensions } from './base-extensions'
import type { CheckerAction } from './checker-state'
import { FINDING_MARKS, isReplaced, placedFindings } from './placed-findings'
import type { OpenFile } from './project/project'

export type FileKind = Acceptance & { label: string; placeholder: string; extensions: Extension }

type EditedFile = Pick<OpenFile, 'id' | 'path' | 'text'>

/** Shows one file at a time; each keeps its own text and undo history. */
export type Editor = ReturnType<typeof createEditor>

interface EditorOptions {
  kindOf: (path: string) => FileKind
  /** Gets edits, moved findings, the line of the cursor, and refusals. */
  dispatch: (action: CheckerAction) => void
}

const limitText = (kind: FileKind, options: () => EditorOptions): Extension =>
  EditorState.transactionFilter.of((transaction) => {
    const refusal = transaction.docChanged ? refusalOf(transaction.newDoc.toString(), kind) : undefined
    if (refusal === undefined) return transaction
    options().dispatch({ type: 'notify', messages: { refusals: [refusal] } })
    return []
  })

const reportChanges = (id: number, options: () => EditorOptions): Extension =>
  EditorView.updateListener.of(({ docChanged, selectionSet, state, startState, changes }) => {
    const { dispatch } = options()
    if (docChanged) dispatch({ type: 'edit', id, text: state.doc.toString(), isReplaced: isReplaced(changes) })
    const placed = placedFindings(state)
    if (placed !== placedFindings(startState)) dispatch({ type: 'placed', placed })
    const line = state.doc.lineAt(state.selection.main.head).number
    if (selectionSet && line !== startState.doc.lineAt(startState.selection.main.head).number)
      dispatch({ type: 'follow-line', line })
  })

function createState({ id, path, text }: EditedFile, options: () => EditorOptions): EditorState {
  const kind = options().kindOf(path)
  return EditorState.create({
    doc: text,
    extensions: [
      kind.extensions,
      FINDING_MARKS,
      baseExtensions(kind.label, kind.placeholder),
      limitText(kind, options),
      reportChanges(id, options),
    ],
  })
}

/** The editor is in a shadow tree, where CodeMirror needs no style elements, which the content security policy forbids. */
function createEditor(host: HTMLElement, first: EditedFile, options: () => EditorOptions) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const view = new EditorView({ state: createState(first, options), root, parent: root })
  const hidden = new Map<number, EditorState>()
  let shown = first.id
  const hiddenState = (file: EditedFile): EditorState => {
    const known = hidden.get(file.id)
    return known?.doc.toString() === file.text ? known : createState(file, options)
  }
  return {
    view,
    show: (file: EditedFile) => {
      if (file.id === shown) return
      hidden.set(shown, view.state)
      shown = file.id
      view.setState(hiddenState(file))
      view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head, { y: 'center' }) })
    },
    /** Edits a file, shown or not, as one undo step. @returns its new text */
    edit: (file: EditedFile, change: Pick<TransactionSpec, 'changes' | 'selection'>): string => {
      const step = { ...change, annotations: isolateHistory.of('full') }
      if (file.id === shown) view.dispatch(step)
      else hidden.set(file.id, hiddenState(file).update(step).state)
      return (file.id === shown ? view.state : hidden.get(file.id))?.doc.toString() ?? file.text
    },
  }
}

interface CodeEditorProps extends EditorOptions {
  file: EditedFile
  onEditor: (editor: Editor | undefined) => void
  /** Replaces the height of a pane: with no height at all, the editor is as high as its text. */
  className?: string
}

const PANE_HEIGHT = 'h-105 flex-none max-lg:group-data-empty:h-40 lg:h-auto lg:min-h-0 lg:flex-1 print:h-auto!'

/** An uncontrolled editor: it owns the text and reports edits. After the first render, only its functions may change. */
export function CodeEditor(props: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  // A layout effect, because the buttons around the editor need it as soon as they can be pressed.
  useLayoutEffect(() => {
    if (!host.current) return
    const { file, onEditor } = latest.current
    const editor = createEditor(host.current, file, () => latest.current)
    onEditor(editor)
    return () => {
      onEditor(undefined)
      editor.view.destroy()
    }
  }, [])
  return <div ref={host} className={props.className ?? PANE_HEIGHT} />
}
