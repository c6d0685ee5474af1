import type { KeyboardEvent, ReactNode } from 'react'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { SMALL_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
import { useFileDrop } from '@/lib/use-file-drop'
import type { Loaded } from '@/lib/use-loaded'
import { findingEntries, listedFiles, reportedFindings } from './checker-findings'
import { CheckerNotice } from './checker-notice'
import { chosenFinding, type Report } from './checker-state'
import { CodeEditor, type FileKind } from './code-editor'
import { EditorHead } from './editor-head'
import type { FindingLabels } from './finding-marks'
import { FindingRow } from './finding-row'
import { type CheckSummary, FindingsPane } from './findings-pane'
import { PANE } from './pane'
import { FileList } from './project/file-list'
import { droppedFiles } from './project/read-files'
import type { useChecker } from './use-checker'

type Found<Given extends Report> = Given['findings'][number]

interface CheckerProps<Given extends Report> {
  locale: Locale
  checker: ReturnType<typeof useChecker<Given>>
  /** The data that checking needs. */
  loaded: Pick<Loaded<unknown>, 'value' | 'hasFailed' | 'retry'>
  /** Texts of the tool, in the language of the page; the name of a file without one. */
  words: Record<'unnamed' | 'loading' | 'failed', string>
  /** The same functions as long as they say the same. */
  labelsOf: (report: Given | undefined) => FindingLabels<Found<Given>>
  /** Why something is a finding, and what to do about it; the same function as long as it shows the same. */
  adviceOf: (finding: Found<Given>) => ReactNode
  summaryOf: (report: Given) => CheckSummary
  kindOf: (path: string) => FileKind
  /** A detail about the file, beside its name. */
  about?: string | undefined
  accept: string
  /** Whether the tool opens several files and folders. */
  isProject?: boolean
  /** Whether the text is saved as a file. */
  isSaved?: boolean
  example: string
  /** More actions, above the text. */
  actions?: ReactNode
  /** Sections below. */
  children?: ReactNode
}

/** Items of the list at most. */
const MOST_LISTED = 200

/** Under the hint of the empty editor, where its text would begin. */
const EXAMPLE_BUTTON = 'absolute bottom-4 left-15 z-1 lg:top-14 lg:bottom-auto'

function EditorPane<Given extends Report>({ checker, words, isProject = false, ...props }: CheckerProps<Given>) {
  const { file, files, view, events, report } = checker
  const isEmpty = file.text === ''
  return (
    <div className={classNames(PANE, 'bg-code-bg')}>
      <EditorHead
        locale={props.locale}
        fileName={file.path || words.unnamed}
        about={props.about}
        hasText={file.text !== ''}
        accept={props.accept}
        isProject={isProject}
        onFiles={(found) => void files.open(Promise.resolve(found))}
        onSave={props.isSaved ? () => files.save(words.unnamed) : undefined}
        onClear={() => {
          files.replace('')
          view?.focus()
        }}
      >
        {props.actions}
      </EditorHead>
      <div className="group relative flex flex-none flex-col lg:min-h-0 lg:flex-1" data-empty={isEmpty || undefined}>
        <CodeEditor file={file} kindOf={props.kindOf} labels={props.labelsOf(report)} {...events} />
        {isEmpty && (
          <button
            type="button"
            className={classNames(SMALL_BUTTON, EXAMPLE_BUTTON)}
            onClick={() => {
              files.replace(props.example, { saved: props.example })
              // The button is gone then; in the text, the focus would open the keyboard of a phone.
              checker.list.current?.focus({ preventScroll: true })
            }}
          >
            {CHECKER_STRINGS[props.locale].tryExample}
          </button>
        )}
      </div>
    </div>
  )
}

function Findings<Given extends Report>(props: CheckerProps<Given>) {
  const { locale, checker, loaded, words, labelsOf, adviceOf } = props
  const { state, file, report, safe } = checker
  const { hasFailed } = loaded
  const summary = report && props.summaryOf(report)
  const isMissing = hasFailed || loaded.value === undefined
  const labels = labelsOf(report)
  const chosen = chosenFinding(state)?.key
  const entries = findingEntries(state.placed, chosen)
  const listed = entries.slice(0, MOST_LISTED)
  const isCut = summary?.hasMore || listed.length < entries.length
  return (
    <FindingsPane
      locale={locale}
      missing={isMissing ? { text: hasFailed ? words.failed : words.loading, hasFailed } : undefined}
      hasText={file.text.trim() !== ''}
      summary={summary}
      shown={isCut ? listed.length : undefined}
      refused={state.refusals}
      list={checker.list}
      safe={safe}
      hasProject={state.project.files.length > 1}
      findingsOf={(scope) => reportedFindings(state, scope, labelsOf, words.unnamed)}
      onRetry={loaded.retry}
    >
      {listed.map(({ id, shown: { key, finding, line, column }, ...walk }) => (
        <FindingRow
          key={id}
          id={key}
          isChosen={key === chosen}
          onChoose={checker.choose}
          {...{ finding, line, column, locale, labels, adviceOf, ...walk }}
        />
      ))}
    </FindingsPane>
  )
}

function ProjectFiles<Given extends Report>({ locale, checker, words }: CheckerProps<Given>) {
  const { state, files, view } = checker
  const count = state.project.files.length
  if (count < 2) return null
  return (
    <FileList
      {...{ locale, unnamed: words.unnamed }}
      files={listedFiles(state)}
      chosen={state.project.chosen}
      onChoose={files.show}
      onClose={(id) => {
        // The list is gone with the last but one.
        if (files.close(id) && count === 2) view?.focus()
      }}
      onCloseAll={() => files.close() && view?.focus()}
    />
  )
}

/** Texts and their findings, side by side in one frame where files can be dropped; F8 moves through the findings. */
export function Checker<Given extends Report>(props: CheckerProps<Given>) {
  const { locale, checker, words, children } = props
  const { isDragging, handlers } = useFileDrop((dropped) => void checker.files.open(droppedFiles(dropped)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F8') return
    event.preventDefault()
    checker.go(event.shiftKey ? -1 : 1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys and files for the interactive elements inside
    <div onKeyDown={onKeyDown}>
      <div
        className={classNames(
          'mt-3 grid overflow-hidden rounded-control border border-line',
          'data-dragging:outline-2 data-dragging:outline-offset-3 data-dragging:outline-focus data-dragging:outline-dashed',
          'lg:grid-cols-[minmax(0,1fr)_clamp(320px,45%,460px)]',
        )}
        data-dragging={isDragging || undefined}
        {...handlers}
      >
        <CheckerNotice
          {...{ locale, state: checker.state, files: checker.files, unnamed: words.unnamed }}
          onDone={() => checker.view?.focus()}
        />
        <ProjectFiles {...props} />
        <EditorPane {...props} />
        <Findings {...props} />
      </div>
      {children}
    </div>
  )
}
