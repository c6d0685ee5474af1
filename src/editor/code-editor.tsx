import { defaultKeymap, history, historyKeymap, insertNewlineKeepIndent } from '@codemirror/commands'
import { EditorState, type Extension, type Transaction } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import styles from './checker.module.css'
import { editorTheme } from './editor-theme'
import { type FindingLabels, findingsExtension } from './finding-marks'
import { isReplaced, type PlacedFinding, placedFindings } from './placed-findings'

/** The largest text that a tool accepts, and why it refuses another one, in the language of the page. */
export interface TextLimits {
  /** Characters. */
  size: number
  tooLong: (length: number) => string
  /** Why a text is refused; undefined when it is not. */
  refusalOf: (text: string) => string | undefined
}

/** What the editor reports to the page. */
interface EditorEvents {
  /** @param isOther whether nothing is left of the previous text */
  onChange: (text: string, isOther: boolean) => void
  /** Findings were added, or moved with the text. */
  onPlaced: (placed: readonly PlacedFinding[]) => void
  /** The cursor moved to another line. */
  onLine: (line: number) => void
  /** A change was not made, because the text would be too large. */
  onRefuse: (refusal: string) => void
}

interface EditorOptions extends EditorEvents {
  text: string
  /** Accessible name. */
  label: string
  placeholder: string
  limits: TextLimits
  labels: FindingLabels
  /** Extensions of this tool only. */
  extensions: Extension
}

/** Characters. Nobody types as many at once: only such insertions are worth a check of the whole text. */
const PASTED = 1_000

const insertedLength = ({ changes }: Transaction): number => {
  let length = 0
  changes.iterChanges((_from, _to, _fromB, _toB, inserted) => {
    length += inserted.length
  })
  return length
}

/** Why a change is refused. Typing is only checked for the size of the text. */
function refusalOf(transaction: Transaction, limits: TextLimits): string | undefined {
  const { newDoc } = transaction
  if (newDoc.length > limits.size) return limits.tooLong(newDoc.length)
  return insertedLength(transaction) >= PASTED ? limits.refusalOf(newDoc.toString()) : undefined
}

const withinLimits = ({ limits, onRefuse }: EditorOptions): Extension =>
  EditorState.transactionFilter.of((transaction) => {
    const refusal = transaction.docChanged ? refusalOf(transaction, limits) : undefined
    if (refusal === undefined) return transaction
    onRefuse(refusal)
    return []
  })

const listening = ({ onChange, onPlaced, onLine }: EditorEvents): Extension =>
  EditorView.updateListener.of(({ docChanged, selectionSet, state, startState, changes }) => {
    if (docChanged) onChange(state.doc.toString(), isReplaced(changes))
    const placed = placedFindings(state)
    if (placed !== placedFindings(startState)) onPlaced(placed)
    const line = state.doc.lineAt(state.selection.main.head).number
    if (selectionSet && line !== startState.doc.lineAt(startState.selection.main.head).number) onLine(line)
  })

const shadowOf = (host: HTMLElement): ShadowRoot => host.shadowRoot ?? host.attachShadow({ mode: 'open' })

/**
 * Creates the editor in a shadow tree of its host, where CodeMirror adopts its style sheets as objects: in the page itself it
 * would need style elements, which the content security policy forbids. Tab leaves the editor, as it leaves any field.
 */
function createEditor(host: HTMLElement, options: EditorOptions): EditorView {
  const root = shadowOf(host)
  const state = EditorState.create({
    doc: options.text,
    extensions: [
      history(),
      options.extensions,
      findingsExtension(options.labels),
      lineNumbers(),
      drawSelection(),
      highlightSpecialChars(),
      placeholder(options.placeholder),
      keymap.of([{ key: 'Enter', run: insertNewlineKeepIndent }, ...defaultKeymap, ...historyKeymap]),
      EditorView.contentAttributes.of({
        'aria-label': options.label,
        autocapitalize: 'off',
        autocorrect: 'off',
        spellcheck: 'false',
        // Editable content is focusable anyway, but accessibility checkers look for the attribute.
        tabindex: '0',
      }),
      // Dropped files are opened by the tool; the editor would insert them into its text.
      EditorView.domEventHandlers({ drop: ({ dataTransfer }) => (dataTransfer?.files.length ?? 0) > 0 }),
      withinLimits(options),
      listening(options),
      editorTheme,
    ],
  })
  return new EditorView({ state, root, parent: root })
}

interface CodeEditorProps extends EditorOptions {
  /** Called with the editor, and with undefined when it is removed. */
  onView: (view: EditorView | undefined) => void
}

/** The editor of a checker. It owns its text and reports changes: of its properties only the functions may change. */
export function CodeEditor(props: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    if (!host.current) return
    const { current } = latest
    const view = createEditor(host.current, {
      ...current,
      labels: {
        lookOf: (finding) => latest.current.labels.lookOf(finding),
        titleOf: (finding) => latest.current.labels.titleOf(finding),
        textOf: (finding) => latest.current.labels.textOf(finding),
      },
      onChange: (text, isOther) => latest.current.onChange(text, isOther),
      onPlaced: (placed) => latest.current.onPlaced(placed),
      onLine: (line) => latest.current.onLine(line),
      onRefuse: (refusal) => latest.current.onRefuse(refusal),
    })
    current.onView(view)
    return () => {
      current.onView(undefined)
      view.destroy()
    }
  }, [])
  return <div ref={host} className={styles.host} />
}
