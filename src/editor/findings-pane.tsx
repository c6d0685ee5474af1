import { Check, ClipboardList } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { ICON_BUTTON, SECONDARY_BUTTON, SMALL_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
import { InlineCode } from '@/lib/inline-code'
import { PANE, PANE_ACTIONS, PaneHead } from './pane'
import { ReportPanel, type ReportPanelProps } from './report/report-panel'
import type { useChecker } from './use-checker'

export interface CheckSummary {
  count: number
  /** Whether there are more than the report has. */
  hasMore?: boolean
  /** What was read: "6 steps"; undefined when there was nothing to read. */
  read: string | undefined
  /** A detail beside the count. */
  detail?: string
  /** Shown when there was nothing to read, with code between backticks. */
  nothing: string
}

interface FindingsPaneProps extends Pick<ReportPanelProps, 'locale' | 'hasProject' | 'findingsOf'> {
  /** Set while the data for checks is missing, and whether it could not be loaded. */
  missing: { text: string; hasFailed: boolean } | undefined
  hasText: boolean
  /** Undefined while there is no text, or while it has not been checked. */
  summary: CheckSummary | undefined
  /** How many findings are listed, when that is not all. */
  shown: number | undefined
  /** Why the last texts were refused. */
  refused: readonly string[]
  safe: ReturnType<typeof useChecker>['safe']
  list: RefObject<HTMLElement | null>
  onRetry: () => void
  /** The findings, as items of a list. */
  children: ReactNode
}

const Detail = ({ children }: { children: ReactNode }) => <span className="text-small text-ink-2">{children}</span>

/** The outcome in one line, which screen readers announce when it changes. */
function Status({ locale, missing, hasText, summary }: FindingsPaneProps) {
  const words = CHECKER_STRINGS[locale]
  if (missing) return <Detail>{missing.text}</Detail>
  if (!summary) return <Detail>{hasText ? words.checking : words.list}</Detail>
  return (
    <>
      <strong className="text-note">{words.findings(summary.count)}</strong>
      {summary.detail !== undefined && <Detail>{summary.detail}</Detail>}
    </>
  )
}

/** What stands in place of findings. */
const NOTE = 'flex flex-col items-start gap-3 px-4 py-5'

function Invitation({ locale, missing, onRetry }: FindingsPaneProps) {
  const words = CHECKER_STRINGS[locale]
  return (
    <div className={NOTE}>
      <p className="m-0 max-w-[34em] text-note text-ink-2">
        <span className="hidden lg:inline">{words.pasteBeside}</span>
        <span className="lg:hidden">{words.pasteAbove}</span> {words.staysHere}
      </p>
      {missing?.hasFailed && (
        <button type="button" className={SECONDARY_BUTTON} onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </div>
  )
}

const Fine = ({ locale, summary }: { locale: Locale; summary: CheckSummary }) => (
  <div className={NOTE}>
    <p className="m-0 flex max-w-[34em] items-center gap-2 text-note font-bold">
      {summary.read !== undefined && (
        <Check className="flex-none text-mark" size={18} strokeWidth={1.75} aria-hidden="true" />
      )}
      <span>
        {summary.read === undefined ? (
          <InlineCode text={summary.nothing} />
        ) : (
          CHECKER_STRINGS[locale].fine(summary.read)
        )}
      </span>
    </p>
  </div>
)

function Body(props: FindingsPaneProps) {
  const { locale, missing, hasText, summary, shown, children } = props
  const words = CHECKER_STRINGS[locale]
  if (hasText && !missing?.hasFailed && !summary) return null
  if (missing || !summary) return <Invitation {...props} />
  if (summary.count === 0) return <Fine locale={locale} summary={summary} />
  return (
    <>
      <ol className="m-0 list-none p-0">{children}</ol>
      <p className="m-0 px-4 py-3 text-small text-ink-2">
        {shown !== undefined && `${words.shown(shown)} `}
        <InlineCode text={words.keys} />
      </p>
    </>
  )
}

/** The button that applies all safe fixes; for a project also that for its other files. */
function SafeFixButtons({ locale, hasProject, safe: { counts, applyAll } }: FindingsPaneProps) {
  const words = CHECKER_STRINGS[locale]
  const isMore = hasProject && counts.project > counts.file
  if (counts.file === 0 && !isMore) return null
  return (
    <p className={PANE_ACTIONS}>
      {counts.file > 0 && (
        <button type="button" className={SMALL_BUTTON} onClick={() => applyAll('file')}>
          {words.safeFixes(counts.file)}
        </button>
      )}
      {isMore && (
        <button type="button" className={SMALL_BUTTON} onClick={() => applyAll('project')}>
          {words.safeFixesOfAll(counts.project)}
        </button>
      )}
    </p>
  )
}

/** The bar above the findings: their number, and the report. */
function Head(props: FindingsPaneProps & { id: string; isOpen: boolean; onToggle: () => void }) {
  const { locale, hasProject, summary, id, isOpen, onToggle } = props
  const { report } = CHECKER_STRINGS[locale]
  return (
    <PaneHead
      buttons={
        (summary || hasProject) && (
          <button
            type="button"
            className={ICON_BUTTON}
            title={report}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          >
            <ClipboardList size={19} strokeWidth={1.75} aria-hidden="true" />
            <span className="visually-hidden">{report}</span>
          </button>
        )
      }
    >
      <p className="m-0 flex flex-wrap items-baseline gap-x-3" role="status">
        <Status {...props} />
      </p>
    </PaneHead>
  )
}

/** The pane beside the text: the number of findings, then the findings. */
export function FindingsPane(props: FindingsPaneProps) {
  const { locale, refused, list, hasProject, findingsOf } = props
  const id = useId()
  const [isReportOpen, setReportOpen] = useState(false)
  return (
    <section
      className={classNames(PANE, 'min-h-45 border-t border-line bg-bg', 'lg:border-t-0 lg:border-l')}
      aria-label={CHECKER_STRINGS[locale].list}
      ref={list}
      tabIndex={-1}
    >
      <Head {...props} id={id} isOpen={isReportOpen} onToggle={() => setReportOpen(!isReportOpen)} />
      {refused.length > 0 && (
        <div
          className="max-h-[40%] flex-none overflow-y-auto border-b border-line bg-row-danger px-4 py-3 text-note leading-normal text-danger"
          role="alert"
        >
          {refused.map((refusal) => (
            <p key={refusal} className="m-0">
              {refusal}
            </p>
          ))}
        </div>
      )}
      {isReportOpen && <ReportPanel {...{ locale, id, hasProject, findingsOf }} />}
      <SafeFixButtons {...props} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Body {...props} />
      </div>
    </section>
  )
}
