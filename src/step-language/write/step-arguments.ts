import type { Locale } from '@/i18n/locale'
import type { CatalogueStep } from '@/steps/step'
import { wordingParts } from './wording-parts'

/** An argument as an expression of one language writes it. */
export interface WrittenArgument {
  name: string
  type: string
}

/** The arguments of a step in the order of its expression in a language. */
export const stepArguments = (step: CatalogueStep, locale: Locale): WrittenArgument[] =>
  wordingParts(step.expression[locale]).flatMap((part) =>
    part.kind === 'argument' ? [{ name: part.name, type: part.type }] : [],
  )

/**
 * The arguments of a step side by side in both languages: the same name, else (where the tool itself disagrees) the
 * same place among the rest.
 */
export function argumentPairs(step: CatalogueStep, from: Locale, to: Locale): [WrittenArgument, WrittenArgument][] {
  const theirs = stepArguments(step, to)
  const rest = theirs.filter(({ name }) => !stepArguments(step, from).some((own) => own.name === name))
  return stepArguments(step, from).flatMap((own): [WrittenArgument, WrittenArgument][] => {
    const twin = theirs.find(({ name }) => name === own.name) ?? rest.shift()
    return twin ? [[own, twin]] : []
  })
}
