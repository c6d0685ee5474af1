import {
  addFiles,
  byPath,
  changeFile,
  isUnsaved,
  type NamedText,
  type OpenFile,
  type Project,
  projectOf,
  removedFiles,
  removeFile,
  restoreFiles,
  withEarlier,
} from './project'

/** Messages to the reader. The next change of a text clears them. */
type Messages = { refusals: readonly string[]; notice?: string | undefined }

interface Stored {
  /** The draft in the browser's storage, as this tab last saw it. */
  storedText: string | null
  /** What another tab has stored there since. This tab stores nothing until the reader has chosen one of them. */
  newer?: { project: Project; text: string | null } | undefined
  /** Whether the draft and the earlier one outlive the visit. */
  isStored: boolean
  isEarlierStored: boolean
}

type RemovedFiles = { files: readonly OpenFile[]; isReplaced: boolean }

/** A change of the open files; `close` without an id closes all of them. */
type FilesChange =
  | { type: 'open'; texts: readonly NamedText[]; maxFiles: number; messages: Messages }
  | { type: 'close'; id: number | undefined }
  | { type: 'restore'; removed: RemovedFiles }

export interface FilesState extends Messages, Stored {
  project: Project
  /** A change that waits for confirmation, because it would lose unsaved texts. */
  question?: { change: FilesChange; lost: readonly OpenFile[] } | undefined
  /** What was closed or replaced on this visit, the latest last. */
  removed: readonly RemovedFiles[]
  earlier: Project | undefined
  noticeCount?: number
}

export type FilesAction =
  | FilesChange
  | { type: 'notify'; messages: Partial<Messages> }
  | { type: 'stored'; stored: Partial<Stored> }
  /** The text was edited in the editor; `isReplaced` says that nothing is left of the old one. */
  | { type: 'edit'; id: number; text: string; isReplaced: boolean }
  | { type: 'update-file'; id: number; change: Partial<NamedText> }
  | { type: 'show-file'; id: number }
  | { type: 'answer'; isConfirmed: boolean }
  | { type: 'undo' }
  | { type: 'open-link'; texts: readonly NamedText[] }
  | { type: 'decide-earlier'; isRestored: boolean }
  | { type: 'decide-newer'; isNewer: boolean }

const NO_MESSAGES: Messages = { refusals: [], notice: undefined }

function afterChange(project: Project, change: FilesChange): Project {
  if (change.type === 'open') return addFiles(project, change.texts, change.maxFiles)
  if (change.type === 'restore') return restoreFiles(project, change.removed.files)
  return change.id === undefined ? projectOf([]) : removeFile(project, change.id)
}

/** Applies a change, or asks first if it would lose unsaved texts. */
function applyChange(state: FilesState, change: FilesChange, isConfirmed = false): Partial<FilesState> {
  const project = afterChange(state.project, change)
  const files = removedFiles(state.project, project)
  const lost = files.filter(isUnsaved)
  if (lost.length > 0 && !isConfirmed) return { question: { change, lost } }
  const isReplaced = project.files.some(({ id }) => id === files[0]?.id)
  const added = files.length > 0 ? [{ files, isReplaced }] : []
  // What undo itself removes goes to the bottom of the stack, so that the next undo reaches an earlier change.
  const removed =
    change.type === 'restore'
      ? [...added, ...state.removed.filter((entry) => entry !== change.removed)]
      : [...state.removed, ...added]
  const messages = change.type === 'open' ? change.messages : NO_MESSAGES
  return { ...messages, project, removed, question: undefined }
}

function openLink({ project, earlier }: FilesState, texts: readonly NamedText[]): Partial<FilesState> {
  const isOpen = ({ text }: NamedText) => project.files.some((file) => file.text === text)
  if (project.files.length === texts.length && texts.every(isOpen)) return {}
  const linked = texts.map((text) => ({ ...text, linked: text.text }))
  const sorted = [...linked].sort(byPath)
  return { project: projectOf(sorted, linked[0] && sorted.indexOf(linked[0])), earlier: withEarlier(project, earlier) }
}

function decideNewer({ project, newer, earlier }: FilesState, isNewer: boolean): Partial<FilesState> {
  if (!newer) return {}
  // A new object even if the project is the same, so that it is stored.
  const [shown, other] = isNewer ? [newer.project, project] : [{ ...project }, newer.project]
  return { project: shown, earlier: withEarlier(other, earlier), storedText: newer.text, newer: undefined }
}

/** Reduces an action to the changed part of the state. No action loses what was typed. */
export function reduceFiles(state: FilesState, action: FilesAction): Partial<FilesState> {
  const { project, question, removed, earlier } = state
  switch (action.type) {
    case 'notify':
      return { ...action.messages, noticeCount: (state.noticeCount ?? 0) + 1 }
    case 'stored':
      return action.stored
    case 'edit': {
      const { id, text } = action
      const isKnown = project.files.some((file) => file.id === id && file.text === text)
      return isKnown ? {} : { ...NO_MESSAGES, project: changeFile(project, id, { text }) }
    }
    case 'update-file':
      return { project: changeFile(project, action.id, action.change) }
    case 'show-file':
      return { project: { ...project, chosen: action.id } }
    case 'open':
    case 'close':
    case 'restore':
      return applyChange(state, action)
    case 'answer':
      return question && action.isConfirmed ? applyChange(state, question.change, true) : { question: undefined }
    case 'undo': {
      const last = removed.at(-1)
      return last ? applyChange(state, { type: 'restore', removed: last }) : {}
    }
    case 'open-link':
      return openLink(state, action.texts)
    case 'decide-earlier':
      if (!earlier || !action.isRestored) return { earlier: undefined }
      return { project: earlier, earlier: withEarlier(project) }
    case 'decide-newer':
      return decideNewer(state, action.isNewer)
  }
}
