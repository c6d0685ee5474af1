import { defaultKeymap, history, historyKeymap, insertNewlineKeepIndent } from '@codemirror/commands'
import type { Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view'

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
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'var(--mono)',
    fontVariantLigatures: 'none',
    lineHeight: '1.5625rem',
  },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--wk-ink)' },
  // Paper does not scroll: long lines wrap.
  '@media print': { '.cm-content': { flexShrink: '1', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } },
  '.cm-line': { padding: '0 16px 0 4px' },
  '.cm-gutters': { border: '0', color: 'var(--wk-ink-3)', backgroundColor: 'var(--wk-code-bg)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '32px', padding: '0 8px 0 2px' },
  '.found-gutter': { width: '24px' },
  '.found-gutter .cm-gutterElement': { display: 'flex', alignItems: 'center', justifyContent: 'center' },
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
  '.cm-tooltip.cm-completionInfo': {
    maxWidth: '320px',
    padding: '8px 12px',
    fontFamily: 'var(--sans)',
    fontSize: '0.875rem',
  },
  // On a narrow screen, the description of a step would cover the text.
  '@media (width < 48rem)': { '.cm-tooltip.cm-completionInfo': { display: 'none' } },
  '.cm-snippetField': { backgroundColor: 'var(--wk-sunk)', outline: '1px solid var(--wk-line)' },
  '@media (forced-colors: active)': {
    '.cm-line.found-chosen': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
})

/** What all editors share. Tab is not bound: it leaves the editor, as it leaves any field. */
export const baseExtensions = (label: string, hint: string): Extension => [
  history(),
  lineNumbers(),
  drawSelection(),
  highlightSpecialChars(),
  placeholder(hint),
  keymap.of([{ key: 'Enter', run: insertNewlineKeepIndent }, ...defaultKeymap, ...historyKeymap]),
  EditorView.contentAttributes.of({
    'aria-label': label,
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    // Editable content is focusable anyway, but accessibility checkers look for the attribute.
    tabindex: '0',
  }),
  // The tool opens dropped files; CodeMirror would insert their text.
  EditorView.domEventHandlers({ drop: ({ dataTransfer }) => (dataTransfer?.files.length ?? 0) > 0 }),
  editorTheme,
]
