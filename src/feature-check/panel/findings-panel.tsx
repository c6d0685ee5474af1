import { Check } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { InlineCode } from '@/lib/inline-code'
import type { StepCatalogue } from '@/steps/catalogue'
import type { FeatureReport } from '../check/check-feature'
import styles from '../feature-checker.module.css'
import type { Finding } from '../finding'
import { FindingItem, type FindingItemProps } from './finding-item'
import listStyles from './finding-list.module.css'

type Shared = Pick<FindingItemProps, 'onChoose' | 'onApply' | 'onDeclare'>

interface FindingsPanelProps extends Shared {
  locale: Locale
  catalogue: StepCatalogue | undefined
  hasFailed: boolean
  /** Nothing while there is no text, or nothing to check it with. */
  report: FeatureReport | undefined
  chosen: Finding | undefined
  /** Why the last text was not taken. */
  refused: string | undefined
  list: RefObject<HTMLElement | null>
  onExample: () => void
  onRetry: () => void
}

/** So many findings are shown; who has more begins with these. */
const MOST_SHOWN = 100

/** What is said in one line, and read out when it changes. */
function Summary({ locale, catalogue, hasFailed, report }: FindingsPanelProps) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  if (hasFailed) return <span>{words.failed}</span>
  if (!catalogue) return <span>{words.loading}</span>
  if (!report) return <span>{words.list}</span>
  return (
    <>
      <strong>{words.findings(report.findings.length)}</strong>
      {report.found > 0 && <span>{words.okOf(report.ok, report.found)}</span>}
    </>
  )
}

const Note = ({ text, button, onClick }: { text: string; button: string; onClick: () => void }) => (
  <div className={styles.note}>
    <p>{text}</p>
    <button type="button" className={styles.secondary} onClick={onClick}>
      {button}
    </button>
  </div>
)

function Fine({ locale, found }: { locale: Locale; found: number }) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  return (
    <div className={styles.note}>
      <p className={styles.fine}>
        {found > 0 && <Check size={18} strokeWidth={2} aria-hidden="true" />}
        {found > 0 ? words.fine(found) : words.nothing}
      </p>
    </div>
  )
}

function Findings({
  report,
  catalogue,
  ...props
}: FindingsPanelProps & { report: FeatureReport; catalogue: StepCatalogue }) {
  const { locale, chosen, onChoose, onApply, onDeclare } = props
  const words = FEATURE_CHECKER_STRINGS[locale]
  const shared = { locale, catalogue, language: report.language, onChoose, onApply, onDeclare }
  return (
    <>
      <ol className={listStyles.findings}>
        {report.findings.slice(0, MOST_SHOWN).map((finding) => (
          <FindingItem
            key={`${finding.line}:${finding.column}:${finding.message}`}
            finding={finding}
            isChosen={finding === chosen}
            {...shared}
          />
        ))}
      </ol>
      <p className={listStyles.keys}>
        {report.findings.length > MOST_SHOWN && `${words.shown(MOST_SHOWN)} `}
        <InlineCode text={words.keys} />
      </p>
    </>
  )
}

function Body(props: FindingsPanelProps): ReactNode {
  const { locale, catalogue, hasFailed, report, onExample, onRetry } = props
  const words = FEATURE_CHECKER_STRINGS[locale]
  if (hasFailed) return <Note text={words.empty} button={words.retry} onClick={onRetry} />
  if (!catalogue || !report) return <Note text={words.empty} button={words.tryExample} onClick={onExample} />
  if (report.findings.length === 0) return <Fine locale={locale} found={report.found} />
  return <Findings {...props} catalogue={catalogue} report={report} />
}

/** The findings beside the text: how many, then one by one. */
export function FindingsPanel(props: FindingsPanelProps) {
  const { locale, refused, list } = props
  return (
    <section className={styles.pane} aria-label={FEATURE_CHECKER_STRINGS[locale].list} ref={list} tabIndex={-1}>
      <div className={styles.head}>
        <p className={styles.count} role="status">
          <Summary {...props} />
        </p>
      </div>
      {refused && (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
      <div className={styles.scroll}>
        <Body {...props} />
      </div>
    </section>
  )
}
