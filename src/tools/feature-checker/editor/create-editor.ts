import { closeCompletion } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, insertNewlineKeepIndent } from '@codemirror/commands'
import { EditorState, type Extension, type Transaction } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { FEATURE_LIMITS, type LimitExcess, limitExcess } from '@/gherkin/parse/feature-source'
import { editorTheme } from './editor-theme'
import type { TextEdit } from './text-edit'

/** What the editor tells. */
export interface EditorEvents {
  onChange: (text: string, edit: TextEdit) => void
  /** The cursor went to another line. */
  onLine: (line: number) => void
  /** A change was not made, because the text would be too large. */
  onRefuse: (excess: LimitExcess) => void
}

export interface EditorOptions extends EditorEvents {
  text: string
  label: string
  placeholder: string
  /** Painting, completion, findings. */
  extensions: Extension[]
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

/** Why a change is too much for the checker; typing is only held against the size of the whole. */
function excessOf(transaction: Transaction): LimitExcess | undefined {
  const { newDoc } = transaction
  if (newDoc.length > FEATURE_LIMITS.size) return { limit: 'size', actual: newDoc.length }
  return insertedLength(transaction) >= PASTED ? limitExcess(newDoc.toString()) : undefined
}

const withinLimits = (onRefuse: EditorEvents['onRefuse']): Extension =>
  EditorState.transactionFilter.of((transaction) => {
    const excess = transaction.docChanged ? excessOf(transaction) : undefined
    if (!excess) return transaction
    onRefuse(excess)
    return []
  })

const listening = ({ onChange, onLine }: EditorEvents): Extension =>
  EditorView.updateListener.of(({ docChanged, selectionSet, state, startState, changes }) => {
    if (docChanged) onChange(state.doc.toString(), { before: startState.doc, changes })
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
  const { text, label, extensions, onRefuse } = options
  const root = shadowOf(host)
  const state = EditorState.create({
    doc: text,
    extensions: [
      history(),
      extensions,
      lineNumbers(),
      drawSelection(),
      highlightSpecialChars(),
      placeholder(options.placeholder),
      keymap.of([
        { key: 'Enter', run: insertNewlineKeepIndent },
        { key: 'Escape', run: closeCompletion },
        ...defaultKeymap,
        ...historyKeymap,
      ]),
      EditorView.contentAttributes.of({
        'aria-label': label,
        autocapitalize: 'off',
        autocorrect: 'off',
        spellcheck: 'false',
      }),
      // Files are opened by the tool, whose frame takes them; the editor would insert them into its text.
      EditorView.domEventHandlers({ drop: ({ dataTransfer }) => (dataTransfer?.files.length ?? 0) > 0 }),
      withinLimits(onRefuse),
      listening(options),
      editorTheme,
    ],
  })
  return new EditorView({ state, root, parent: root })
}
