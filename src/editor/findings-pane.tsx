import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CheckerStrings } from '@/i18n/checker-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Button, SecondaryButton } from '@/lib/buttons'
import { classNames, PLAIN_BUTTON } from '@/lib/class-names'
import { CopyBox, InlineCode } from '@/lib/code'
import { findingsMarkdown, placeAt, type ReportedFinding } from '@/lib/finding'
import { chosenFinding, findingEntries, findingsOf, hasText, type Report } from './checker-state'
import { PANE, PANE_ACTIONS, PaneHead } from './editor-pane'
import { FindingRow } from './finding-row'
import type { CheckerHandle, CheckerProps } from './use-checker'

const reportedFindings = ({ state, words }: CheckerHandle): ReportedFinding[] =>
  state.project.files.flatMap((file) =>
    findingsOf(state, file).map(({ from, severity, code, title, text }) => {
      return { file: file.path || words.unnamed, ...placeAt(file.text, from), severity, code, title, text }
    }),
  )

/** The findings of all files in Markdown, for an issue or a message. */
function FindingsReport({ checker }: CheckerProps) {
  const words = checker.strings
  const [isOpen, setOpen] = useState(false)
  const text = isOpen ? findingsMarkdown(reportedFindings(checker), words) : ''
  return (
    <details className="px-4 pb-3 text-ui" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={PLAIN_BUTTON}>{words.report}</summary>
      <CopyBox label={words.report} text={text} copy={words.copyReport} />
    </details>
  )
}

const Detail = ({ children }: { children: ReactNode }) => <span className="text-small text-ink-2">{children}</span>

/** The result in one line, which screen readers announce when it changes. */
function Status({ checker: { words, strings, loaded, check, file, report } }: CheckerProps) {
  if (loaded.hasFailed) return <Detail>{words.failed}</Detail>
  if (!check) return <Detail>{words.loading}</Detail>
  if (!report) return <Detail>{hasText(file) ? strings.checking : strings.list}</Detail>
  return (
    <>
      <strong className="text-note">{strings.findings(report.findings.length)}</strong>
      {report.detail !== undefined && <Detail>{report.detail}</Detail>}
    </>
  )
}

const NOTE = 'flex flex-col items-start gap-3 px-4 py-5'

const EmptyState = ({ checker: { locale, strings: words, loaded } }: CheckerProps) => (
  <div className={NOTE}>
    <p className="m-0 max-w-[34em] text-note text-ink-2">
      <span className="hidden lg:inline">{words.pasteBeside}</span>
      <span className="lg:hidden">{words.pasteAbove}</span> {words.staysHere}
    </p>
    {loaded.hasFailed && <SecondaryButton onClick={loaded.retry}>{SHELL_STRINGS[locale].tryAgain}</SecondaryButton>}
  </div>
)

const NoFindings = ({ report: { read, nothing }, strings: { fine } }: { report: Report; strings: CheckerStrings }) => (
  <div className={NOTE}>
    <p className="m-0 flex max-w-[34em] items-center gap-2 text-note font-bold">
      {read !== undefined && <Check className="flex-none text-mark" size={18} strokeWidth={1.75} aria-hidden="true" />}
      <span>{read === undefined ? <InlineCode text={nothing} /> : fine(read)}</span>
    </p>
  </div>
)

const MAX_LISTED = 200

export function FindingList({ checker }: CheckerProps) {
  const { strings, state, report, choose, adviceOf } = checker
  const chosen = chosenFinding(state)?.key
  const entries = findingEntries(state.placed, chosen)
  const listed = entries.slice(0, MAX_LISTED)
  const isCut = report?.hasMore || listed.length < entries.length
  return (
    <>
      <ol className="m-0 list-none p-0">
        {listed.map(({ id, shown: { key, finding, line, column }, ...group }) => (
          <FindingRow
            key={id}
            id={key}
            isChosen={key === chosen}
            onChoose={choose}
            {...{ finding, line, column, strings, adviceOf, ...group }}
          />
        ))}
      </ol>
      <p className="m-0 px-4 py-3 text-small text-ink-2">
        {isCut && `${strings.shown(listed.length)} `}
        <InlineCode text={strings.keys} />
      </p>
    </>
  )
}

function Body(props: CheckerProps) {
  const { strings, loaded, check, file, report } = props.checker
  if (hasText(file) && !loaded.hasFailed && !report) return null
  if (loaded.hasFailed || !check || !report) return <EmptyState {...props} />
  return report.findings.length === 0 ? <NoFindings {...{ report, strings }} /> : <FindingList {...props} />
}

function Refusals({ refusals }: { refusals: readonly string[] }) {
  if (refusals.length === 0) return null
  return (
    <div
      className="max-h-[40%] flex-none overflow-y-auto border-b border-line bg-row-danger px-4 py-3 text-note leading-normal text-danger"
      role="alert"
    >
      {refusals.map((refusal) => (
        <p key={refusal} className="m-0">
          {refusal}
        </p>
      ))}
    </div>
  )
}

export function FindingsPane(props: CheckerProps) {
  const { strings, state, report, list, safe } = props.checker
  const isReportable = report !== undefined || state.project.files.length > 1
  return (
    <section
      className={classNames(PANE, 'min-h-45 border-t border-line bg-bg', 'lg:border-t-0 lg:border-l')}
      aria-label={strings.list}
      ref={list}
      tabIndex={-1}
    >
      <PaneHead>
        <p className="m-0 flex flex-wrap items-baseline gap-x-3" role="status">
          <Status {...props} />
        </p>
      </PaneHead>
      <Refusals refusals={state.refusals} />
      {safe.count > 0 && (
        <p className={classNames(PANE_ACTIONS, 'print:hidden!')}>
          <Button onClick={safe.applyAll}>{strings.safeFixes(safe.count, state.project.files.length)}</Button>
        </p>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Body {...props} />
        {isReportable && <FindingsReport {...props} />}
      </div>
    </section>
  )
}
