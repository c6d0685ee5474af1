import { Check } from 'lucide-react'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { type ConfigCatalogue, type ConfigReport, MAX_FINDINGS } from './check-config'
import styles from './config-checker.module.css'
import type { Finding, Fix } from './finding'
import { FindingItem } from './finding-item'
import listStyles from './finding-list.module.css'

interface FindingsPanelProps {
  locale: Locale
  catalogue?: ConfigCatalogue
  hasFailed: boolean
  /** Nothing while there is no text. */
  report?: ConfigReport
  selected?: Finding
  onChoose: (finding: Finding) => void
  /** Missing while the report is of an older text. */
  onApply?: (fix: Fix) => void
  onExample: () => void
  onRetry: () => void
}

/** What is said in one line, and read out when it changes. */
function Summary({ locale, catalogue, hasFailed, report }: FindingsPanelProps) {
  const words = CONFIG_CHECKER_STRINGS[locale]
  const count = report?.findings.length ?? 0
  if (!catalogue) return <span>{hasFailed ? words.failed : words.loading}</span>
  if (!report) return <span>{words.list}</span>
  return (
    <>
      <strong>{words.findings(count)}</strong>
      <span>{words.read(report.options)}</span>
    </>
  )
}

function Note({ locale, catalogue, hasFailed, report, onExample, onRetry }: FindingsPanelProps) {
  const words = CONFIG_CHECKER_STRINGS[locale]
  if (report && report.findings.length === 0)
    return (
      <div className={styles.note}>
        <p className={styles.fine}>
          {report.options > 0 && <Check size={18} strokeWidth={2} aria-hidden="true" />}
          {report.options > 0 ? words.fine(report.options) : words.nothing}
        </p>
      </div>
    )
  if (report) return null
  const isLost = !catalogue && hasFailed
  return (
    <div className={styles.note}>
      <p>{words.empty}</p>
      <button type="button" className={styles.small} onClick={isLost ? onRetry : onExample}>
        {isLost ? words.retry : words.tryExample}
      </button>
    </div>
  )
}

/** The findings beside the text: how many, then one by one. */
export function FindingsPanel(props: FindingsPanelProps) {
  const { locale, catalogue, report, selected, onChoose, onApply } = props
  const words = CONFIG_CHECKER_STRINGS[locale]
  return (
    <section className={styles.pane} aria-label={words.list}>
      <div className={styles.head}>
        <p className={styles.count} role="status">
          <Summary {...props} />
        </p>
      </div>
      <Note {...props} />
      {report && catalogue && report.findings.length > 0 && (
        <ol className={listStyles.findings}>
          {report.findings.map((finding) => (
            <FindingItem
              key={`${finding.kind} ${finding.from} ${'key' in finding ? finding.key : ''}`}
              finding={finding}
              locale={locale}
              catalogue={catalogue}
              isSelected={finding === selected}
              onChoose={() => onChoose(finding)}
              onApply={onApply}
            />
          ))}
          {report.hasMore && <li className={styles.note}>{words.more(MAX_FINDINGS)}</li>}
        </ol>
      )}
    </section>
  )
}
