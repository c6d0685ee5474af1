import type { Locale } from '@/i18n/locale'
import { createKnowledge } from '@/step-language/step-knowledge'
import { sampleValue } from '@/step-language/values/sample-value'
import { plainSentence } from '@/step-language/write/write-sentence'
import type { StepCatalogue } from '@/steps/catalogue'
import { STEP_KEYWORDS, TITLE_KEYWORDS } from '@/steps/keywords'
import { createFeatureChecker, type FeatureReport } from './check/check-feature'
import { type CustomMatcher, createCustomMatcher } from './custom-steps'
import { createFeatureTranslator, type TranslatedFeature } from './translate/translate-feature'

/** Everything that is done with a feature, wherever it runs. */
export interface FeatureEngine {
  /** @param custom patterns of the steps that the reader has declared */
  check: (text: string, custom: readonly string[]) => FeatureReport
  translate: (text: string, custom: readonly string[]) => TranslatedFeature
  /** Prepares for features of a language, so that the first one is no slower than the others. */
  warm: (locale: Locale) => void
}

/** A sentence that is no step: the nearest ones are looked for once. */
const NO_STEP = 'x'

/**
 * A feature with every step of a language: checking it prepares all that the checker works out when it is first needed.
 * @example warmText(catalogue, 'en') // => '# language: en\nFeature: x\nScenario: x\n* the base URL http://…\n…'
 */
export function warmText({ steps, dataTypes }: StepCatalogue, locale: Locale): string {
  const [bullet = '*'] = STEP_KEYWORDS[locale]
  const { feature, scenario } = TITLE_KEYWORDS[locale]
  const values = {
    argument: (name: string, type: string) => sampleValue(type, name, locale, dataTypes),
    free: () => NO_STEP,
  }
  const lines = steps.map((step) => `${bullet} ${plainSentence(step, locale, values)}`)
  const titles = [feature[0], scenario[0]].map((word) => `${word}: ${NO_STEP}`)
  return [`# language: ${locale}`, ...titles, ...lines, `${bullet} ${NO_STEP}`].join('\n')
}

/**
 * Sets up checking and translating for a catalogue.
 * @param catalogue all steps
 */
export function createFeatureEngine(catalogue: StepCatalogue): FeatureEngine {
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
      check(warmText(catalogue, locale))
    },
  }
}
