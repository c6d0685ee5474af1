import { type ReactNode, useId, useState } from 'react'
import buttons from '@/editor/buttons.module.css'
import lists from '@/editor/finding-list.module.css'
import type { FeatureFinding, FeatureFix } from '@/gherkin/finding/finding'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { ExpressionLine } from '@/steps/card/expression-line'
import type { StepCatalogue } from '@/steps/catalogue'
import { DiffLine } from './diff-line'
import { FixActions } from './fix-actions'
import styles from './panel.module.css'

interface SuggestionListProps {
  locale: Locale
  catalogue: StepCatalogue
  finding: FeatureFinding
  /** The language of the feature: steps are shown as they are written there. */
  language: Locale
  onApply: (fix: FeatureFix) => void
  /** What else can be done, beside the button for more steps. */
  children: ReactNode
}

/** A step as its catalogue has it: its values are for the reader to write. */
function StepExpression({
  step,
  catalogue,
  language,
}: Pick<SuggestionListProps, 'catalogue' | 'language'> & Pick<FeatureFix, 'step'>) {
  const known = catalogue.steps.find(({ id }) => id === step)
  if (!known) return null
  return (
    <p className={styles.expression} lang={language}>
      <ExpressionLine expression={known.expression[language]} />
    </p>
  )
}

/** The steps nearest to a sentence that is none: the nearest at once, the others when asked for. */
export function SuggestionList({ locale, catalogue, finding, language, onApply, children }: SuggestionListProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { fixes } = finding
  const shown = isOpen ? fixes : fixes.slice(0, 1)
  const rest = fixes.length - 1
  const hint = fixes[0]?.diff ? CHECKER_STRINGS[locale].didYouMean : FEATURE_CHECKER_STRINGS[locale].nearest
  return (
    <>
      {fixes.length > 0 && <p className={lists.hint}>{hint}</p>}
      <ul className={styles.suggestions} id={id}>
        {shown.map((fix) => (
          <li key={fix.step}>
            {fix.diff ? (
              <DiffLine parts={fix.diff} locale={locale} />
            ) : (
              <StepExpression step={fix.step} catalogue={catalogue} language={language} />
            )}
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
