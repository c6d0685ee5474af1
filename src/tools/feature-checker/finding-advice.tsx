import { useState } from 'react'
import type { Report } from '@/editor/checker-state'
import { DiffLine } from '@/editor/diff-line'
import { FindingActions, HINT } from '@/editor/finding-row'
import type { AdviceActions, ShownFinding } from '@/editor/placed-findings'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import { type FeatureFinding, type FeatureFix, featureWords } from '@/gherkin/finding'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { type Locale, type StepLanguage, stepLanguageOf } from '@/i18n/locale'
import { PlainButton } from '@/lib/buttons'
import { PLAIN_BUTTON } from '@/lib/class-names'
import { InlineCode } from '@/lib/code'
import { memoize, memoizeFor } from '@/lib/memoize'
import { stepRoute, withBase } from '@/site/site'
import { ExpressionLine } from '@/steps/card/expression-line'
import { pluginName, type StepCatalogue } from '@/steps/catalogue'

interface FindingAdviceProps<Found extends FeatureFinding = FeatureFinding> extends AdviceActions {
  locale: Locale
  catalogue: StepCatalogue
  finding: Found
  text: string
  /** Of the feature: steps are shown in it. */
  language: StepLanguage
}

type FixViewProps = FindingAdviceProps & { fix: FeatureFix | undefined; step: string | undefined }

function FixView({ locale, language, catalogue, onApply, fix, step }: FixViewProps) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  // A step of the reader's project has no page.
  const target = catalogue.steps.find(({ id, own }) => id === step && !own)
  const link = target && {
    href: withBase(stepRoute(target, locale)),
    text: words.seeStep,
    about: target.expression[stepLanguageOf(locale)],
  }
  const applyText = fix?.plugin && words.onlyPlugin(pluginName(catalogue.plugins, fix.plugin, locale))
  return (
    <>
      {fix?.diff && (
        <p className="font-semibold" lang={language}>
          <DiffLine parts={fix.diff} descriptions={words.changes} />
        </p>
      )}
      <FindingActions {...{ locale, fix, onApply, applyText, link }} />
    </>
  )
}

const Expression = ({ text, language }: { text: string; language: StepLanguage }) => (
  <p className="m-0" lang={language}>
    <ExpressionLine expression={text} />
  </p>
)

function CandidateList(props: FindingAdviceProps<FeatureFinding<'ambiguous'>>) {
  const { locale, catalogue, finding, text, language } = props
  const candidates = finding.steps.flatMap((id) => catalogue.steps.filter((step) => step.id === id))
  return (
    <>
      <p>{finding.severity === 'warning' ? text.replaceAll('`', '') : FEATURE_CHECKER_STRINGS[locale].taken}</p>
      <ul className="m-0 mt-1.5 list-none border-l border-line p-0 pl-3">
        {candidates.map(({ id, plugin, expression, fails, warning }) => {
          const wording = finding.fixes.find((fix) => fix.step === id)
          const limit = finding.fixes.find((fix) => fix.plugin === plugin)
          return (
            <li key={id} className="m-0 p-0 not-first:mt-3.5">
              <Expression text={expression[language]} language={language} />
              <p className="m-0 font-mono text-code leading-[1.6] font-normal">
                {pluginName(catalogue.plugins, plugin, locale)}
              </p>
              {fails?.includes(language) && warning && <p>{warning[locale]}</p>}
              <FixView {...props} fix={wording ?? limit} step={id} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

function NearestSteps({ fixes, ...props }: FindingAdviceProps & { fixes: readonly FeatureFix[] }) {
  const { catalogue, language } = props
  return (
    <ul className="m-0 list-none p-0">
      {fixes.map((fix) => {
        const step = fix.diff ? undefined : catalogue.steps.find(({ id }) => id === fix.step)
        return (
          <li key={fix.step} className="m-0 p-0 not-first:mt-3">
            {step && <Expression text={step.expression[language]} language={language} />}
            <FixView {...props} fix={fix} step={fix.step} />
          </li>
        )
      })}
    </ul>
  )
}

/** For a sentence without a step: the nearest steps, all but the first on request, and a button to declare a custom step. */
function UndefinedAdvice({ isAdvised, ...props }: FindingAdviceProps & { isAdvised: boolean }) {
  const { locale, finding, text, onDeclare } = props
  const words = FEATURE_CHECKER_STRINGS[locale]
  const [isOpen, setOpen] = useState(false)
  const [nearest, ...others] = finding.fixes
  return (
    <>
      {!isAdvised && <p className={HINT}>{words.looking}</p>}
      {isAdvised && !nearest && <p>{text}</p>}
      {nearest && <p className={HINT}>{nearest.diff ? CHECKER_STRINGS[locale].didYouMean : words.nearest}</p>}
      <NearestSteps {...props} fixes={finding.fixes.slice(0, 1)} />
      {others.length > 0 && (
        <details onToggle={() => setOpen(true)}>
          <summary className={PLAIN_BUTTON}>{words.seeMore(others.length)}</summary>
          {isOpen && <NearestSteps {...props} fixes={others} />}
        </details>
      )}
      {onDeclare && <PlainButton onClick={onDeclare}>{words.declare}</PlainButton>}
    </>
  )
}

function FindingAdvice(props: FindingAdviceProps) {
  const { finding, text } = props
  if (finding.code === 'ambiguous') return <CandidateList {...props} finding={finding} />
  if (finding.code === 'undefined' && finding.data.sentence === undefined)
    return <UndefinedAdvice {...props} isAdvised={finding.data.isAdvised} />
  return (
    <>
      <p>
        <InlineCode text={text} />
      </p>
      <FixView {...props} fix={finding.fixes[0]} step={finding.steps[0]} />
    </>
  )
}

export function featureView(locale: Locale, catalogue: StepCatalogue) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const showFinding = memoize((language: StepLanguage) =>
    // Memoized: an unchanged finding is not rendered again.
    memoizeFor((finding: FeatureFinding): ShownFinding => {
      const texts = featureWords(finding, locale)
      const shown = { locale, catalogue, finding, text: texts.text, language }
      return { ...finding, ...texts, advice: (actions) => <FindingAdvice {...shown} {...actions} /> }
    }),
  )
  const showReport = memoizeFor(({ findings, ok, found, leftOut, language, plugins }: FeatureReport): Report => {
    const isLeftOut = leftOut.length > 0
    return {
      findings: findings.map(showFinding(language)),
      listedElsewhere: leftOut,
      read: found > 0 && !isLeftOut ? words.steps(found) : undefined,
      detail: found > 0 ? words.okOf(ok, found) : undefined,
      nothing: isLeftOut ? words.leftOut : words.nothing,
      feature: { language, plugins },
    }
  })
  return { showFinding: showFinding(stepLanguageOf(locale)), showReport }
}
