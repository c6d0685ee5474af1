import type { StepLanguage } from '@/i18n/locale'
import { createKnowledge } from '@/step-language/step-knowledge'
import { sampleValue } from '@/step-language/values/value-tools'
import { plainSentence } from '@/step-language/write/write-sentence'
import type { AskedByLocale, StepCatalogue } from '@/steps/catalogue'
import { createFeatureChecker, type FeatureChecker, type FeatureReport } from './check/check-feature'
import { preferLoaded } from './check/check-modules'
import { type FeatureFinding, inTextOrder } from './finding'
import { checkAcross } from './project/check-cases'
import { type FileGoal, missingParts, stepUsage } from './project/step-usage'
import { definedExamples, type FeatureSettings, type ProjectFile } from './project/test-cases'
import { createCheckedTranslator, createFeatureTranslator } from './translate/translate-feature'

/** Creates a checker for features that run together: it skips unchanged files and returns reports by file name. */
export function createProjectChecker(check: FeatureChecker) {
  // Valid as long as the text and whatever else goes into the report stay the same.
  let cache = new Map<string, { text: string; inputs: string; report: FeatureReport }>()
  return (files: readonly ProjectFile[], settings: FeatureSettings = {}): ReadonlyMap<string, FeatureReport> => {
    const { history, ...changes } = settings.changes ?? {}
    const defined = definedExamples(files, settings)
    const rows = [...defined].map(([id, { examples }]) => [id, examples.map((row) => [...row])])
    const inputs = JSON.stringify({ ...settings, changes, rows })
    const checked = files.map(({ name, text }) => {
      const cached = cache.get(name)
      const isValid = cached?.text === text && cached.inputs === inputs && !cached.report.isPartial
      return [name, isValid ? cached : { text, inputs, report: check(text, settings, defined) }] as const
    })
    cache = new Map(checked)
    const reports = [...cache].map(([name, { report }]) => ({ name, report }))
    const cases = reports.map(({ name, report }) => ({ name, ...report.cases }))
    const found = reports.flatMap(({ name, report: { findings } }) =>
      findings.map((one) => ({ ...one, file: one.file ?? name })),
    )
    const all: FeatureFinding[] = [...found, ...checkAcross(cases, settings, true)]
    return new Map(
      reports.map(({ name, report }) => {
        const own = all.filter(({ file }) => file === name).map((one) => ({ ...one, file: undefined }))
        return [name, { ...report, findings: inTextOrder(own) }]
      }),
    )
  }
}

/** Sets up the checker and the translator of features for a catalogue and the phrases that people use for its steps. */
export function createFeatureEngine(catalogue: StepCatalogue, asked: AskedByLocale = {}) {
  const knowledge = createKnowledge(catalogue, asked)
  const check = createFeatureChecker(knowledge)
  return {
    check,
    checkProject: createProjectChecker(check),
    usage: (files: readonly ProjectFile[], settings: FeatureSettings = {}) =>
      stepUsage(files, preferLoaded(knowledge, settings), settings),
    missing: (files: readonly ProjectFile[], goal: FileGoal) => missingParts(files, goal, knowledge),
    translate: createCheckedTranslator(createFeatureTranslator(knowledge), check),
    /** Fills the caches for a language, so that the first feature is checked as fast as the others. */
    warm: (locale: StepLanguage) => {
      const sample = (name: string, type: string) => sampleValue(type, name, locale, catalogue.dataTypes)
      // The matcher compiles an expression when it first meets a sentence with its words.
      for (const { expression } of catalogue.steps)
        knowledge.matchAll(plainSentence(expression[locale], sample, 'x'), locale)
      knowledge.indexOf(locale)
    },
  }
}

export type FeatureEngine = ReturnType<typeof createFeatureEngine>
