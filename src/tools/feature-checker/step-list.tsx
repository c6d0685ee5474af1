import { type ReactNode, useId, useState } from 'react'
import buttons from '@/editor/buttons.module.css'
import lists from '@/editor/finding-list.module.css'
import type { FeatureFinding } from '@/gherkin/finding/finding'
import { findingText } from '@/gherkin/finding/finding-text'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { Fix } from '@/lib/finding'
import { ExpressionLine } from '@/steps/card/expression-line'
import { pluginName, type StepCatalogue } from '@/steps/catalogue'
import styles from './feature-checker.module.css'
import { FixActions, FixDiff } from './fix-actions'

interface StepListProps<Found extends FeatureFinding = FeatureFinding> {
  locale: Locale
  catalogue: StepCatalogue
  finding: Found
  /** The language of the feature: steps are shown as they are written there. */
  language: Locale
  onApply: (fix: Fix) => void
}

const Expression = ({ text, language }: { text: string | undefined; language: Locale }) =>
  text === undefined ? null : (
    <p className={styles.expression} lang={language}>
      <ExpressionLine expression={text} />
    </p>
  )

/** The steps that match an ambiguous sentence, with the fix that makes it match only one. */
export function CandidateList(props: StepListProps<FeatureFinding<'ambiguous'>>) {
  const { locale, catalogue, finding, language, onApply } = props
  const words = FEATURE_CHECKER_STRINGS[locale]
  const candidates = finding.steps.flatMap((id) => catalogue.steps.filter((step) => step.id === id))
  return (
    <>
      <p>
        {finding.data.modules ? findingText(finding, locale, catalogue, language).replaceAll('`', '') : words.taken}
      </p>
      <ul className={styles.candidates}>
        {candidates.map(({ id, plugin, expression, fails, warning }) => {
          const wording = finding.fixes.find((fix) => fix.step === id)
          const limit = finding.fixes.find((fix) => fix.plugin === plugin)
          return (
            <li key={id}>
              <Expression text={expression[language]} language={language} />
              <p className={styles.plugin}>{pluginName(catalogue.plugins, plugin, locale)}</p>
              {fails?.includes(language) && warning && <p>{warning[locale]}</p>}
              {wording?.diff && <FixDiff parts={wording.diff} locale={locale} />}
              <FixActions locale={locale} catalogue={catalogue} fix={wording ?? limit} step={id} onApply={onApply} />
            </li>
          )
        })}
        {finding.data.own?.map((pattern) => (
          <li key={pattern}>
            <Expression text={pattern} language={language} />
            <p className={styles.plugin}>{words.custom}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The steps nearest to a sentence that matches none: the nearest, and the others behind a button. */
export function SuggestionList({ children, ...props }: StepListProps & { children: ReactNode }) {
  const { locale, catalogue, finding, language, onApply } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { fixes } = finding
  const rest = fixes.length - 1
  const expressionOf = (step: string | undefined) => catalogue.steps.find((known) => known.id === step)?.expression
  return (
    <>
      {fixes[0] && (
        <p className={lists.hint}>
          {fixes[0].diff ? CHECKER_STRINGS[locale].didYouMean : FEATURE_CHECKER_STRINGS[locale].nearest}
        </p>
      )}
      <ul className={styles.suggestions} id={id}>
        {(isOpen ? fixes : fixes.slice(0, 1)).map((fix) => (
          <li key={fix.step}>
            {fix.diff ? (
              <FixDiff parts={fix.diff} locale={locale} />
            ) : (
              <Expression text={expressionOf(fix.step)?.[language]} language={language} />
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
