import type { Extension } from '@codemirror/state'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Locale } from '@/i18n/locale'
import { useFileDrop } from '@/lib/use-file-drop'
import type { Loaded } from '@/lib/use-loaded'
import styles from './checker.module.css'
import { CodeEditor, type TextLimits } from './code-editor'
import { EditorHead } from './editor-head'
import type { FindingLabels } from './finding-marks'
import { FindingRow } from './finding-row'
import { type CheckSummary, FindingsPane } from './findings-pane'
import type { Report, useChecker } from './use-checker'

type Found<Given extends Report> = Given['findings'][number]

interface CheckerProps<Given extends Report> {
  locale: Locale
  checker: ReturnType<typeof useChecker<Given>>
  /** The data that checking needs. */
  loaded: Loaded<unknown>
  /** Texts of the tool, in the language of the page. */
  words: Record<'editor' | 'placeholder' | 'loading' | 'failed', string>
  labels: FindingLabels<Found<Given>>
  /** Why something is a finding, and what to do about it; the same function as long as it shows the same. */
  adviceOf: (finding: Found<Given>) => ReactNode
  summaryOf: (report: Given) => CheckSummary
  limits: TextLimits
  /** Extensions of this tool's editor only. */
  extensions?: Extension
  fileName: string
  /** A detail about the file, beside its name. */
  about?: string | undefined
  accept: string
  onSave?: () => void
  example: string
  /** Sections below. */
  children?: ReactNode
}

function EditorPane<Given extends Report>({ checker, words, ...props }: CheckerProps<Given>) {
  const { file, clear, events } = checker
  const { text } = file.draft
  return (
    <div className={styles.pane}>
      <EditorHead
        locale={props.locale}
        fileName={props.fileName}
        about={props.about}
        hasText={text !== ''}
        accept={props.accept}
        onFile={(chosen) => void file.open(chosen)}
        onSave={props.onSave}
        onClear={clear}
      />
      <CodeEditor
        text={text}
        label={words.editor}
        placeholder={words.placeholder}
        limits={props.limits}
        labels={props.labels}
        extensions={props.extensions ?? []}
        {...events}
      />
    </div>
  )
}

function Findings<Given extends Report>(props: CheckerProps<Given>) {
  const { locale, checker, loaded, words, labels, adviceOf } = props
  const { file, report, placed, chosen } = checker
  const { hasFailed } = loaded
  const summary = report && props.summaryOf(report)
  const isMissing = hasFailed || loaded.value === undefined
  return (
    <FindingsPane
      locale={locale}
      missing={isMissing ? { text: hasFailed ? words.failed : words.loading, hasFailed } : undefined}
      hasText={file.draft.text.trim() !== ''}
      summary={summary}
      refused={file.refusal}
      list={checker.list}
      onExample={() => file.replace(props.example)}
      onRetry={loaded.retry}
    >
      {placed.slice(0, summary?.shown).map(({ key, finding, line, column }) => (
        <FindingRow
          key={key}
          id={key}
          isChosen={key === chosen}
          onChoose={checker.choose}
          {...{ finding, line, column, locale, labels, adviceOf }}
        />
      ))}
    </FindingsPane>
  )
}

/** A text and its findings, side by side in one frame where files can be dropped; F8 moves through the findings. */
export function Checker<Given extends Report>(props: CheckerProps<Given>) {
  const { checker, children } = props
  const { isDragging, handlers } = useFileDrop((file) => void checker.file.open(file))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F8') return
    event.preventDefault()
    checker.go(event.shiftKey ? -1 : 1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys and files for the interactive elements inside
    <div onKeyDown={onKeyDown}>
      <div className={styles.checker} data-dragging={isDragging || undefined} {...handlers}>
        <EditorPane {...props} />
        <Findings {...props} />
      </div>
      {children}
    </div>
  )
}
