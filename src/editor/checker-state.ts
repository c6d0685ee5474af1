import type { StepLanguage } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import type { Finding } from '@/lib/finding'
import type { PlacedFinding, ShownFinding } from './placed-findings'
import { type FilesAction, type FilesState, reduceFiles } from './project/files-state'
import { chosenFile, type OpenFile, type Project } from './project/project'

export interface Report {
  findings: readonly ShownFinding[]
  hasMore?: boolean
  /** Findings about this file that are listed in another one, where their fix belongs. */
  listedElsewhere?: readonly Finding[]
  /** What was checked, such as "6 steps"; undefined when there was nothing to check. */
  read?: string | undefined
  detail?: string | undefined
  /** Shown when there was nothing to check, with `code` between backticks. */
  nothing: string
  feature?: { language: StepLanguage; plugins: readonly { plugin: string; lines: readonly number[] }[] }
}

export type Reports = ReadonlyMap<number, Report>

export interface CheckerState extends FilesState {
  /** The latest report of each file, with the text that was checked. Every check creates a new map. */
  reports: ReadonlyMap<number, { text: string; report: Report }>
  /** The findings of the file in the editor, with their positions in its current text. */
  placed: readonly PlacedFinding[]
  /** Outlives a check: the finding stays chosen if it is found again. */
  chosenKey?: string | undefined
  /** The index of the finding to choose as soon as those of the file that F8 has opened are there. */
  pendingIndex?: number | undefined
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
  refusals: [],
})

export const hasText = ({ text }: OpenFile): boolean => text.trim() !== ''

/** The latest report of a file, perhaps of an earlier text; undefined for an empty file. */
export const reportOf = ({ reports }: CheckerState, file: OpenFile): Report | undefined =>
  hasText(file) ? reports.get(file.id)?.report : undefined

/** The report of exactly the text that a file has now. */
export const currentReportOf = (state: CheckerState, file: OpenFile): Report | undefined =>
  state.reports.get(file.id)?.text === file.text ? reportOf(state, file) : undefined

/** The findings of a file. Those of the file in the editor follow its edits, before it is checked anew. */
export const findingsOf = (state: CheckerState, file: OpenFile): Report['findings'] =>
  file.id === chosenFile(state.project).id
    ? state.placed.map(({ finding }) => finding)
    : (currentReportOf(state, file)?.findings ?? [])

export const chosenFinding = ({ placed, chosenKey }: CheckerState) => placed.find(({ key }) => key === chosenKey)

/** Changes files. Keys of findings are per file: opening another file clears the choice. */
function withFiles(state: CheckerState, action: FilesAction): CheckerState {
  const next = { ...state, ...reduceFiles(state, action) }
  const isShown = chosenFile(next.project).id === chosenFile(state.project).id
  return isShown ? next : { ...next, chosenKey: undefined }
}

function withReports(state: CheckerState, files: readonly OpenFile[], reports: Reports): CheckerState {
  const next = new Map([...state.reports].filter(([id]) => files.some((file) => file.id === id)))
  for (const { id, text } of files) {
    const report = reports.get(id)
    if (report) next.set(id, { text, report })
  }
  return { ...state, reports: next }
}

/** Chooses the next or previous finding of all files, wrapping around; without one, it starts at the file in the editor. */
function chooseNext(state: CheckerState, step: 1 | -1): CheckerState {
  const { project, placed, chosenKey } = state
  const places = project.files.flatMap((file) => findingsOf(state, file).map((_, index) => ({ id: file.id, index })))
  const above = project.files.slice(0, project.files.indexOf(chosenFile(project)))
  const before = above.flatMap((file) => findingsOf(state, file)).length
  const index = placed.findIndex(({ key }) => key === chosenKey)
  const at = step > 0 ? before + index + 1 : before + Math.max(index, 0) - 1
  const next = places.at(at % places.length)
  if (!next) return state
  if (next.id === project.chosen) return { ...state, chosenKey: placed[next.index]?.key }
  return { ...withFiles(state, { type: 'show-file', id: next.id }), pendingIndex: next.index }
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
      const { placed } = action
      const chosenKey = state.pendingIndex === undefined ? state.chosenKey : placed[state.pendingIndex]?.key
      return { ...state, placed, chosenKey, pendingIndex: undefined }
    }
    case 'choose':
      return { ...state, chosenKey: action.key }
    case 'follow-line':
      if (chosenFinding(state)?.line === action.line) return state
      return { ...state, chosenKey: state.placed.find(({ line }) => line === action.line)?.key }
    case 'step':
      return chooseNext(state, action.step)
    default:
      return withFiles(state, action)
  }
}

export type FindingEntry = ReturnType<typeof findingEntries>[number]

/** List items in text order. A group is one item: its chosen finding or else its first. `next` comes round again. */
export function findingEntries(placed: readonly PlacedFinding[], chosen: string | undefined) {
  const groups = new Map<string, PlacedFinding[]>()
  for (const item of placed) {
    const { code, group } = item.finding
    appendTo(groups, group === undefined ? item.key : `${code} of ${group}`, item)
  }
  return [...groups.values()].flatMap((group) => {
    const chosenAt = group.findIndex(({ key }) => key === chosen)
    const index = Math.max(chosenAt, 0)
    const [first, shown, next] = [group[0], group[index], group[index + 1] ?? group[0]]
    if (!first || !shown || !next) return []
    return [{ id: first.key, shown, count: group.length, position: index + 1, next: next.key }]
  })
}
