import { placeAt, type Severity } from '@/lib/finding'
import type { FindingLabels } from '../finding-marks'
import type { ReportedFinding } from '../report/findings-report'
import type { useChecker } from '../use-checker'
import type { Report } from '../use-reports'
import type { Scope } from '../use-safe-fixes'
import type { ListedFile } from './file-list'

type CheckerOf<Given extends Report> = Pick<ReturnType<typeof useChecker<Given>>, 'files' | 'reports' | 'placed'>

const BY_WEIGHT: readonly Severity[] = ['error', 'warning', 'notice']

const NOTHING: Report = { findings: [] }

/** The open files with the outcome of their checks; of the file in the editor, as it is there. */
export function listedFiles<Given extends Report>({ files, reports }: CheckerOf<Given>): ListedFile[] {
  return files.project.files.map((file) => {
    const { id, path, text } = file
    const { findings: found, leftOut = [] } = text.trim() === '' ? NOTHING : (reports.reportOf(file) ?? {})
    const worst = BY_WEIGHT.find((weight) => [...(found ?? []), ...leftOut].some(({ severity }) => severity === weight))
    return { id, path, count: found?.length, worst }
  })
}

/**
 * The findings of the file in the editor, or of all files, in words.
 * @param labelsOf their texts, for a report
 * @param unnamed the name of a file without one
 */
export function reportedFindings<Given extends Report>(
  { files, reports, placed }: CheckerOf<Given>,
  scope: Scope,
  labelsOf: (report: Given | undefined) => FindingLabels<Given['findings'][number]>,
  unnamed: string,
): ReportedFinding[] {
  const shown = files.file
  return (scope === 'file' ? [shown] : files.project.files).flatMap((file) => {
    const report = reports.reportOf(file)
    const labels = labelsOf(report)
    const found =
      file.id === shown.id
        ? placed
        : (reports.exactReportOf(file)?.findings ?? []).map((finding) => ({
            finding,
            ...placeAt(file.text, finding.from),
          }))
    return found.map(({ finding, line, column }) => ({
      ...{ file: file.path || unnamed, line, column, severity: finding.severity, code: finding.code },
      title: labels.titleOf(finding),
      text: labels.textOf(finding),
    }))
  })
}
