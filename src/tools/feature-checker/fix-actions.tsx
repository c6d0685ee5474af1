import buttons from '@/editor/buttons.module.css'
import { ApplyButton } from '@/editor/finding-frame'
import lists from '@/editor/finding-list.module.css'
import type { FeatureFix } from '@/gherkin/finding/finding'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { DiffPart, Fix } from '@/lib/finding'
import { stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { pluginName, type StepCatalogue } from '@/steps/catalogue'
import styles from './feature-checker.module.css'

function Part({ part, locale, next }: { part: DiffPart; locale: Locale; next: DiffPart | undefined }) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const text = part.text.trimEnd()
  const blank = part.text.slice(text.length)
  if (part.change === 'same') return part.text
  const Change = part.change
  return (
    <>
      <span className="visually-hidden">{part.change === 'del' ? words.delDescription : words.insDescription} </span>
      <Change>{text}</Change>
      {blank || (next?.change === 'ins' && ' ')}
    </>
  )
}

/** A sentence with what goes and what is new, word by word. */
export function DiffLine({ parts, locale }: { parts: readonly DiffPart[]; locale: Locale }) {
  return (
    <p className={styles.diff}>
      {parts.map((part, index) => (
        // The parts of a sentence never change places, so their position is their identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Part key={index} part={part} next={parts[index + 1]} locale={locale} />
      ))}
    </p>
  )
}

interface FixActionsProps {
  locale: Locale
  catalogue: StepCatalogue
  fix: FeatureFix | undefined
  /** The step whose card is worth a look. */
  step: string | undefined
  onApply: (fix: Fix) => void
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

/** The buttons under a finding: apply the fix, look at the step. */
export function FixActions({ locale, catalogue, fix, step, onApply }: FixActionsProps) {
  if (!fix && !step) return null
  const { onlyPlugin } = FEATURE_CHECKER_STRINGS[locale]
  return (
    <p className={lists.actions}>
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
