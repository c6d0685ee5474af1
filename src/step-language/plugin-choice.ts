import type { StepLanguage } from '@/i18n/locale'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import type { StepMatch } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import type { StepScope } from './step-knowledge'

/**
 * The plugins that at least one sentence of a file matches unambiguously.
 * @param found the steps of each sentence
 */
export const pluginsInUse = (found: readonly (readonly StepMatch[])[]): Set<string> =>
  new Set(found.flatMap((matches) => (matches.length === 1 ? matches.map(({ step }) => step.plugin) : [])))

/**
 * Of steps with identical expressions, keeps the one of a plugin that the file uses elsewhere. Steps with other expressions
 * stay, except those that match only by free words, unless the file lists its modules.
 * @param inUse plugins that the file uses for certain
 */
export function chooseByPlugin(
  matches: readonly StepMatch[],
  locale: StepLanguage,
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

/** Of several steps, the only one without free words: the others match it by accident. */
export function onlyPrecise(matches: readonly StepMatch[], locale: StepLanguage): StepMatch | undefined {
  const precise = matches.filter(({ step }) => !hasFreeWords(step.expression[locale]))
  return precise.length === 1 ? precise[0] : undefined
}

/**
 * Of the steps with the same expression, the one whose plugin the file uses; else the step itself.
 */
export const preferUsed = (
  step: CatalogueStep,
  steps: readonly CatalogueStep[],
  locale: StepLanguage,
  inUse: ReadonlySet<string>,
): CatalogueStep => {
  if (inUse.has(step.plugin)) return step
  const isAlike = (other: CatalogueStep) => other.expression[locale] === step.expression[locale]
  return steps.find((other) => inUse.has(other.plugin) && isAlike(other)) ?? step
}
