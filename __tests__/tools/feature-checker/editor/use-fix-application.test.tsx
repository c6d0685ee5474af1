import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { act, renderHook } from '@testing-library/react'
import { rangeIn, replaceRange, toFeatureText } from '@/gherkin/parse/feature-text'
import type { TextEdit } from '@/tools/feature-checker/editor/text-edit'
import { useFixApplication } from '@/tools/feature-checker/editor/use-fix-application'
import type { PlacedReport } from '@/tools/feature-checker/use-feature-report'

const report = {} as PlacedReport
const checkedText = (text: string) => ({ text, report })

/** An editor with a text that has been checked. */
function edit(text: string) {
  const edits: ((edit: TextEdit) => void)[] = []
  let file = toFeatureText(text)
  const view = new EditorView({
    state: EditorState.create({
      doc: text,
      extensions: EditorView.updateListener.of(({ docChanged, startState, changes }) => {
        if (docChanged) for (const tell of edits) tell({ before: startState.doc, changes })
      }),
    }),
  })
  const { result, rerender } = renderHook(({ checked }) => useFixApplication(view, checked), {
    initialProps: { checked: checkedText(text) },
  })
  edits.push((one) => result.current.follow(one))
  return {
    text: () => view.state.doc.toString(),
    write: (from: number, to: number, insert: string) => view.dispatch({ changes: { from, to, insert } }),
    check: (checked: string) => {
      file = toFeatureText(checked)
      rerender({ checked: checkedText(checked) })
    },
    apply: (line: number, column: number, endColumn: number, insert: string) => {
      let isDone = false
      act(() => {
        isDone = result.current.apply({ edits: [replaceRange(rangeIn(file, line, column, endColumn), insert)] })
      })
      return isDone
    },
  }
}

test('a fix is made where its words are', () => {
  const editor = edit('one\ntwo')
  expect(editor.apply(2, 1, 4, 'three')).toBe(true)
  expect(editor.text()).toBe('one\nthree')
})

test('a fix goes with its words, whatever was written before them since', () => {
  const editor = edit('one\ntwo')
  editor.write(0, 0, 'zero\n')
  editor.write(0, 4, 'none at all')
  expect(editor.apply(2, 1, 4, 'three')).toBe(true)
  expect(editor.text()).toBe('none at all\none\nthree')
})

test('a fix of words that have been changed since is not made', () => {
  const editor = edit('one\ntwo')
  editor.write(4, 7, 'ten')
  expect(editor.apply(2, 1, 4, 'three')).toBe(false)
  expect(editor.text()).toBe('one\nten')
})

test('a report of the text of a moment ago does not make the next fix fail', () => {
  const editor = edit('one\ntwo\nsix')
  editor.apply(1, 1, 4, 'eleven')
  editor.write(0, 0, '# ')
  editor.check('eleven\ntwo\nsix')
  expect(editor.apply(2, 1, 4, 'three')).toBe(true)
  expect(editor.text()).toBe('# eleven\nthree\nsix')
})

test('a report of another text mends nothing', () => {
  const editor = edit('one\ntwo')
  editor.check('one\ntwo\nthree')
  expect(editor.apply(2, 1, 4, 'four')).toBe(false)
})
