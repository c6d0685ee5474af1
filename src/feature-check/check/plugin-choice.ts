import type { Locale } from '@/i18n/locale'
import type { StepMatch } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'

/**
 * The plugins that some sentence of a file leaves no doubt about.
 * @param found the steps of each sentence
 */
export const pluginsInUse = (found: readonly (readonly StepMatch[])[]): Set<string> =>
  new Set(found.flatMap((matches) => (matches.length === 1 ? matches.map(({ step }) => step.plugin) : [])))

/**
 * Where plugins have a step in the very same words, a file uses that of the plugin it uses otherwise: nobody loads the
 * others for it. Steps in other words that a sentence happens to be, too, stay.
 * @param matches the steps that a sentence is
 * @param inUse plugins that the file uses for certain
 */
export function chooseByPlugin(matches: readonly StepMatch[], locale: Locale, inUse: ReadonlySet<string>): StepMatch[] {
  return matches.filter(({ step }) => {
    const twins = matches.filter((other) => other.step.expression[locale] === step.expression[locale])
    const used = twins.filter((twin) => inUse.has(twin.step.plugin))
    return used.length !== 1 || inUse.has(step.plugin)
  })
}

/**
 * Of the steps in the very same words, the one that a file would use; the step itself when there is none.
 * @param steps all steps
 */
export const preferUsed = (
  step: CatalogueStep,
  steps: readonly CatalogueStep[],
  locale: Locale,
  inUse: ReadonlySet<string>,
): CatalogueStep => {
  if (inUse.has(step.plugin)) return step
  const isTwin = (other: CatalogueStep) => other.expression[locale] === step.expression[locale]
  return steps.find((other) => inUse.has(other.plugin) && isTwin(other)) ?? step
}
