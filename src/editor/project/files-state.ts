import {
  addFiles,
  byPath,
  changeFile,
  chosenFile,
  hasWork,
  joinProjects,
  type NamedText,
  type OpenFile,
  type Project,
  projectOf,
  removedFiles,
  removeFile,
  restoreFiles,
} from './project'

/** Messages to the reader; they go with the next change of the text. */
type Messages = { refusals: readonly string[]; notice?: string | undefined }

interface Stored {
  /** The draft in the storage of the browser, as far as this tab knows. */
  storedText: string | null
  /** What another tab has stored there since: nothing of this one is stored until it is decided. */
  newer?: { project: Project; text: string | null } | undefined
  /** Whether the draft, and the earlier one, are there again on the next visit. */
  isStored: boolean
  isEarlierStored: boolean
}

type RemovedFiles = { files: readonly OpenFile[]; isReplaced: boolean }

/** A change of the open files. Without an id, all of them are closed. */
type FilesChange =
  | { type: 'open'; texts: readonly NamedText[]; most: number; messages: Messages }
  | { type: 'close'; id: number | undefined }
  | { type: 'restore'; removed: RemovedFiles }

/** The open files, what became of others, and what the reader is asked and told about them. */
export interface FilesState extends Messages, Stored {
  project: Project
  /** A change that waits for an answer, because what was typed would be lost. */
  question?: { change: FilesChange; lost: readonly OpenFile[] } | undefined
  /** What was closed or replaced while the page is open; the last change is at the end. */
  removed: readonly RemovedFiles[]
  earlier: Project | undefined
  noticeCount?: number
}

export type FilesAction =
  | FilesChange
  | { type: 'tell'; messages: Partial<Messages> }
  | { type: 'stored'; stored: Partial<Stored> }
  /** The text of a file has changed in the editor. With `isReplaced`, nothing is left of the text before. */
  | { type: 'edit'; id: number; text: string; isReplaced: boolean }
  | { type: 'update-file'; id: number; change: Partial<NamedText> }
  | { type: 'show-file'; id: number }
  | { type: 'answer'; isConfirmed: boolean }
  | { type: 'undo' }
  | { type: 'open-link'; texts: readonly NamedText[] }
  | { type: 'decide-earlier'; isRestored: boolean }
  | { type: 'decide'; isNewer: boolean }

const NO_MESSAGES: Messages = { refusals: [], notice: undefined }

function edited({ project }: FilesState, id: number, text: string): Partial<FilesState> {
  const isKnown = project.files.some((file) => file.id === id && file.text === text)
  return isKnown ? {} : { ...NO_MESSAGES, project: changeFile(project, id, { text }) }
}

function afterChange(project: Project, change: FilesChange): Project {
  if (change.type === 'open') return addFiles(project, change.texts, change.most)
  if (change.type === 'restore') return restoreFiles(project, change.removed.files)
  return change.id === undefined ? projectOf([]) : removeFile(project, change.id)
}

function changed(state: FilesState, change: FilesChange): Partial<FilesState> {
  const project = afterChange(state.project, change)
  const files = removedFiles(state.project, project, false)
  const isReplaced = project.files.some(({ id }) => id === files[0]?.id)
  const taken = files.length > 0 ? [{ files, isReplaced }] : []
  // What undoing takes away comes back after everything else: each click reaches an earlier change.
  const removed =
    change.type === 'restore'
      ? [...taken, ...state.removed.filter((one) => one !== change.removed)]
      : [...state.removed, ...taken]
  const shown = chosenFile(state.project)
  const isOtherText = project.files.some(({ id, text }) => id === shown.id && text !== shown.text)
  const messages = change.type === 'open' ? change.messages : isOtherText && NO_MESSAGES
  return { ...messages, project, removed, question: undefined }
}

function proposed(state: FilesState, change: FilesChange): Partial<FilesState> {
  const lost = removedFiles(state.project, afterChange(state.project, change), true)
  return lost.length > 0 ? { question: { change, lost } } : changed(state, change)
}

/** What is kept when a project is put aside: all that is work of the reader. */
const withEarlier = (project: Project, earlier?: Project): Project | undefined =>
  hasWork(project) ? joinProjects(project, earlier) : earlier

const copyOf = (project: Project): Project => projectOf(project.files, project.files.indexOf(chosenFile(project)))

function withLink({ project, earlier }: FilesState, texts: readonly NamedText[]): Partial<FilesState> {
  const isOpen = ({ text }: NamedText) => project.files.some((file) => file.text === text)
  if (project.files.length === texts.length && texts.every(isOpen)) return {}
  const linked = texts.map((text) => ({ ...text, linked: text.text }))
  const sorted = [...linked].sort(byPath)
  return { project: projectOf(sorted, linked[0] && sorted.indexOf(linked[0])), earlier: withEarlier(project, earlier) }
}

function decided({ project, newer, earlier }: FilesState, isNewer: boolean): Partial<FilesState> {
  if (!newer) return {}
  // Another object, so that it is stored.
  const [shown, other] = isNewer ? [copyOf(newer.project), project] : [{ ...project }, newer.project]
  return { project: shown, earlier: withEarlier(other, earlier), storedText: newer.text, newer: undefined }
}

/** What an action changes. Nothing that was typed is lost by it. */
export function reduceFiles(state: FilesState, action: FilesAction): Partial<FilesState> {
  const { project, question, removed, earlier } = state
  switch (action.type) {
    case 'tell':
      return { ...action.messages, noticeCount: (state.noticeCount ?? 0) + 1 }
    case 'stored':
      return action.stored
    case 'edit':
      return edited(state, action.id, action.text)
    case 'update-file':
      return { project: changeFile(project, action.id, action.change) }
    case 'show-file':
      return { project: { ...project, chosen: action.id } }
    case 'open':
    case 'close':
    case 'restore':
      return proposed(state, action)
    case 'answer':
      return question && action.isConfirmed ? changed(state, question.change) : { question: undefined }
    case 'undo': {
      const last = removed.at(-1)
      return last ? proposed(state, { type: 'restore', removed: last }) : {}
    }
    case 'open-link':
      return withLink(state, action.texts)
    case 'decide-earlier':
      if (!earlier || !action.isRestored) return { earlier: undefined }
      return { project: copyOf(earlier), earlier: withEarlier(project) }
    case 'decide':
      return decided(state, action.isNewer)
  }
}
