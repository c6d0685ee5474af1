import { ApplyButton } from '@/editor/apply-button'
import buttons from '@/editor/buttons.module.css'
import lists from '@/editor/finding-list.module.css'
import type { FeatureFix } from '@/gherkin/finding/finding'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { pluginName, type StepCatalogue } from '@/steps/catalogue'

interface FixActionsProps {
  locale: Locale
  catalogue: StepCatalogue
  fix: FeatureFix | undefined
  /** The step whose card is worth a look. */
  step: string | undefined
  onApply: (fix: FeatureFix) => void
}

/** What the sentence becomes, for those who only hear the button. */
const outcomeOf = ({ diff, edits }: FeatureFix): string =>
  diff
    ? diff
        .filter(({ change }) => change !== 'del')
        .map(({ text }) => text)
        .join('')
    : (edits[0]?.insert.trim() ?? '')

function FixButton({ locale, catalogue, fix, onApply }: FixActionsProps & { fix: FeatureFix }) {
  const text = fix.plugin
    ? FEATURE_CHECKER_STRINGS[locale].onlyPlugin(pluginName(catalogue.plugins, fix.plugin, locale))
    : CHECKER_STRINGS[locale].apply
  return <ApplyButton text={text} outcome={outcomeOf(fix)} onClick={() => onApply(fix)} />
}

/** The card of a step, on the page of its plugin. */
function StepLink({ locale, catalogue, step }: Pick<FixActionsProps, 'locale' | 'catalogue' | 'step'>) {
  const known = catalogue.steps.find(({ id }) => id === step)
  if (!known) return null
  const words = FEATURE_CHECKER_STRINGS[locale]
  return (
    <a
      className={buttons.small}
      href={withBase(stepRoute(known, locale))}
      aria-label={`${words.seeStep}: ${known.expression[locale]}`}
    >
      {words.seeStep}
    </a>
  )
}

/** The buttons under a finding: mend it, look at the step. */
export function FixActions(props: FixActionsProps) {
  const { fix, step } = props
  if (!fix && !step) return null
  return (
    <p className={lists.actions}>
      {fix && fix.edits.length > 0 && <FixButton {...props} fix={fix} />}
      <StepLink {...props} />
    </p>
  )
}
