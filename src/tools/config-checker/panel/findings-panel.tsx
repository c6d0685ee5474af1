import type { RefObject } from 'react'
import { type ConfigCatalogue, type ConfigReport, MAX_FINDINGS } from '@/config/check/check-config'
import { findingKey } from '@/config/check/finding'
import { type CheckSummary, FindingsPane } from '@/editor/findings-pane'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { Fix } from '@/lib/finding'
import type { LocatedFinding } from '../use-config-checker'
import { FindingItem } from './finding-item'

interface FindingsPanelProps {
  locale: Locale
  catalogue?: ConfigCatalogue
  hasFailed: boolean
  hasText: boolean
  /** Nothing while there is no text. */
  report?: ConfigReport
  /** Those of the report, where they are now. */
  findings: readonly LocatedFinding[]
  chosen?: LocatedFinding
  /** Why the last text was not taken. */
  refused?: string
  list: RefObject<HTMLElement | null>
  onChoose: (finding: LocatedFinding) => void
  onApply: (finding: LocatedFinding, fix: Fix) => void
  onExample: () => void
  onRetry: () => void
}

function summaryOf({ findings, hasMore, options }: ConfigReport, locale: Locale): CheckSummary {
  const words = CONFIG_CHECKER_STRINGS[locale]
  return {
    count: findings.length,
    read: options > 0 ? words.options(options) : undefined,
    detail: words.read(options),
    nothing: words.nothing,
    ...(hasMore && { shown: MAX_FINDINGS }),
  }
}

/** The findings beside the text: how many, then one by one. */
export function FindingsPanel({ locale, catalogue, report, findings, chosen, refused, ...props }: FindingsPanelProps) {
  const words = CONFIG_CHECKER_STRINGS[locale]
  const { hasFailed, hasText, list, onChoose, onApply, onExample, onRetry } = props
  return (
    <FindingsPane
      locale={locale}
      missing={catalogue ? undefined : { text: hasFailed ? words.failed : words.loading, hasFailed }}
      summary={report && summaryOf(report, locale)}
      refused={refused}
      {...{ hasText, list, onExample, onRetry }}
    >
      {catalogue &&
        findings.map((finding) => (
          <FindingItem
            key={findingKey(finding)}
            finding={finding}
            locale={locale}
            catalogue={catalogue}
            isChosen={finding === chosen}
            onChoose={() => onChoose(finding)}
            onApply={(fix) => onApply(finding, fix)}
          />
        ))}
    </FindingsPane>
  )
}
