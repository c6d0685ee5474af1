import type { FeatureFinding, FeatureFix } from '@/gherkin/finding/finding'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { ExpressionLine } from '@/steps/card/expression-line'
import { pluginName, type StepCatalogue } from '@/steps/catalogue'
import { DiffLine } from './diff-line'
import { FixActions } from './fix-actions'
import styles from './panel.module.css'

interface CandidateListProps {
  locale: Locale
  catalogue: StepCatalogue
  finding: FeatureFinding
  /** The language of the feature: candidates are shown as they are written there. */
  language: Locale
  onApply: (fix: FeatureFix) => void
}

/** The steps that take an ambiguous sentence, with what makes the sentence only theirs. */
export function CandidateList({ locale, catalogue, finding, language, onApply }: CandidateListProps) {
  const candidates = finding.steps.flatMap((id) => catalogue.steps.filter((step) => step.id === id))
  const own = finding.code === 'ambiguous' ? (finding.data.own ?? []) : []
  return (
    <>
      <p>{FEATURE_CHECKER_STRINGS[locale].taken}</p>
      <ul className={styles.candidates}>
        {candidates.map(({ id, plugin, expression, fails, warning }) => {
          const wording = finding.fixes.find((fix) => fix.step === id)
          const limit = finding.fixes.find((fix) => fix.plugin === plugin)
          return (
            <li key={id}>
              <p className={styles.expression} lang={language}>
                <ExpressionLine expression={expression[language]} />
              </p>
              <p className={styles.plugin}>{pluginName(catalogue.plugins, plugin, locale)}</p>
              {fails?.includes(language) && warning && <p>{warning[locale]}</p>}
              {wording?.diff && <DiffLine parts={wording.diff} locale={locale} />}
              <FixActions locale={locale} catalogue={catalogue} fix={wording ?? limit} step={id} onApply={onApply} />
            </li>
          )
        })}
        {own.map((pattern) => (
          <li key={pattern}>
            <p className={styles.expression} lang={language}>
              <ExpressionLine expression={pattern} />
            </p>
            <p className={styles.plugin}>{FEATURE_CHECKER_STRINGS[locale].custom}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
