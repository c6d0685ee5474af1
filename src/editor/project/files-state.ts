import {
  addFiles,
  byPath,
  changeFile,
  hasWork,
  lostFiles,
  type NamedText,
  type OpenFile,
  type Project,
  projectOf,
  removeFile,
  restoreFiles,
  withEarlier,
} from './project'

/** Messages to the reader. The next change of a text clears them. */
type Messages = { refusals: readonly string[]; notice?: string | undefined }

interface Stored {
  /** The draft in the browser's storage, as this tab last saw it. */
  storedText: string | null
  /** Whether the draft and the earlier one outlive the visit. */
  isStored: boolean
  isEarlierStored: boolean
}

export interface FilesState extends Messages, Stored {
  project: Project
  /** Unsaved texts that were closed or replaced, by a file, a link or another tab: the reader can restore them. */
  earlier: Project | undefined
  noticeCount?: number
}

export type FilesAction =
  | { type: 'open'; texts: readonly NamedText[]; maxFiles: number; messages: Messages }
  /** Without an id, closes all files. */
  | { type: 'close'; id: number | undefined }
  | { type: 'notify'; messages: Partial<Messages> }
  | { type: 'stored'; stored: Partial<Stored> }
  /** The text was edited in the editor; `isReplaced` says that nothing is left of the old one. */
  | { type: 'edit'; id: number; text: string; isReplaced: boolean }
  | { type: 'update-file'; id: number; change: Partial<NamedText> }
  | { type: 'show-file'; id: number }
  | { type: 'open-link'; texts: readonly NamedText[] }
  | { type: 'decide-earlier'; isRestored: boolean; maxFiles: number }
  /** Another tab has stored a draft, which this one is about to replace. */
  | { type: 'set-aside'; other: Project }

const NO_MESSAGES: Messages = { refusals: [], notice: undefined }

/** Changes the open files; unsaved texts that are no longer among them go to the earlier draft. */
const changeFiles = (state: FilesState, project: Project): Partial<FilesState> => ({
  project,
  earlier: withEarlier(lostFiles(state.project, project), state.earlier),
})

function openLink({ project, earlier }: FilesState, texts: readonly NamedText[]): Partial<FilesState> {
  const isOpen = ({ text }: NamedText) => project.files.some((file) => file.text === text)
  if (project.files.length === texts.length && texts.every(isOpen)) return {}
  const linked = texts.map((text) => ({ ...text, linked: text.text }))
  const sorted = [...linked].sort(byPath)
  return {
    project: projectOf(sorted, linked[0] && sorted.indexOf(linked[0])),
    earlier: withEarlier(hasWork(project) ? project.files : [], earlier),
  }
}

/** Adds to the earlier draft the texts of another tab that are neither open here nor in it already. */
function withOther({ project, earlier }: FilesState, other: Project): Project | undefined {
  const known = [...project.files, ...(earlier?.files ?? [])]
  const isKnown = ({ path, text }: OpenFile) => known.some((file) => file.path === path && file.text === text)
  const others = other.files.filter((file) => file.text !== '' && file.text !== file.linked && !isKnown(file))
  return withEarlier(others, earlier)
}

/** Of files with the same path, the latest is restored. The others, and what the restored ones replace, can be next. */
function restoreEarlier({ project, earlier }: FilesState, maxFiles: number): Partial<FilesState> {
  const files = earlier?.files ?? []
  const isLatest = ({ path }: OpenFile, at: number) => !path || files.findIndex((file) => file.path === path) === at
  const restored = restoreFiles(project, files.filter(isLatest).slice(0, maxFiles), maxFiles)
  const replaced = lostFiles(project, restored).filter(({ text, linked }) => text !== linked)
  const others = files.filter((file) => !restored.files.includes(file))
  return { project: restored, earlier: withEarlier([...replaced, ...others], undefined) }
}

/** Reduces an action to the changed part of the state. No action loses what was typed. */
export function reduceFiles(state: FilesState, action: FilesAction): Partial<FilesState> {
  const { project } = state
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
      return { ...action.messages, ...changeFiles(state, addFiles(project, action.texts, action.maxFiles)) }
    case 'close': {
      const left = action.id === undefined ? projectOf([]) : removeFile(project, action.id)
      return { ...NO_MESSAGES, ...changeFiles(state, left) }
    }
    case 'open-link':
      return openLink(state, action.texts)
    case 'decide-earlier':
      return action.isRestored ? restoreEarlier(state, action.maxFiles) : { earlier: undefined }
    case 'set-aside':
      return { earlier: withOther(state, action.other) }
  }
}
