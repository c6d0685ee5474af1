import { appendTo } from '@/lib/append-to'
import { type Finding, placeAt, type Severity } from '@/lib/finding'
import type { Scope } from './checker-actions'
import { type CheckerState, exactReportOf, hasText, type Report, reportOf } from './checker-state'
import type { FindingLabels } from './finding-marks'
import type { PlacedFinding } from './placed-findings'
import { chosenFile, type OpenFile } from './project/project'
import type { ReportedFinding } from './report/findings-report'

/** An item of the list of findings: one finding, or the same mistake in several rows, of which one is shown. */
export interface FindingEntry<Found extends Finding = Finding> {
  /** The key of the first: it stays while the others are walked through. */
  id: string
  shown: PlacedFinding<Found>
  /** How many there are, and which of them is shown, from 1. */
  count: number
  at: number
  /** The keys of its neighbours, past the ends too; undefined when there is only one. */
  previous: string | undefined
  next: string | undefined
}

/**
 * The items of the list, in the order of the text.
 * @param chosen the key of the chosen finding: of its group, it is the one that is shown
 */
export function findingEntries<Found extends Finding>(
  placed: readonly PlacedFinding<Found>[],
  chosen: string | undefined,
): FindingEntry<Found>[] {
  const groups = new Map<string, PlacedFinding<Found>[]>()
  for (const one of placed) {
    const { code, group } = one.finding
    appendTo(groups, group === undefined ? one.key : `${code} of ${group}`, one)
  }
  return [...groups.values()].flatMap((group) => {
    const index = Math.max(
      group.findIndex(({ key }) => key === chosen),
      0,
    )
    const [first, shown] = [group[0], group[index]]
    const count = group.length
    const neighbour = (step: 1 | -1) => (count > 1 ? group.at((index + step) % count)?.key : undefined)
    if (!first || !shown) return []
    return [{ id: first.key, shown, count, at: index + 1, previous: neighbour(-1), next: neighbour(1) }]
  })
}

export interface ListedFile extends Pick<OpenFile, 'id' | 'path'> {
  /** The number of its findings; undefined until it has been checked. */
  count: number | undefined
  /** The weight of its most serious finding, also of one about it in another file. */
  worst: Severity | undefined
}

const BY_WEIGHT: readonly Severity[] = ['error', 'warning', 'notice']

export const listedFiles = <Given extends Report>(state: CheckerState<Given>): ListedFile[] =>
  state.project.files.map((file) => {
    const { id, path } = file
    const nothing: Report = { findings: [] }
    const report: Report | undefined = !hasText(file) ? nothing : reportOf(state, file)
    const all = [...(report?.findings ?? []), ...(report?.leftOut ?? [])]
    const worst = BY_WEIGHT.find((weight) => all.some(({ severity }) => severity === weight))
    return { id, path, count: report?.findings.length, worst }
  })

/**
 * The findings of the file in the editor, or of all files, in words.
 * @param labelsOf their texts, for a report
 * @param unnamed the name of a file without one
 */
export function reportedFindings<Given extends Report>(
  state: CheckerState<Given>,
  scope: Scope,
  labelsOf: (report: Given | undefined) => FindingLabels<Given['findings'][number]>,
  unnamed: string,
): ReportedFinding[] {
  const shown = chosenFile(state.project)
  return (scope === 'file' ? [shown] : state.project.files).flatMap((file) => {
    const labels = labelsOf(reportOf(state, file))
    const elsewhere = exactReportOf(state, file)?.findings ?? []
    const found =
      file.id === shown.id
        ? state.placed
        : elsewhere.map((finding) => ({ finding, ...placeAt(file.text, finding.from) }))
    return found.map(({ finding, line, column }) => ({
      ...{ file: file.path || unnamed, line, column, severity: finding.severity, code: finding.code },
      title: labels.titleOf(finding),
      text: labels.textOf(finding),
    }))
  })
}
