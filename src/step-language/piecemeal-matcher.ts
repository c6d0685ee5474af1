import { LOCALES } from '@/i18n/locale'
import { createMatcher, type StepMatcher } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import type { DataTypeSource } from './value-tools'

/** So many steps are prepared at once: a few milliseconds on a slow machine. */
const PIECE_SIZE = 12

/**
 * Prepares the matcher of all steps a few at a time; it finds the same as one made at once.
 * @returns the matcher, once it has been run to its end
 */
export function* preparePiecemealMatcher(
  steps: readonly CatalogueStep[],
  types: DataTypeSource,
): Generator<void, StepMatcher> {
  const matchers: StepMatcher[] = []
  for (let from = 0; from < steps.length; from += PIECE_SIZE) {
    const match = createMatcher(steps.slice(from, from + PIECE_SIZE), types)
    for (const locale of LOCALES) {
      match('', locale)
      yield
    }
    matchers.push(match)
  }
  return (sentence, locale, options) =>
    matchers
      .flatMap((match) => match(sentence, locale, options))
      .sort((one, other) => (one.step.id < other.step.id ? -1 : 1))
}
