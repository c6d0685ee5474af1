import { type ReactNode, useId, useState } from 'react'
import buttons from '@/checker/buttons.module.css'
import lists from '@/checker/finding-list.module.css'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import type { Finding, Fix } from '../finding/finding'
import { DiffLine } from './diff-line'
import { FixActions } from './fix-actions'
import styles from './panel.module.css'

interface SuggestionListProps {
  locale: Locale
  catalogue: StepCatalogue
  finding: Finding
  onApply: (fix: Fix) => void
  /** What else can be done, beside the button for more steps. */
  children: ReactNode
}

/** The steps nearest to a sentence that is none: the nearest at once, the others when asked for. */
export function SuggestionList({ locale, catalogue, finding, onApply, children }: SuggestionListProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { fixes } = finding
  const shown = isOpen ? fixes : fixes.slice(0, 1)
  const rest = fixes.length - 1
  return (
    <>
      {fixes.length > 0 && <p className={lists.hint}>{CHECKER_STRINGS[locale].didYouMean}</p>}
      <ul className={styles.suggestions} id={id}>
        {shown.map((fix) => (
          <li key={fix.step}>
            <DiffLine parts={fix.diff ?? []} locale={locale} />
            <FixActions locale={locale} catalogue={catalogue} fix={fix} step={fix.step} onApply={onApply} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {rest > 0 && !isOpen && (
          <button
            type="button"
            className={buttons.plain}
            aria-expanded={false}
            aria-controls={id}
            onClick={() => setOpen(true)}
          >
            {FEATURE_CHECKER_STRINGS[locale].seeMore(rest)}
          </button>
        )}
        {children}
      </p>
    </>
  )
}
