import type { EditorView } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import styles from './checker.module.css'
import { createEditor, type EditorOptions } from './create-editor'

interface CodeEditorProps extends EditorOptions {
  /** Called with the editor, and with nothing when it goes away. */
  onView: (view: EditorView | undefined) => void
}

/** The editor of a checker. It keeps its text itself, and reports it: of its properties only the listeners may change. */
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
