import { Fragment } from 'react'
import { HINT } from '@/editor/finding-row'
import type { FeatureFinding } from '@/gherkin/finding/finding'
import { findingText } from '@/gherkin/finding/finding-text'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { PLAIN_BUTTON } from '@/lib/button-looks'
import type { Fix } from '@/lib/finding'
import type { StepCatalogue } from '@/steps/catalogue'
import { familyOf } from '@/steps/values/type-names'
import { FixActions, FixDiff } from './fix-actions'
import { CandidateList, SuggestionList } from './step-list'

interface FindingAdviceProps {
  locale: Locale
  catalogue: StepCatalogue
  finding: FeatureFinding
  /** The language of the feature. */
  language: Locale
  onApply: (fix: Fix) => void
  /** Declares the sentence as a custom step. */
  onDeclare: (finding: FeatureFinding) => void
}

interface ReasonProps {
  /** With `code` between backticks. */
  text: string
  /** The type of the argument: its name has the colour of its family. */
  type: string | undefined
}

const Reason = ({ text, type }: ReasonProps) => (
  <p>
    {text.split('`').map((piece, index) => {
      const chip = piece === type ? `chip ${familyOf(piece)}` : undefined
      return (
        // The pieces never change places, so their position is their identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={index}>{index % 2 ? <code className={chip}>{piece}</code> : piece}</Fragment>
      )
    })}
  </p>
)

/** A sentence that matches no step: the nearest ones, and a button that declares it as a custom step. */
function UndefinedAdvice({ isAdvised, onDeclare, ...props }: FindingAdviceProps & { isAdvised: boolean }) {
  const { locale, catalogue, finding, language } = props
  const words = FEATURE_CHECKER_STRINGS[locale]
  return (
    <>
      {!isAdvised && <p className={HINT}>{words.looking}</p>}
      {isAdvised && finding.fixes.length === 0 && <p>{findingText(finding, locale, catalogue, language)}</p>}
      <SuggestionList {...props}>
        <button type="button" className={PLAIN_BUTTON} onClick={() => onDeclare(finding)}>
          {words.declare}
        </button>
      </SuggestionList>
    </>
  )
}

/** Why something is a finding, and what to do about it. */
export function FindingAdvice(props: FindingAdviceProps) {
  const { locale, catalogue, finding, language, onApply } = props
  const [fix] = finding.fixes
  if (finding.code === 'ambiguous') return <CandidateList {...props} finding={finding} />
  if (finding.code === 'undefined' && finding.data.sentence === undefined)
    return <UndefinedAdvice {...props} isAdvised={finding.data.isAdvised} />
  return (
    <>
      <Reason
        text={findingText(finding, locale, catalogue, language)}
        type={finding.code === 'argument' ? finding.data.type : undefined}
      />
      {fix?.diff && <FixDiff parts={fix.diff} locale={locale} />}
      <FixActions locale={locale} catalogue={catalogue} fix={fix} step={finding.steps[0]} onApply={onApply} />
    </>
  )
}
