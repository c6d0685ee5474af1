import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import { createMatcher, type StepMatch, type StepMatcher } from '@/steps/match-step'
import type { PaintMatcher } from './painting'

/** Sentences kept: those of several screens. */
const MOST_KEPT = 2_000

/**
 * The matcher of the editor: what a sentence in view is, is found out once.
 * @param getCatalogue the steps, as soon as they are there
 */
export function createPaintMatcher(getCatalogue: () => StepCatalogue | undefined): PaintMatcher {
  let match: StepMatcher | undefined
  const kept = new Map<string, StepMatch[]>()
  const prepared = (): StepMatcher | undefined => {
    const catalogue = getCatalogue()
    if (catalogue) match ??= createMatcher(catalogue.steps, catalogue.dataTypes)
    return match
  }
  return (sentence, locale: Locale) => {
    const key = `${locale} ${sentence}`
    const known = kept.get(key)
    if (known) return known
    const found = prepared()?.(sentence, locale)
    if (!found) return []
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, found)
    return found
  }
}
