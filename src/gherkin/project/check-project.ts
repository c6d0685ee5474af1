import type { FeatureChecker, FeatureReport } from '../check/check-feature'
import { inTextOrder } from '../finding'
import { checkAcross } from './check-cases'
import type { FeatureSettings } from './test-cases'

export interface ProjectFile {
  /** Identifies it among the others: its path. */
  name: string
  text: string
}

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
    const common = JSON.stringify({ ...settings, changes })
    const checked = files.map(({ name, text }) => {
      const before = known.get(name)
      const isSame = before?.text === text && before.common === common && !before.report.isPartial
      return [name, isSame ? before : { text, common, report: check(text, settings, false) }] as const
    })
    known = new Map(checked)
    const reports = [...known].map(([name, { report }]) => ({ name, report }))
    const across = checkAcross(
      reports.map(({ name, report }) => ({ name, ...report.cases })),
      settings,
      true,
    )
    return new Map(
      reports.map(({ name, report }) => {
        const own = across.filter(({ file }) => file === name).map(({ finding }) => finding)
        return [name, { ...report, findings: inTextOrder([...report.findings, ...own]) }]
      }),
    )
  }
}
