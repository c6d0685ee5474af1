import type { StepLanguage } from '@/i18n/locale'
import type { AskedByLocale } from '@/step-language/asked-terms'
import { createKnowledge } from '@/step-language/step-knowledge'
import { sampleValue } from '@/step-language/values/sample-value'
import { plainSentence } from '@/step-language/write/write-sentence'
import type { StepCatalogue } from '@/steps/catalogue'
import { createFeatureChecker, type FeatureChecker } from './check/check-feature'
import { type FileGoal, type GoalPart, missingParts } from './project/check-goal'
import { createProjectChecker, type ProjectFile, type ProjectReport } from './project/check-project'
import { type StepUsage, stepUsage } from './project/step-usage'
import type { FeatureSettings } from './project/test-cases'
import {
  type CheckedTranslation,
  createCheckedTranslator,
  createFeatureTranslator,
} from './translate/translate-feature'

/** Checks and translates features, on the page or in a worker. */
export interface FeatureEngine {
  check: FeatureChecker
  /** Checks features that run together, with the settings of their configuration. */
  checkProject: (files: readonly ProjectFile[], settings?: FeatureSettings) => ProjectReport
  /** Counts the steps of features. */
  usage: (files: readonly ProjectFile[], settings?: FeatureSettings) => StepUsage[]
  /** What features lack of the goal of an exercise. */
  missing: (files: readonly ProjectFile[], goal: FileGoal) => GoalPart[]
  /** @param isSetAside whether to translate in spite of findings */
  translate: (text: string, isSetAside?: boolean) => CheckedTranslation
  /** Fills the caches for a language, so that the first feature is checked as fast as the others. */
  warm: (locale: StepLanguage) => void
}

/**
 * Sets up checking and translating for a catalogue.
 * @param asked how people ask for its steps
 */
export function createFeatureEngine(catalogue: StepCatalogue, asked: AskedByLocale = {}): FeatureEngine {
  const knowledge = createKnowledge(catalogue, asked)
  const check = createFeatureChecker(knowledge)
  return {
    check,
    checkProject: createProjectChecker(check),
    usage: (files, settings) => stepUsage(files, knowledge, settings),
    missing: (files, goal) => missingParts(files, goal, knowledge),
    translate: createCheckedTranslator(createFeatureTranslator(knowledge), check),
    warm: (locale) => {
      const sample = (name: string, type: string) => sampleValue(type, name, locale, catalogue.dataTypes)
      // An expression is compiled when a sentence first has its words.
      for (const { expression } of catalogue.steps)
        knowledge.matchAll(plainSentence(expression[locale], sample, 'x'), locale)
      knowledge.indexOf(locale)
    },
  }
}
