import { type ClipboardEvent, type RefObject, useMemo } from 'react'
import type { SizeLimit } from '@/config/check/finding'
import styles from './config-editor.module.css'
import { pastedText } from './incoming-text'
import { GutterBlock, TextLines } from './line-blocks'
import { type LocatedFinding, markedLines } from './marked-lines'

interface ConfigEditorProps {
  /** Accessible name. */
  label: string
  /** What is said while there is no text. */
  placeholder: string
  text: string
  findings: readonly LocatedFinding[]
  /** Line of the chosen finding. */
  chosenLine?: number
  area: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
  /** A paste that is too large comes to nothing. */
  onRefuse: (limit: SizeLimit) => void
  /** The caret is on a line. */
  onLine: (line: number) => void
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

const longest = (text: string): number => text.split('\n').reduce((most, line) => Math.max(most, line.length), 0)

/** A text field with line numbers; the lines with findings are tinted and the exact words underlined behind it. */
export function ConfigEditor({ label, placeholder, text, findings, chosenLine, area, ...on }: ConfigEditorProps) {
  const blocks = useMemo(() => markedLines(text, findings), [text, findings])
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const came = pastedText(text, event.clipboardData.getData('text'), selectionStart, selectionEnd)
    if (!('refused' in came)) return
    event.preventDefault()
    on.onRefuse(came.refused)
  }
  return (
    <div className={styles.host}>
      <div className={styles.editor}>
        <div className={styles.gutter} aria-hidden="true">
          {blocks.map((block) => (
            <GutterBlock key={block.first} block={block} isChosen={block.first === chosenLine} />
          ))}
        </div>
        <div className={styles.sheet}>
          <div className={styles.marks} aria-hidden="true">
            {blocks.map((block) => (
              <TextLines key={block.first} block={block} isChosen={block.first === chosenLine} />
            ))}
          </div>
          <textarea
            ref={area}
            aria-label={label}
            placeholder={placeholder}
            value={text}
            rows={text.split('\n').length + 1}
            cols={Math.max(longest(text), placeholder.length) + 2}
            wrap="off"
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            onChange={(event) => on.onChange(event.target.value)}
            onPaste={onPaste}
            onSelect={({ currentTarget }) => on.onLine(lineAt(currentTarget.value, currentTarget.selectionStart))}
          />
        </div>
      </div>
    </div>
  )
}
