import { Check, CircleX, Info, Split, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import type { FindingLook, Fix, Severity } from '@/lib/finding'
import buttons from './buttons.module.css'
import styles from './finding-list.module.css'

const ICONS = { error: CircleX, ambiguous: Split, warning: TriangleAlert, notice: Info } as const

interface FindingFrameProps {
  locale: Locale
  /** Both from 1. */
  line: number
  column: number
  severity: Severity
  look: FindingLook
  title: string
  isChosen: boolean
  onChoose: () => void
  /** Why it is a finding, and what to do about it. */
  children: ReactNode
}

/** One finding of the list: its line in the gutter, its icon and title, what there is to know about it. */
export function FindingFrame({ locale, line, column, severity, look, title, isChosen, ...rest }: FindingFrameProps) {
  const words = CHECKER_STRINGS[locale]
  const Icon = ICONS[look]
  return (
    <li className={styles.finding} data-look={look} data-chosen={isChosen || undefined}>
      <p className={styles.place} aria-hidden="true">
        {words.line} <b>{line}</b>
      </p>
      <div>
        <button type="button" className={styles.title} aria-current={isChosen} data-line={line} onClick={rest.onChoose}>
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="visually-hidden">{words.weights[severity]}: </span>
          {title}
          <span className="visually-hidden">
            , {words.line.toLowerCase()} {line}, {words.column} {column}
          </span>
        </button>
        {rest.children}
      </div>
    </li>
  )
}

/** What a fix writes, for those who only hear its button. */
function outcomeOf({ diff, edits }: Fix, locale: Locale): string {
  const kept = diff?.filter(({ change }) => change !== 'del').map(({ text }) => text)
  return kept?.join('') ?? (edits[0]?.insert.trim() || CHECKER_STRINGS[locale].spaces)
}

interface ApplyButtonProps {
  locale: Locale
  fix: Fix
  onApply: (fix: Fix) => void
  /** What it does, where that is not simply to apply the fix. */
  text?: string
}

/** Applies a fix. */
export function ApplyButton({ locale, fix, onApply, text = CHECKER_STRINGS[locale].apply }: ApplyButtonProps) {
  const label = `${text}: ${outcomeOf(fix, locale)}`
  return (
    <button type="button" className={buttons.small} aria-label={label} onClick={() => onApply(fix)}>
      <Check size={15} strokeWidth={2} aria-hidden="true" /> {text}
    </button>
  )
}
