import { Check, ClipboardList } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { CheckerStrings } from '@/i18n/checker-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Button, SecondaryButton } from '@/lib/buttons'
import { classNames } from '@/lib/class-names'
import { CopyBox, InlineCode } from '@/lib/code'
import { placeAt } from '@/lib/finding'
import type { Scope } from './checker-actions'
import { chosenFinding, findingEntries, findingsOf, hasText, type Report } from './checker-state'
import { FindingRow } from './finding-row'
import { findingsJson, findingsMarkdown, type ReportedFinding } from './findings-report'
import { IconButton, PANE, PANE_ACTIONS, PaneHead, PanePanel, RadioButtons, useScope } from './pane'
import { saveFile } from './project/disk-files'
import type { CheckerHandle, CheckerProps } from './use-checker'

const reportedFindings = ({ state, words, file: shown }: CheckerHandle, scope: Scope): ReportedFinding[] =>
  (scope === 'file' ? [shown] : state.project.files).flatMap((file) =>
    findingsOf(state, file).map(({ from, severity, code, title, text }) => {
      return { file: file.path || words.unnamed, ...placeAt(file.text, from), severity, code, title, text }
    }),
  )

/** By file ending. */
const FORMATS = { md: 'Markdown', json: 'JSON' } as const

function ReportPanel({ id, checker }: CheckerProps & { id: string }) {
  const words = checker.strings
  const [format, setFormat] = useState<keyof typeof FORMATS>('md')
  const [scope, scopes] = useScope(checker)
  const findings = reportedFindings(checker, scope)
  const text = format === 'json' ? findingsJson(findings) : findingsMarkdown(findings, words)
  return (
    <PanePanel id={id} label={words.report}>
      <RadioButtons legend={words.format} options={FORMATS} value={format} onChange={setFormat} />
      {scopes}
      <CopyBox label={words.report} text={text} copy={words.copyReport} />
      <Button onClick={() => saveFile(`${words.reportName}.${format}`, text)}>{words.saveReport}</Button>
    </PanePanel>
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

const EmptyState = ({ checker: { locale, strings: words, loaded }, hint }: CheckerProps) => (
  <div className={NOTE}>
    <p className="m-0 max-w-[34em] text-note text-ink-2">
      <span className="hidden lg:inline">{words.pasteBeside}</span>
      <span className="lg:hidden">{words.pasteAbove}</span> {words.staysHere} {hint}
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

function SafeFixButtons({ checker: { strings: words, state, safe } }: CheckerProps) {
  const { file, project } = safe.counts
  const isMore = state.project.files.length > 1 && project > file
  if (file === 0 && !isMore) return null
  return (
    <p className={classNames(PANE_ACTIONS, 'print:hidden!')}>
      {file > 0 && <Button onClick={() => safe.applyAll('file')}>{words.safeFixes(file)}</Button>}
      {isMore && <Button onClick={() => safe.applyAll('project')}>{words.safeFixesOfAll(project)}</Button>}
    </p>
  )
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
  const { strings, state, report, list } = props.checker
  const id = useId()
  const [isReportOpen, setReportOpen] = useState(false)
  const isReportable = report !== undefined || state.project.files.length > 1
  const reportButton = (
    <IconButton
      label={strings.report}
      icon={ClipboardList}
      size={19}
      aria-expanded={isReportOpen}
      aria-controls={isReportOpen ? id : undefined}
      onClick={() => setReportOpen(!isReportOpen)}
    />
  )
  return (
    <section
      className={classNames(PANE, 'min-h-45 border-t border-line bg-bg', 'lg:border-t-0 lg:border-l')}
      aria-label={strings.list}
      ref={list}
      tabIndex={-1}
    >
      <PaneHead buttons={isReportable && reportButton}>
        <p className="m-0 flex flex-wrap items-baseline gap-x-3" role="status">
          <Status {...props} />
        </p>
      </PaneHead>
      <Refusals refusals={state.refusals} />
      {isReportOpen && <ReportPanel {...props} id={id} />}
      <SafeFixButtons {...props} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Body {...props} />
      </div>
    </section>
  )
}
