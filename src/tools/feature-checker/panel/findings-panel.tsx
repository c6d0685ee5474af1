import type { RefObject } from 'react'
import { type CheckSummary, FindingsPane } from '@/editor/findings-pane'
import { findingKey } from '@/gherkin/finding/finding'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import type { PlacedFinding, PlacedReport } from '../use-feature-report'
import { FindingItem, type FindingItemProps } from './finding-item'

type Shared = Pick<FindingItemProps, 'onChoose' | 'onApply' | 'onDeclare'>

interface FindingsPanelProps extends Shared {
  locale: Locale
  catalogue: StepCatalogue | undefined
  hasFailed: boolean
  hasText: boolean
  /** Nothing while there is no text, or nothing to check it with. */
  report: PlacedReport | undefined
  chosen: PlacedFinding | undefined
  /** Why the last text was not taken. */
  refused: string | undefined
  list: RefObject<HTMLElement | null>
  onExample: () => void
  onRetry: () => void
}

/** So many findings are shown; who has more begins with these. */
const MOST_SHOWN = 100

function summaryOf({ findings, ok, found }: PlacedReport, locale: Locale): CheckSummary {
  const words = FEATURE_CHECKER_STRINGS[locale]
  return {
    count: findings.length,
    read: found > 0 ? words.steps(found) : undefined,
    nothing: words.nothing,
    ...(findings.length > MOST_SHOWN && { shown: MOST_SHOWN }),
    ...(found > 0 && { detail: words.okOf(ok, found) }),
  }
}

/** The findings beside the text: how many, then one by one. */
export function FindingsPanel({ locale, catalogue, hasFailed, report, chosen, ...props }: FindingsPanelProps) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const { onChoose, onApply, onDeclare } = props
  const isMissing = hasFailed || !catalogue
  return (
    <FindingsPane
      locale={locale}
      missing={isMissing ? { text: hasFailed ? words.failed : words.loading, hasFailed } : undefined}
      summary={report && summaryOf(report, locale)}
      {...props}
    >
      {report &&
        catalogue &&
        report.findings
          .slice(0, MOST_SHOWN)
          .map((finding) => (
            <FindingItem
              key={findingKey(finding)}
              finding={finding}
              isChosen={finding === chosen}
              language={report.language}
              {...{ locale, catalogue, onChoose, onApply, onDeclare }}
            />
          ))}
    </FindingsPane>
  )
}
