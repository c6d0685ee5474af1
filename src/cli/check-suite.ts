import { type FileFinding, isFeatureFinding, projectFindings, readProjectSettings } from '@/config/check/check-config'
import { configWords } from '@/config/check/finding-text'
import type { OptionCatalogue } from '@/config/options/option'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import { createFeatureEngine } from '@/gherkin/feature-engine'
import { featureWords, finding } from '@/gherkin/finding'
import { replacement } from '@/gherkin/parse/feature-text'
import type { FeatureSettings, ProjectFile } from '@/gherkin/project/test-cases'
import { type Locale, type StepLanguage, stepLanguageOf } from '@/i18n/locale'
import { applyEdits, type Fix, placeAt } from '@/lib/finding'
import type { AskedByLocale, StepCatalogue, StepChanges, StepHistory } from '@/steps/catalogue'
import type { CatalogueStep } from '@/steps/step'
import { isYaml, projectConfig } from '@/tools/feature-checker/file-kinds'
import type { WordedFinding } from './report-formats'
import type { SuiteFile } from './suite-files'

/** What the checker knows: the same files that the pages load. */
export interface CheckerData {
  catalogue: StepCatalogue
  options: OptionCatalogue
  asked: AskedByLocale
  history: StepHistory
}

export interface SuiteReport {
  findings: WordedFinding[]
  steps: number
  /** The language of other messages than those of features: the chosen one, or that of all features. */
  locale: Locale
}

export type SuiteChecker = ReturnType<typeof createSuiteChecker>

export const featuresOf = (files: readonly SuiteFile[]): ProjectFile[] =>
  files.filter(({ path }) => !isYaml(path)).map(({ path, text }) => ({ name: path, text }))

function fixedLines(text: string, { edits }: Fix): string {
  const [from, to] = [Math.min(...edits.map((edit) => edit.from)), Math.max(...edits.map((edit) => edit.to))]
  const after = applyEdits(text, edits)
  const end = after.indexOf('\n', after.length - (text.length - to))
  return after.slice(text.lastIndexOf('\n', from - 1) + 1, end < 0 ? undefined : end).trim()
}

/** The missing module, the lines as the first fix would make them, or the nearest step. */
function suggestionOf(finding: FileFinding, text: string, language: StepLanguage, steps: readonly CatalogueStep[]) {
  if ('coordinates' in finding) return finding.coordinates
  const [fix] = finding.fixes
  if (fix && fix.edits.length > 0) return fixedLines(text, fix)
  const id = fix && 'step' in fix ? fix.step : undefined
  return steps.find((step) => step.id === id)?.expression[language]
}

type Wording = { locale: Locale; language: StepLanguage; catalogue: StepCatalogue }

function toWorded({ path, text }: SuiteFile, finding: FileFinding, wording: Wording): WordedFinding {
  const { locale, language, catalogue } = wording
  const { severity, code, from } = finding
  const suggestion = suggestionOf(finding, text, language, catalogue.steps)
  const { look, ...words } = isFeatureFinding(finding)
    ? featureWords(finding, locale)
    : configWords(finding, locale, catalogue.plugins)
  return { file: path, ...placeAt(text, from), severity, ...words, code, suggestion }
}

/** Checks features until no report is partial: one check looks up only some nearest steps of a long file. */
function completeReports(check: () => ReadonlyMap<string, FeatureReport>) {
  let reports = check()
  while ([...reports.values()].some(({ isPartial }) => isPartial)) reports = check()
  return reports
}

/** The byte order mark of a file, which is not part of its text. */
function markFindings({ hasByteOrderMark }: SuiteFile) {
  const at = { from: 0, to: 0 }
  return hasByteOrderMark ? [finding('encoding.mark', at, {}, { fixes: replacement(at, '') })] : []
}

/** Creates a checker for suites; with `changes`, it reports only what two releases of the tool word differently. */
export function createSuiteChecker({ catalogue, options, asked }: CheckerData, changes?: StepChanges) {
  const engine = createFeatureEngine(catalogue, asked)
  const configOf = (files: readonly SuiteFile[]) => {
    const config = projectConfig(files) ?? files.find(({ path }) => isYaml(path))
    return config && { config, ...readProjectSettings(config.text, options, config.path) }
  }
  return {
    engine,
    settingsOf: (files: readonly SuiteFile[]): FeatureSettings => configOf(files)?.features ?? {},
    /** @param locale of the messages; by default that of each feature, and `fallback` for a configuration */
    check(files: readonly SuiteFile[], fallback: Locale, locale?: Locale): SuiteReport {
      const settings = configOf(files)
      const features = featuresOf(files)
      const reports = completeReports(() => engine.checkProject(features, { ...settings?.features, changes }))
      const [spoken = fallback, other] = new Set([...reports.values()].map(({ language }) => language))
      const common = locale ?? (other ? fallback : spoken)
      const configFindings = (file: SuiteFile) =>
        file.path === settings?.config.path
          ? projectFindings(settings, reports)
          : readProjectSettings(file.text, options, file.path).report.findings
      const findings = files.flatMap((file) => {
        const report = reports.get(file.path)
        const own = report ? [...markFindings(file), ...report.findings] : configFindings(file)
        const language = report?.language ?? stepLanguageOf(common)
        const wording = { locale: locale ?? report?.language ?? common, language, catalogue }
        return own.map((one) => toWorded(file, one, wording))
      })
      return { findings, locale: common, steps: [...reports.values()].reduce((total, { found }) => total + found, 0) }
    },
  }
}
