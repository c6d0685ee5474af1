import { TextDecoder, TextEncoder } from 'node:util'
import { EditorView } from '@codemirror/view'
import { act } from '@testing-library/react'

/** Stubs the browser APIs that the editor needs and jsdom lacks. */
export function installLayout(): void {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.execCommand = () => true
  Object.assign(globalThis, { TextDecoder, TextEncoder })
}

/** The CodeMirror view on the page. */
export function editor(): EditorView {
  const hosts = [...document.querySelectorAll('div')].filter(({ shadowRoot }) => shadowRoot)
  const content = hosts[0]?.shadowRoot?.querySelector<HTMLElement>('.cm-content')
  const view = content && EditorView.findFromDOM(content)
  if (!view) throw new Error('there is no editor')
  return view
}

export const textOf = (view: EditorView): string => view.state.doc.toString()

/** Replaces the text of the editor, or part of it. */
export const write = (insert: string, from = 0, to = editor().state.doc.length) =>
  act(async () => editor().dispatch({ changes: { from, to, insert } }))

export const moveCursor = (anchor: number) => act(async () => editor().dispatch({ selection: { anchor } }))

/** The words that are selected in the editor. */
export function selected(): string {
  const { state } = editor()
  return state.sliceDoc(state.selection.main.from, state.selection.main.to)
}

/** A file with content: jsdom's own cannot be read. */
export function fileOf(name: string, content: string, size = content.length): File {
  const file = new File([], name)
  file.arrayBuffer = jest.fn(async () => new TextEncoder().encode(content).buffer as ArrayBuffer)
  return Object.defineProperty(file, 'size', { value: size })
}
