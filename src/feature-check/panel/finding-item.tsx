import { CircleX, Split, TriangleAlert } from 'lucide-react'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import type { Locale } from '@/i18n/locale'
import { InlineCode } from '@/lib/inline-code'
import type { StepCatalogue } from '@/steps/catalogue'
import type { Finding, Fix } from '../finding'
import { findingLook } from '../finding-look'
import { findingText } from '../finding-text'
import { CandidateList } from './candidate-list'
import { DiffLine } from './diff-line'
import styles from './finding-list.module.css'
import { FixActions } from './fix-actions'
import { SuggestionList } from './suggestion-list'

export interface FindingItemProps {
  locale: Locale
  catalogue: StepCatalogue
  finding: Finding
  /** The language of the feature. */
  language: Locale
  isChosen: boolean
  onChoose: (finding: Finding) => void
  onApply: (fix: Fix) => void
  /** Takes the sentence for a step of the reader's own. */
  onDeclare: (finding: Finding) => void
}

const ICONS = { error: CircleX, ambiguous: Split, warning: TriangleAlert } as const

/** Why, and what to do about it. */
function Advice(props: FindingItemProps) {
  const { locale, catalogue, finding, onApply, onDeclare } = props
  const words = FEATURE_CHECKER_STRINGS[locale]
  const [fix] = finding.fixes
  if (finding.message === 'ambiguous') return <CandidateList {...props} />
  if (finding.message === 'undefined' && finding.data.sentence === undefined)
    return (
      <>
        {!finding.data.isAdvised && <p className={styles.hint}>{words.looking}</p>}
        {finding.data.isAdvised && !fix && <p>{findingText(finding, locale, catalogue)}</p>}
        <SuggestionList locale={locale} catalogue={catalogue} finding={finding} onApply={onApply} />
        <button type="button" className={styles.more} onClick={() => onDeclare(finding)}>
          {words.declare}
        </button>
      </>
    )
  return (
    <>
      <p>
        <InlineCode text={findingText(finding, locale, catalogue)} />
      </p>
      {fix?.diff && <DiffLine parts={fix.diff} locale={locale} />}
      <FixActions locale={locale} catalogue={catalogue} fix={fix} step={finding.steps[0]} onApply={onApply} />
    </>
  )
}

/** One finding of the list: where, what, why, what to do. */
export function FindingItem(props: FindingItemProps) {
  const { locale, finding, isChosen, onChoose } = props
  const words = FEATURE_CHECKER_STRINGS[locale]
  const look = findingLook(finding)
  const Icon = ICONS[look]
  return (
    <li className={styles.finding} data-look={look} data-chosen={isChosen || undefined}>
      <p className={styles.place} aria-hidden="true">
        {words.line} <b>{finding.line}</b>
      </p>
      <div>
        <button
          type="button"
          className={styles.title}
          aria-current={isChosen}
          data-line={finding.line}
          onClick={() => onChoose(finding)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="visually-hidden">{finding.severity === 'error' ? words.error : words.warning}: </span>
          {FEATURE_FINDINGS_STRINGS[locale].titles[finding.kind]}
          <span className="visually-hidden">
            , {words.line.toLowerCase()} {finding.line}, {words.column} {finding.column}
          </span>
        </button>
        <Advice {...props} />
      </div>
    </li>
  )
}
