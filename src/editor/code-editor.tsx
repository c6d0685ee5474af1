import { defaultKeymap, history, historyKeymap, insertNewlineKeepIndent, isolateHistory } from '@codemirror/commands'
import { EditorState, type Extension, type TransactionSpec } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { useLayoutEffect, useRef } from 'react'
import { type Acceptance, refusalOf } from '@/lib/text-limits'
import type { CheckerAction } from './checker-state'
import { FINDING_MARKS, isReplaced, placedFindings } from './placed-findings'
import type { OpenFile } from './project/project'

const COLORS = { error: '--wk-danger', ambiguous: '--wk-warn', warning: '--wk-warn', notice: '--wk-given' }
const TINTS = { error: '--wk-row-danger', ambiguous: '--wk-row-warn', warning: '--wk-row-warn', notice: '--wk-hover' }

const findingRules = Object.fromEntries(
  (['error', 'ambiguous', 'warning', 'notice'] as const).flatMap((look) => [
    [`.found-row-${look}`, { backgroundColor: `var(${TINTS[look]})` }],
    [`.found-row-${look}.found-chosen`, { boxShadow: `inset 3px 0 var(${COLORS[look]})` }],
    [`.found-${look}`, { textDecoration: `underline wavy var(${COLORS[look]}) 1px`, textUnderlineOffset: '4px' }],
    [`.found-icon-${look}`, { color: `var(${COLORS[look]})` }],
  ]),
)

/** Custom properties inherit into the shadow tree, so the editor follows the theme of the page. */
const editorTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--wk-ink)', backgroundColor: 'transparent', fontSize: '0.84375rem' },
  '&.cm-focused': { outline: 'none' },
  // Above the tinted lines, which would cover an outline, and below the page header.
  '&.cm-focused::after': {
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    border: '2px solid var(--wk-focus)',
    content: '""',
    pointerEvents: 'none',
  },
  '.cm-scroller': { overflow: 'auto', font: '1em/1.5625rem var(--mono)', fontVariantLigatures: 'none' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--wk-ink)' },
  // Paper does not scroll: long lines wrap.
  '@media print': { '.cm-content': { flexShrink: '1', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } },
  '.cm-line': { padding: '0 16px 0 4px' },
  '.cm-gutters': { border: '0', color: 'var(--wk-ink-3)', backgroundColor: 'var(--wk-code-bg)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '32px', padding: '0 8px 0 2px' },
  '.found-gutter .cm-gutterElement': { width: '24px', display: 'grid', placeItems: 'center' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--wk-ink)' },
  // Without this, a long placeholder would widen the editor.
  '.cm-placeholder': { contain: 'inline-size', width: '100%', color: 'var(--wk-ink-3)', whiteSpace: 'normal' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--wk-selection)',
  },
  '.k-title, .tk-key, .k-definition, .k-action, .k-assertion': { fontWeight: '650' },
  '.k-continues': { fontWeight: '400' },
  '.k-definition': { color: 'var(--wk-given)' },
  '.k-action': { color: 'var(--wk-when)' },
  '.k-assertion': { color: 'var(--wk-then)' },
  '.tk-comment, .tk-fence': { color: 'var(--wk-ink-3)' },
  '.tk-tag': { color: 'var(--wk-ink-2)' },
  '.tk-string, .v-text': { color: 'var(--wk-arg-text)' },
  '.tk-name': { color: 'var(--wk-arg-time)' },
  '.v-number': { color: 'var(--wk-arg-number)' },
  '.v-place': { color: 'var(--wk-arg-place)' },
  ...findingRules,
  '.cm-tooltip': {
    border: '1px solid var(--wk-line)',
    borderRadius: '6px',
    color: 'var(--wk-ink)',
    backgroundColor: 'var(--wk-raise)',
    boxShadow: 'var(--wk-shadow-dialog)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { maxHeight: 'none', fontFamily: 'var(--sans)', fontSize: '0.9375rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 12px', lineHeight: '1.4' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--wk-ink)',
    background: 'var(--wk-selected)',
    boxShadow: 'inset 3px 0 var(--wk-mark)',
  },
  '.cm-completionDetail': { marginLeft: '12px', color: 'var(--wk-ink-3)', fontStyle: 'normal', fontSize: '0.8125rem' },
  '.cm-tooltip.cm-completionInfo': { maxWidth: '320px', padding: '8px 12px', font: '0.875rem/1.5 var(--sans)' },
  // On a narrow screen, the description of a step would cover the text.
  '@media (width < 48rem)': { '.cm-tooltip.cm-completionInfo': { display: 'none' } },
  '.cm-snippetField': { backgroundColor: 'var(--wk-sunk)', outline: '1px solid var(--wk-line)' },
  '@media (forced-colors: active)': {
    '.cm-line.found-chosen': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
})

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

/** Tab is not bound: it leaves the editor, as it leaves any field. */
function createState({ id, path, text }: EditedFile, options: () => EditorOptions): EditorState {
  const kind = options().kindOf(path)
  return EditorState.create({
    doc: text,
    extensions: [
      kind.extensions,
      FINDING_MARKS,
      history(),
      lineNumbers(),
      drawSelection(),
      highlightSpecialChars(),
      placeholder(kind.placeholder),
      keymap.of([{ key: 'Enter', run: insertNewlineKeepIndent }, ...defaultKeymap, ...historyKeymap]),
      // Editable content is focusable anyway, but accessibility checkers look for the attribute.
      EditorView.contentAttributes.of({ 'aria-label': kind.label, tabindex: '0' }),
      // The tool opens dropped files; CodeMirror would insert their text.
      EditorView.domEventHandlers({ drop: ({ dataTransfer }) => (dataTransfer?.files.length ?? 0) > 0 }),
      editorTheme,
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
