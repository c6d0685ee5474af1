import { defaultKeymap, history, historyKeymap, insertNewlineKeepIndent } from '@codemirror/commands'
import { EditorState, type Extension, type Transaction } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { editorTheme } from './editor-theme'
import { type FindingLabels, findingsExtension } from './finding-marks'
import { placedFindings } from './findings-field'
import { isReplaced, type PlacedFinding } from './placed-findings'

/** The largest text that a tool takes, and what it answers to others, in the language of the page. */
export interface TextLimits {
  /** Characters. */
  size: number
  tooLong: (length: number) => string
  /** Why a text is too much; undefined when it is not. */
  refusalOf: (text: string) => string | undefined
}

/** What the editor reports. */
export interface EditorEvents {
  /** @param isOther whether nothing is left of the text that was there before */
  onChange: (text: string, isOther: boolean) => void
  /** Findings have come, or have moved with the text. */
  onPlaced: (placed: readonly PlacedFinding[]) => void
  /** The cursor went to another line. */
  onLine: (line: number) => void
  /** A change was not made, because the text would be too large. */
  onRefuse: (refusal: string) => void
}

export interface EditorOptions extends EditorEvents {
  text: string
  /** Accessible name. */
  label: string
  placeholder: string
  limits: TextLimits
  labels: FindingLabels
  /** What only this tool's editor does. */
  extensions: Extension
}

/** Texts of this length cannot come by typing: only then is the whole looked at. */
const PASTED = 1_000

const insertedLength = ({ changes }: Transaction): number => {
  let length = 0
  changes.iterChanges((_from, _to, _fromB, _toB, inserted) => {
    length += inserted.length
  })
  return length
}

/** Why a change is too much; typing is only measured by the size of the whole. */
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

/** A style sheet of an editor in the page itself would need a style element, which the site's policy forbids. */
const shadowOf = (host: HTMLElement): ShadowRoot => host.shadowRoot ?? host.attachShadow({ mode: 'open' })

/**
 * Makes the editor in a shadow tree of its host: there CodeMirror mounts its style sheets as objects, without style
 * elements. Tab leaves it, as it leaves any field.
 */
export function createEditor(host: HTMLElement, options: EditorOptions): EditorView {
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
        // Editable content is reached with Tab anyway; what checks pages for keyboard access looks for the attribute.
        tabindex: '0',
      }),
      // Files are opened by the tool, whose frame takes them; the editor would insert them into its text.
      EditorView.domEventHandlers({ drop: ({ dataTransfer }) => (dataTransfer?.files.length ?? 0) > 0 }),
      withinLimits(options),
      listening(options),
      editorTheme,
    ],
  })
  return new EditorView({ state, root, parent: root })
}
