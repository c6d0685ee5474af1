import { DiffLine } from '@/editor/diff-line'
import { ApplyButton, FINDING_ACTIONS } from '@/editor/finding-row'
import type { FeatureFix } from '@/gherkin/finding/finding'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { SMALL_BUTTON } from '@/lib/button-looks'
import type { DiffPart, Fix } from '@/lib/finding'
import { stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { pluginName, type StepCatalogue } from '@/steps/catalogue'

export function FixDiff({ parts, locale }: { parts: readonly DiffPart[]; locale: Locale }) {
  const { delDescription: del, insDescription: ins } = FEATURE_CHECKER_STRINGS[locale]
  return (
    <p className="font-semibold">
      <DiffLine parts={parts} size="small" descriptions={{ del, ins }} />
    </p>
  )
}

interface FixActionsProps {
  locale: Locale
  catalogue: StepCatalogue
  fix: FeatureFix | undefined
  /** The id of the step that is linked. */
  step: string | undefined
  onApply: (fix: Fix) => void
}

/** A link to the card of a step, on the page of its plugin. */
function StepLink({ locale, catalogue, step }: Pick<FixActionsProps, 'locale' | 'catalogue' | 'step'>) {
  const target = catalogue.steps.find(({ id }) => id === step)
  if (!target) return null
  const words = FEATURE_CHECKER_STRINGS[locale]
  return (
    <a
      className={SMALL_BUTTON}
      href={withBase(stepRoute(target, locale))}
      aria-label={`${words.seeStep}: ${target.expression[locale]}`}
    >
      {words.seeStep}
    </a>
  )
}

/** The actions of a finding: apply the fix, see the step. */
export function FixActions({ locale, catalogue, fix, step, onApply }: FixActionsProps) {
  if (!fix && !step) return null
  const { onlyPlugin } = FEATURE_CHECKER_STRINGS[locale]
  return (
    <p className={FINDING_ACTIONS}>
      {fix && fix.edits.length > 0 && (
        <ApplyButton
          locale={locale}
          fix={fix}
          onApply={onApply}
          {...(fix.plugin && { text: onlyPlugin(pluginName(catalogue.plugins, fix.plugin, locale)) })}
        />
      )}
      <StepLink locale={locale} catalogue={catalogue} step={step} />
    </p>
  )
}
