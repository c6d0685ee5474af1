import { Check, CircleX, Info, Split, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import type { Finding, Fix } from '@/lib/finding'
import buttons from './buttons.module.css'
import styles from './finding-list.module.css'
import type { FindingLabels } from './finding-marks'
import type { PlacedFinding } from './placed-findings'

/** The icon of each look. */
export const FINDING_ICONS = { error: CircleX, ambiguous: Split, warning: TriangleAlert, notice: Info } as const

interface FindingRowProps<Found extends Finding> extends Pick<PlacedFinding<Found>, 'finding' | 'line' | 'column'> {
  locale: Locale
  /** The key of the finding. */
  id: string
  labels: FindingLabels<Found>
  /** Why it is a finding, and what to do about it; the same function as long as it shows the same. */
  adviceOf: (finding: Found) => ReactNode
  isChosen: boolean
  onChoose: (key: string) => void
}

function Row<Found extends Finding>(props: FindingRowProps<Found>) {
  const { locale, id, finding, line, column, labels, adviceOf, isChosen, onChoose } = props
  const words = CHECKER_STRINGS[locale]
  const look = labels.lookOf(finding)
  const Icon = FINDING_ICONS[look]
  return (
    <li className={styles.finding} data-look={look} data-chosen={isChosen || undefined}>
      <p className={styles.place} aria-hidden="true">
        {words.line} <b>{line}</b>
      </p>
      <div>
        <button
          type="button"
          className={styles.title}
          aria-current={isChosen}
          data-line={line}
          onClick={() => onChoose(id)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="visually-hidden">{words.weights[finding.severity]}: </span>
          {labels.titleOf(finding)}
          <span className="visually-hidden">
            , {words.line.toLowerCase()} {line}, {words.column} {column}
          </span>
        </button>
        {adviceOf(finding)}
      </div>
    </li>
  )
}

/** A finding of the list, rendered again only when it has changed: there may be many while somebody types. */
export const FindingRow = memo(Row) as typeof Row

/** What a fix writes, for the accessible name of its button. */
function outcomeOf({ diff, edits }: Fix, locale: Locale): string {
  const kept = diff?.filter(({ change }) => change !== 'del').map(({ text }) => text)
  return kept?.join('') ?? (edits[0]?.insert.trim() || CHECKER_STRINGS[locale].spaces)
}

interface ApplyButtonProps {
  locale: Locale
  fix: Fix
  onApply: (fix: Fix) => void
  /** The text of the button, when it does more than apply the fix. */
  text?: string
}

/** The button that applies a fix. */
export function ApplyButton({ locale, fix, onApply, text = CHECKER_STRINGS[locale].apply }: ApplyButtonProps) {
  const label = `${text}: ${outcomeOf(fix, locale)}`
  return (
    <button type="button" className={buttons.small} aria-label={label} onClick={() => onApply(fix)}>
      <Check size={15} strokeWidth={2} aria-hidden="true" /> {text}
    </button>
  )
}
