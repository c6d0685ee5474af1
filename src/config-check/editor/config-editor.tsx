import { CircleX, Info, TriangleAlert } from 'lucide-react'
import { type RefObject, useMemo } from 'react'
import styles from './config-editor.module.css'
import type { Finding, Severity } from './finding'
import { pastedText } from './incoming-text'
import { markedLines, type TextBlock } from './marked-lines'

interface ConfigEditorProps {
  /** Accessible name. */
  label: string
  text: string
  /** What the marks show; they may lag behind the text for a moment. */
  findings: readonly Finding[]
  /** Line of the chosen finding. */
  selectedLine?: number
  area: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
  /** A paste that is too large comes to nothing. */
  onRefuse: (limit: 'characters' | 'lines' | 'line-length') => void
  onCaret: (line: number) => void
}

const ICONS = { error: CircleX, warning: TriangleAlert, notice: Info } as const

function LineMark({ severity }: { severity: Severity }) {
  const SeverityIcon = ICONS[severity]
  return <SeverityIcon size={15} strokeWidth={2} aria-hidden="true" />
}

const numbersFrom = (first: number, text: string): string =>
  text
    .split('\n')
    .map((_, index) => first + index)
    .join('\n')

interface BlockProps {
  block: TextBlock
  isSelected: boolean
}

function GutterBlock({ block, isSelected }: BlockProps) {
  if (block.kind === 'plain') return <span className={styles.block}>{numbersFrom(block.first, block.text)}</span>
  return (
    <span className={styles.block} data-severity={block.severity} data-selected={isSelected || undefined}>
      <LineMark severity={block.severity} />
      {block.first}
    </span>
  )
}

function TextLines({ block, isSelected }: BlockProps) {
  if (block.kind === 'plain') return <span className={styles.block}>{block.text || '\u200B'}</span>
  return (
    <span className={styles.block} data-severity={block.severity} data-selected={isSelected || undefined}>
      {block.parts.map(({ text, isMarked }, index) =>
        isMarked ? (
          // The parts of a line never change places, so their position is their identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <u key={index}>{text}</u>
        ) : (
          text || '\u200B'
        ),
      )}
    </span>
  )
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

const longest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length))

/** A text field with line numbers; the lines with findings are tinted and the exact words underlined behind it. */
export function ConfigEditor({ label, text, findings, selectedLine, area, ...on }: ConfigEditorProps) {
  const blocks = useMemo(() => markedLines(text, findings), [text, findings])
  const onPaste = (event: React.ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const came = pastedText(text, event.clipboardData.getData('text'), selectionStart, selectionEnd)
    if (!('refused' in came)) return
    event.preventDefault()
    on.onRefuse(came.refused)
  }
  return (
    <div className={styles.editor}>
      <div className={styles.gutter} aria-hidden="true">
        {blocks.map((block) => (
          <GutterBlock key={block.first} block={block} isSelected={block.first === selectedLine} />
        ))}
      </div>
      <div className={styles.sheet}>
        <div className={styles.marks} aria-hidden="true">
          {blocks.map((block) => (
            <TextLines key={block.first} block={block} isSelected={block.first === selectedLine} />
          ))}
        </div>
        <textarea
          ref={area}
          aria-label={label}
          value={text}
          rows={text.split('\n').length + 1}
          cols={longest(text) + 2}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          onChange={(event) => on.onChange(event.target.value)}
          onPaste={onPaste}
          onSelect={({ currentTarget }) => on.onCaret(lineAt(text, currentTarget.selectionStart))}
        />
      </div>
    </div>
  )
}
