import { memo } from 'react'
import buttons from '@/editor/buttons.module.css'
import { FindingFrame } from '@/editor/finding-frame'
import lists from '@/editor/finding-list.module.css'
import { type FeatureFix, findingLook } from '@/gherkin/finding/finding'
import { findingText, findingTitle } from '@/gherkin/finding/finding-text'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import type { PlacedFinding } from '../use-feature-report'
import { CandidateList } from './candidate-list'
import { DiffLine } from './diff-line'
import { FixActions } from './fix-actions'
import { ReasonText } from './reason-text'
import { SuggestionList } from './suggestion-list'

export interface FindingItemProps {
  locale: Locale
  catalogue: StepCatalogue
  finding: PlacedFinding
  /** The language of the feature. */
  language: Locale
  isChosen: boolean
  onChoose: (finding: PlacedFinding) => void
  onApply: (fix: FeatureFix) => void
  /** Takes the sentence for a step of the reader's own. */
  onDeclare: (finding: PlacedFinding) => void
}

/** A sentence that is no step: which ones are near, and whether it is one of the reader's own. */
function UndefinedAdvice({ isAdvised, ...props }: FindingItemProps & { isAdvised: boolean }) {
  const { locale, catalogue, finding, language, onApply, onDeclare } = props
  const words = FEATURE_CHECKER_STRINGS[locale]
  return (
    <>
      {!isAdvised && <p className={lists.hint}>{words.looking}</p>}
      {isAdvised && finding.fixes.length === 0 && <p>{findingText(finding, locale, catalogue, language)}</p>}
      <SuggestionList locale={locale} catalogue={catalogue} finding={finding} language={language} onApply={onApply}>
        <button type="button" className={buttons.plain} onClick={() => onDeclare(finding)}>
          {words.declare}
        </button>
      </SuggestionList>
    </>
  )
}

/** Why, and what to do about it. */
function Advice(props: FindingItemProps) {
  const { locale, catalogue, finding, language, onApply } = props
  const [fix] = finding.fixes
  if (finding.code === 'ambiguous') return <CandidateList {...props} />
  if (finding.code === 'undefined' && finding.data.sentence === undefined)
    return <UndefinedAdvice {...props} isAdvised={finding.data.isAdvised} />
  return (
    <>
      <p>
        <ReasonText
          text={findingText(finding, locale, catalogue, language)}
          type={finding.code === 'argument' ? finding.data.type : undefined}
        />
      </p>
      {fix?.diff && <DiffLine parts={fix.diff} locale={locale} />}
      <FixActions locale={locale} catalogue={catalogue} fix={fix} step={finding.steps[0]} onApply={onApply} />
    </>
  )
}

/** One finding of the list: where, what, why, what to do. Drawn again only when something of it is another. */
export const FindingItem = memo(function FindingItem(props: FindingItemProps) {
  const { locale, finding, isChosen, onChoose } = props
  return (
    <FindingFrame
      locale={locale}
      line={finding.line}
      column={finding.column}
      weight={finding.severity}
      look={findingLook(finding)}
      title={findingTitle(finding, locale)}
      isChosen={isChosen}
      onChoose={() => onChoose(finding)}
    >
      <Advice {...props} />
    </FindingFrame>
  )
})
