import type { StepLanguage } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import type { Finding } from '@/lib/finding'
import type { PlacedFinding, ShownFinding } from './placed-findings'
import { type FilesAction, type FilesState, reduceFiles } from './project/files-state'
import { chosenFile, type OpenFile, type Project } from './project/project'

export interface Report {
  findings: readonly ShownFinding[]
  hasMore?: boolean
  /** Findings about the file whose place is in another one, where they are listed. */
  leftOut?: readonly Finding[]
  /** What was read: "6 steps"; undefined when there was nothing to read. */
  read?: string | undefined
  detail?: string | undefined
  /** Shown when there was nothing to read, with code between backticks. */
  nothing: string
  feature?: { language: StepLanguage; plugins: readonly { plugin: string; lines: readonly number[] }[] }
}

export type Reports = ReadonlyMap<number, Report>

export interface CheckerState extends FilesState {
  /** The newest reports, each with the text that was checked; another object whenever files have been checked. */
  reports: ReadonlyMap<number, { text: string; report: Report }>
  /** The findings of the file in the editor, at their places in its current text. */
  placed: readonly PlacedFinding[]
  /** The key of the finding that was chosen last: one that is found again by the next check stays chosen. */
  chosenKey?: string | undefined
  /** The position of the finding to be chosen in the file that is about to be shown. */
  awaitedIndex?: number | undefined
}

export type CheckerAction =
  | FilesAction
  | { type: 'checked'; files: readonly OpenFile[]; reports: Reports }
  | { type: 'placed'; placed: CheckerState['placed'] }
  | { type: 'choose'; key: string }
  | { type: 'follow-line'; line: number }
  | { type: 'step'; step: 1 | -1 }

export const initialState = (project: Project, storedText: string | null, earlier?: Project): CheckerState => ({
  project,
  earlier,
  storedText,
  isStored: true,
  isEarlierStored: true,
  reports: new Map(),
  placed: [],
  removed: [],
  refusals: [],
})

export const hasText = ({ text }: OpenFile): boolean => text.trim() !== ''

/** The newest report of a file, maybe of the text before the last change; undefined without text. */
export const reportOf = ({ reports }: CheckerState, file: OpenFile): Report | undefined =>
  hasText(file) ? reports.get(file.id)?.report : undefined

export const exactReportOf = (state: CheckerState, file: OpenFile): Report | undefined =>
  state.reports.get(file.id)?.text === file.text ? reportOf(state, file) : undefined

/** The findings of a file; of the one in the editor, those that it shows. */
export const findingsOf = (state: CheckerState, file: OpenFile): Report['findings'] =>
  file.id === chosenFile(state.project).id
    ? state.placed.map(({ finding }) => finding)
    : (exactReportOf(state, file)?.findings ?? [])

export const chosenFinding = ({ placed, chosenKey }: CheckerState) => placed.find(({ key }) => key === chosenKey)

/** Changes files; the findings of another file have keys of their own. */
function withFiles(state: CheckerState, action: FilesAction): CheckerState {
  const next = { ...state, ...reduceFiles(state, action) }
  const isShown = chosenFile(next.project).id === chosenFile(state.project).id
  return isShown ? next : { ...next, chosenKey: undefined }
}

function withReports(state: CheckerState, files: readonly OpenFile[], reports: Reports): CheckerState {
  const known = files.map(({ id, text }) => {
    const report = reports.get(id)
    return [id, report ? { text, report } : state.reports.get(id)] as const
  })
  return { ...state, reports: new Map(known.flatMap(([id, one]) => (one ? [[id, one]] : []))) }
}

/** Chooses the next finding of all files, or the previous one, past the ends too; without a chosen one, beside the file in the editor. */
function stepped(state: CheckerState, step: 1 | -1): CheckerState {
  const { project, placed, chosenKey } = state
  const places = project.files.flatMap((file) => findingsOf(state, file).map((_, index) => ({ id: file.id, index })))
  const order = project.files.map(({ id }) => id)
  const before = places.filter(({ id }) => order.indexOf(id) < order.indexOf(project.chosen)).length
  const index = placed.findIndex(({ key }) => key === chosenKey)
  const at = step > 0 ? before + index + 1 : before + Math.max(index, 0) - 1
  const next = places.at(at % places.length)
  if (!next) return state
  if (next.id === project.chosen) return { ...state, chosenKey: placed[next.index]?.key }
  return { ...withFiles(state, { type: 'show-file', id: next.id }), awaitedIndex: next.index }
}

export function reduce(state: CheckerState, action: CheckerAction): CheckerState {
  switch (action.type) {
    case 'edit': {
      const reports = new Map(state.reports)
      return withFiles(action.isReplaced && reports.delete(action.id) ? { ...state, reports } : state, action)
    }
    case 'checked':
      return withReports(state, action.files, action.reports)
    case 'placed': {
      const { awaitedIndex, chosenKey } = state
      const { placed } = action
      const key = awaitedIndex === undefined ? chosenKey : placed[awaitedIndex]?.key
      return { ...state, placed, chosenKey: key, awaitedIndex: undefined }
    }
    case 'choose':
      return { ...state, chosenKey: action.key }
    case 'follow-line':
      if (chosenFinding(state)?.line === action.line) return state
      return { ...state, chosenKey: state.placed.find(({ line }) => line === action.line)?.key }
    case 'step':
      return stepped(state, action.step)
    default:
      return withFiles(state, action)
  }
}

/** An item of the list of findings: one finding, or the same mistake in several rows, of which one is shown. */
export type FindingEntry = ReturnType<typeof findingEntries>[number]

/**
 * The items of the list, in the order of the text.
 * @param chosen the key of the chosen finding: of its group, it is the one that is shown
 * @returns with each the key of its first finding, how many there are, which of them is shown, from 1, and the keys of its
 * neighbours, past the ends too
 */
export function findingEntries(placed: readonly PlacedFinding[], chosen: string | undefined) {
  const groups = new Map<string, PlacedFinding[]>()
  for (const one of placed) {
    const { code, group } = one.finding
    appendTo(groups, group === undefined ? one.key : `${code} of ${group}`, one)
  }
  return [...groups.values()].flatMap((group) => {
    const chosenAt = group.findIndex(({ key }) => key === chosen)
    const index = Math.max(chosenAt, 0)
    const [first, shown] = [group[0], group[index]]
    const count = group.length
    const neighbour = (step: 1 | -1) => (count > 1 ? group.at((index + step) % count)?.key : undefined)
    if (!first || !shown) return []
    return [{ id: first.key, shown, count, at: index + 1, previous: neighbour(-1), next: neighbour(1) }]
  })
}
