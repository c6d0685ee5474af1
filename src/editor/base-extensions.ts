import { defaultKeymap, history, historyKeymap, insertNewlineKeepIndent } from '@codemirror/commands'
import type { Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { editorTheme } from './editor-theme'

/**
 * What every editor of the site is like. Tab leaves it, as it leaves any field.
 * @param label its accessible name
 * @param hint shown while there is no text
 */
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
  // Dropped files are opened by the tool; the editor would insert them into its text.
  EditorView.domEventHandlers({ drop: ({ dataTransfer }) => (dataTransfer?.files.length ?? 0) > 0 }),
  editorTheme,
]
