import { DiffLine } from '@/editor/diff-line'
import { FindingActions } from '@/editor/finding-row'
import type { FeatureFix } from '@/gherkin/finding'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { Fix } from '@/lib/finding'
import { stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { pluginName, type StepCatalogue } from '@/steps/catalogue'

interface FixViewProps {
  locale: Locale
  catalogue: StepCatalogue
  fix: FeatureFix | undefined
  step: string | undefined
  onApply: (fix: Fix) => void
}

/** What a fix changes, the button that applies it, and a link to its step. */
export function FixView({ locale, catalogue, fix, step, onApply }: FixViewProps) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const target = catalogue.steps.find(({ id }) => id === step)
  const link = target && {
    href: withBase(stepRoute(target, locale)),
    text: words.seeStep,
    about: target.expression[locale],
  }
  const applyText = fix?.plugin && words.onlyPlugin(pluginName(catalogue.plugins, fix.plugin, locale))
  return (
    <>
      {fix?.diff && (
        <p className="font-semibold">
          <DiffLine
            parts={fix.diff}
            size="small"
            descriptions={{ del: words.delDescription, ins: words.insDescription }}
          />
        </p>
      )}
      <FindingActions {...{ locale, fix, onApply, applyText, link }} />
    </>
  )
}
