import type { StepLanguage } from '@/i18n/locale'
import type { AskedByLocale } from '@/step-language/asked-terms'
import { createKnowledge } from '@/step-language/step-knowledge'
import { sampleValue } from '@/step-language/values/value-tools'
import { plainSentence } from '@/step-language/write/write-sentence'
import type { StepCatalogue } from '@/steps/catalogue'
import { createFeatureChecker } from './check/check-feature'
import { createProjectChecker, type ProjectFile } from './project/check-project'
import { type FileGoal, missingParts, stepUsage } from './project/step-usage'
import type { FeatureSettings } from './project/test-cases'
import { createCheckedTranslator, createFeatureTranslator } from './translate/translate-feature'

/**
 * Sets up checking and translating features for a catalogue, on the page or in a worker.
 * @param asked how people ask for its steps
 */
export function createFeatureEngine(catalogue: StepCatalogue, asked: AskedByLocale = {}) {
  const knowledge = createKnowledge(catalogue, asked)
  const check = createFeatureChecker(knowledge)
  return {
    check,
    /** Checks features that run together, with the settings of their configuration. */
    checkProject: createProjectChecker(check),
    usage: (files: readonly ProjectFile[], settings?: FeatureSettings) => stepUsage(files, knowledge, settings),
    /** What features lack of the goal of an exercise. */
    missing: (files: readonly ProjectFile[], goal: FileGoal) => missingParts(files, goal, knowledge),
    translate: createCheckedTranslator(createFeatureTranslator(knowledge), check),
    /** Fills the caches for a language, so that the first feature is checked as fast as the others. */
    warm: (locale: StepLanguage) => {
      const sample = (name: string, type: string) => sampleValue(type, name, locale, catalogue.dataTypes)
      // An expression is compiled when a sentence first has its words.
      for (const { expression } of catalogue.steps)
        knowledge.matchAll(plainSentence(expression[locale], sample, 'x'), locale)
      knowledge.indexOf(locale)
    },
  }
}

export type FeatureEngine = ReturnType<typeof createFeatureEngine>
