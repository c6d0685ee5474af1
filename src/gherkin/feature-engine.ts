import type { StepLanguage } from '@/i18n/locale'
import type { AskedByLocale } from '@/step-language/asked-terms'
import { createKnowledge } from '@/step-language/step-knowledge'
import { sampleValue } from '@/step-language/values/value-tools'
import { plainSentence } from '@/step-language/write/write-sentence'
import type { StepCatalogue } from '@/steps/catalogue'
import { createFeatureChecker, type FeatureChecker, type FeatureReport } from './check/check-feature'
import { ofLoaded } from './check/check-modules'
import { type FeatureFinding, inTextOrder } from './finding'
import { checkAcross } from './project/check-cases'
import { type FileGoal, missingParts, stepUsage } from './project/step-usage'
import { definedExamples, type FeatureSettings, type ProjectFile } from './project/test-cases'
import { createCheckedTranslator, createFeatureTranslator } from './translate/translate-feature'

/**
 * Prepares the check of features that run together: each alone, then definitions with their implementations, and ids
 * across files. Only files that changed are checked again.
 * @returns a function that reports on each file by its name; some nearest steps may be missing until a next check
 * @example createProjectChecker(check)([{ name: 'a.feature', text }], { strictTestCaseID: true }).get('a.feature')
 */
export function createProjectChecker(check: FeatureChecker) {
  // What is known of a file as long as its text and the settings are the same.
  let known = new Map<string, { text: string; common: string; report: FeatureReport }>()
  return (files: readonly ProjectFile[], settings: FeatureSettings = {}): ReadonlyMap<string, FeatureReport> => {
    const { history, ...changes } = settings.changes ?? {}
    const defined = definedExamples(files, settings)
    const checked = files.map(({ name, text }) => {
      const tags = new Set(text.match(/(?<=@)[^\s@]+/g))
      const own = new Map([...defined].filter(([id]) => tags.has(id)))
      const rows = [...own].map(([id, { examples }]) => [id, examples.map((row) => [...row])])
      const common = JSON.stringify({ ...settings, changes, rows })
      const before = known.get(name)
      const isSame = before?.text === text && before.common === common && !before.report.isPartial
      return [name, isSame ? before : { text, common, report: check(text, settings, own) }] as const
    })
    known = new Map(checked)
    const reports = [...known].map(([name, { report }]) => ({ name, report }))
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

/** Sets up checking and translating features for a catalogue and how people ask for its steps. */
export function createFeatureEngine(catalogue: StepCatalogue, asked: AskedByLocale = {}) {
  const knowledge = createKnowledge(catalogue, asked)
  const check = createFeatureChecker(knowledge)
  return {
    check,
    checkProject: createProjectChecker(check),
    usage: (files: readonly ProjectFile[], settings: FeatureSettings = {}) =>
      stepUsage(files, ofLoaded(knowledge, settings), settings),
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
