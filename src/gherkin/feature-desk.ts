import type { Locale } from '@/i18n/locale'
import { createKnowledge } from '@/step-language/step-knowledge'
import type { StepCatalogue } from '@/steps/catalogue'
import { createFeatureChecker, type FeatureReport } from './check/check-feature'
import { type CustomMatcher, createCustomMatcher, NO_CUSTOM_STEPS } from './custom/custom-matcher'
import { createFeatureTranslator, type TranslatedFeature } from './translate/translate-feature'
import { warmText } from './warm-text'

/** Everything that is done with a feature, wherever it runs. */
export interface FeatureDesk {
  /** @param custom patterns of the steps that the reader has declared */
  check: (text: string, custom: readonly string[]) => FeatureReport
  translate: (text: string, custom: readonly string[]) => TranslatedFeature
  /** Prepares for features of a language, so that the first one is no slower than the others. */
  warm: (locale: Locale) => void
}

/**
 * Sets up checking and translating for a catalogue.
 * @param catalogue all steps
 */
export function createFeatureDesk(catalogue: StepCatalogue): FeatureDesk {
  const knowledge = createKnowledge(catalogue)
  const check = createFeatureChecker(knowledge)
  const translate = createFeatureTranslator(knowledge)
  let known: { patterns: string; matcher: CustomMatcher } | undefined
  const customMatcher = (custom: readonly string[]): CustomMatcher => {
    const patterns = custom.join('\n')
    if (known?.patterns !== patterns) known = { patterns, matcher: createCustomMatcher(custom, catalogue.dataTypes) }
    return known.matcher
  }
  return {
    check: (text, custom) => check(text, customMatcher(custom)),
    translate: (text, custom) => translate(text, customMatcher(custom)),
    warm: (locale) => {
      check(warmText(catalogue, locale), NO_CUSTOM_STEPS)
    },
  }
}
