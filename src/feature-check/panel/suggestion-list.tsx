import { useId, useState } from 'react'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import type { Finding, Fix } from '../finding'
import { DiffLine } from './diff-line'
import styles from './finding-list.module.css'
import { FixActions } from './fix-actions'

interface SuggestionListProps {
  locale: Locale
  catalogue: StepCatalogue
  finding: Finding
  onApply: (fix: Fix) => void
}

/** The steps nearest to a sentence that is none: the nearest at once, the others when asked for. */
export function SuggestionList({ locale, catalogue, finding, onApply }: SuggestionListProps) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { fixes } = finding
  const shown = isOpen ? fixes : fixes.slice(0, 1)
  const rest = fixes.length - 1
  if (fixes.length === 0) return null
  return (
    <>
      <p className={styles.hint}>{words.didYouMean}</p>
      <ul className={styles.suggestions} id={id}>
        {shown.map((fix) => (
          <li key={fix.step}>
            <DiffLine parts={fix.diff ?? []} locale={locale} />
            <FixActions locale={locale} catalogue={catalogue} fix={fix} step={fix.step} onApply={onApply} />
          </li>
        ))}
      </ul>
      {rest > 0 && !isOpen && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={false}
          aria-controls={id}
          onClick={() => setOpen(true)}
        >
          {words.seeMore(rest)}
        </button>
      )}
    </>
  )
}
