import type { ReactNode } from 'react'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import type { FindingLook, FindingWeight } from '@/lib/finding-look'
import { FindingIcon } from './finding-icon'
import styles from './finding-list.module.css'

interface FindingFrameProps {
  locale: Locale
  /** Both from 1. */
  line: number
  column: number
  weight: FindingWeight
  look: FindingLook
  title: string
  isChosen: boolean
  onChoose: () => void
  /** Why, and what to do about it. */
  children: ReactNode
}

/** One finding of the list: its line in the gutter, its icon and title, what is said of it. */
export function FindingFrame({ locale, line, column, weight, look, title, isChosen, ...rest }: FindingFrameProps) {
  const words = CHECKER_STRINGS[locale]
  return (
    <li className={styles.finding} data-look={look} data-chosen={isChosen || undefined}>
      <p className={styles.place} aria-hidden="true">
        {words.line} <b>{line}</b>
      </p>
      <div>
        <button type="button" className={styles.title} aria-current={isChosen} data-line={line} onClick={rest.onChoose}>
          <FindingIcon look={look} size={18} />
          <span className="visually-hidden">{words.weights[weight]}: </span>
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
