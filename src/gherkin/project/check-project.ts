import type { FeatureChecker, FeatureReport } from '../check/check-feature'
import { type CustomMatcher, NO_CUSTOM_STEPS } from '../custom-steps'
import type { FeatureSettings } from '../feature-settings'
import { inTextOrder } from '../finding/finding'
import type { CasesOfFile } from './check-ids'
import { checkAcross } from './check-pairs'

export interface ProjectFile {
  /** Identifies it among the others: its path. */
  name: string
  text: string
}

/** The report of each file by its name; some nearest steps may be missing until a next check. */
export type ProjectReport = ReadonlyMap<string, FeatureReport>

export type ProjectChecker = (
  files: readonly ProjectFile[],
  settings?: FeatureSettings,
  custom?: CustomMatcher,
) => ProjectReport

/** What is known of a file as long as its text and the settings are the same. */
interface KnownFile {
  text: string
  settings: string
  custom: CustomMatcher
  report: FeatureReport
}

/**
 * Prepares the check of features that run together: each alone, then definitions with their implementations, and ids
 * across files. Only files that changed are checked again.
 * @example createProjectChecker(check)([{ name: 'a.feature', text }], { strictTestCaseID: true }).get('a.feature')
 */
export function createProjectChecker(check: FeatureChecker): ProjectChecker {
  let known = new Map<string, KnownFile>()

  const checkFile = ({ name, text }: ProjectFile, settings: FeatureSettings, custom: CustomMatcher): KnownFile => {
    const key = JSON.stringify(settings)
    const before = known.get(name)
    const isSame = before?.text === text && before.settings === key && before.custom === custom
    if (isSame && !before.report.isPartial) return before
    const report = check(text, custom, settings, false)
    return { text, settings: key, custom, report }
  }

  return (files, settings = {}, custom = NO_CUSTOM_STEPS) => {
    const checked = new Map(files.map((file) => [file.name, checkFile(file, settings, custom)]))
    known = checked
    const cases: CasesOfFile[] = [...checked].map(([name, { report }]) => ({ name, ...report.cases }))
    const across = checkAcross(cases, settings, true)
    return new Map(
      [...checked].map(([name, { report }]) => {
        const own = across.filter(({ file }) => file === name).map(({ finding }) => finding)
        return [name, { ...report, findings: inTextOrder([...report.findings, ...own]) }]
      }),
    )
  }
}
