import type { Locale } from '@/i18n/locale'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import type { StepMatch } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import type { StepScope } from './step-knowledge'

/**
 * The plugins that some sentence of a file leaves no doubt about.
 * @param found the steps of each sentence
 */
export const pluginsInUse = (found: readonly (readonly StepMatch[])[]): Set<string> =>
  new Set(found.flatMap((matches) => (matches.length === 1 ? matches.map(({ step }) => step.plugin) : [])))

/**
 * Where plugins have a step in the very same words, a file uses that of the plugin it uses otherwise: nobody loads the
 * others for it. Steps in other words that a sentence happens to be, too, stay; but nobody loads a plugin for its free words
 * either, unless the file lists its modules.
 * @param matches the steps that a sentence is
 * @param inUse plugins that the file uses for certain
 */
export function chooseByPlugin(
  matches: readonly StepMatch[],
  locale: Locale,
  inUse: ReadonlySet<string>,
  { modules }: StepScope = {},
): StepMatch[] {
  const isUsed = ({ step }: StepMatch) => inUse.has(step.plugin)
  const chosen = matches.filter((match) => {
    const alike = matches.filter((other) => other.step.expression[locale] === match.step.expression[locale])
    return alike.filter(isUsed).length !== 1 || isUsed(match)
  })
  const isMeant = (match: StepMatch) => isUsed(match) && !hasFreeWords(match.step.expression[locale])
  if (modules || !chosen.some(isMeant)) return chosen
  return chosen.filter((match) => isUsed(match) || !hasFreeWords(match.step.expression[locale]))
}

/** Of several steps, the only one with no free words: those happen to take what is meant to be this one. */
export function onlyPrecise(matches: readonly StepMatch[], locale: Locale): StepMatch | undefined {
  const precise = matches.filter(({ step }) => !hasFreeWords(step.expression[locale]))
  return precise.length === 1 ? precise[0] : undefined
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
  const isAlike = (other: CatalogueStep) => other.expression[locale] === step.expression[locale]
  return steps.find((other) => inUse.has(other.plugin) && isAlike(other)) ?? step
}
