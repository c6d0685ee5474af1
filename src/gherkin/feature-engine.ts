import type { Locale } from '@/i18n/locale'
import type { AskedByLocale } from '@/step-language/asked-terms'
import { createKnowledge } from '@/step-language/step-knowledge'
import { sampleValue } from '@/step-language/values/sample-value'
import { plainSentence } from '@/step-language/write/write-sentence'
import type { StepCatalogue } from '@/steps/catalogue'
import { STEP_KEYWORDS, TITLE_KEYWORDS } from '@/steps/keywords'
import { createFeatureChecker, type FeatureReport } from './check/check-feature'
import { type CustomMatcher, createCustomMatcher } from './custom-steps'
import type { FeatureSettings } from './feature-settings'
import { createProjectChecker, type ProjectFile, type ProjectReport } from './project/check-project'
import {
  type CheckedTranslation,
  createCheckedTranslator,
  createFeatureTranslator,
} from './translate/translate-feature'

/** Checks and translates features, on the page or in a worker. */
export interface FeatureEngine {
  /** @param custom patterns of custom steps */
  check: (text: string, custom: readonly string[], settings?: FeatureSettings) => FeatureReport
  /** Checks features that run together, with the settings of their configuration. */
  checkProject: (files: readonly ProjectFile[], custom: readonly string[], settings?: FeatureSettings) => ProjectReport
  /** @param isSetAside whether to translate in spite of findings */
  translate: (text: string, custom: readonly string[], isSetAside?: boolean) => CheckedTranslation
  /** Fills the caches for a language, so that the first feature is checked as fast as the others. */
  warm: (locale: Locale) => void
}

/** A sentence that matches no step, so that the nearest ones are looked up once. */
const NO_STEP = 'x'

/**
 * A feature with every step of a language: checking it fills all caches of the checker.
 * @example warmText(catalogue, 'en') // => '# language: en\nFeature: x\nScenario: x\n* the base URL http://…\n…'
 */
export function warmText({ steps, dataTypes }: StepCatalogue, locale: Locale): string {
  const [bullet = '*'] = STEP_KEYWORDS[locale]
  const { feature, scenario } = TITLE_KEYWORDS[locale]
  const sample = (name: string, type: string) => sampleValue(type, name, locale, dataTypes)
  const lines = steps.map(({ expression }) => `${bullet} ${plainSentence(expression[locale], sample, NO_STEP)}`)
  const titles = [feature[0], scenario[0]].map((word) => `${word}: ${NO_STEP}`)
  return [`# language: ${locale}`, ...titles, ...lines, `${bullet} ${NO_STEP}`].join('\n')
}

/**
 * Sets up checking and translating for a catalogue.
 * @param asked how people ask for its steps
 */
export function createFeatureEngine(catalogue: StepCatalogue, asked: AskedByLocale = {}): FeatureEngine {
  const knowledge = createKnowledge(catalogue, asked)
  const check = createFeatureChecker(knowledge)
  const checkProject = createProjectChecker(check)
  const translate = createCheckedTranslator(createFeatureTranslator(knowledge), check)
  let known: { patterns: string; matcher: CustomMatcher } | undefined
  const customMatcher = (custom: readonly string[]): CustomMatcher => {
    const patterns = custom.join('\n')
    if (known?.patterns !== patterns) known = { patterns, matcher: createCustomMatcher(custom, catalogue.dataTypes) }
    return known.matcher
  }
  return {
    check: (text, custom, settings) => check(text, customMatcher(custom), settings),
    checkProject: (files, custom, settings) => checkProject(files, settings, customMatcher(custom)),
    translate: (text, custom, isSetAside) => translate(text, customMatcher(custom), isSetAside),
    warm: (locale) => {
      check(warmText(catalogue, locale))
    },
  }
}
