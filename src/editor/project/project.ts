import type { FeatureSource } from '@/gherkin/parse/feature-text'

/** A file on disk; `root` is what the reader has given access to: the file, or a folder around it. */
export type FilePlace = { handle: FileSystemFileHandle; root: FileSystemHandle }

export interface NamedText extends FeatureSource {
  /** Including folders; empty for a text that was pasted or typed. */
  path: string
  /** The text as it was last read or saved; undefined if it never was. */
  saved?: string
  /** The text as a link brought it: until it is changed, it is not the reader's own work. */
  linked?: string
  place?: FilePlace
  /** What another program has written to the file: it is not saved until the reader has chosen one of the texts. */
  disk?: FeatureSource
}

export interface OpenFile extends NamedText {
  /** Survives changes of the text and the path. */
  id: number
}

/** The open files, sorted by path, and the id of the one in the editor. There is always at least one. */
export type Project = { files: readonly OpenFile[]; chosen: number }

export type ProjectLimits = { files: number; characters: number }

/** Browsers store about five million characters for a whole site: all tools, and their earlier drafts. */
export const PROJECT_LIMITS: ProjectLimits = { files: 300, characters: 2_000_000 }

export const NEW_TEXT: NamedText = { text: '', lineEnd: '\n', hasByteOrderMark: false, path: '' }

let lastId = 0

/** Ids are never reused, because undo brings closed files back. */
const newFile = (text: NamedText): OpenFile => {
  lastId += 1
  return { ...text, id: lastId }
}

/** A project of some texts, or of a new one if there are none. @param chosen index of the one in the editor */
export function projectOf(texts: readonly NamedText[], chosen = 0): Project {
  const files = (texts.length > 0 ? texts : [NEW_TEXT]).map(newFile)
  return { files, chosen: (files[chosen] ?? files[0])?.id ?? lastId }
}

export const chosenFile = ({ files, chosen }: Project): OpenFile => {
  const file = files.find(({ id }) => id === chosen) ?? files[0]
  if (!file) throw new Error('A project has at least one file')
  return file
}

const isNew = ({ text, path }: NamedText): boolean => text === '' && path === ''
export const isEmpty = ({ files }: Project): boolean => files.every(isNew)

/** Whether a project has more than texts that are empty or as a link brought them. */
export const hasWork = ({ files }: Project): boolean => files.some((file) => !isNew(file) && file.text !== file.linked)

/** Adds files to the earlier draft, which the reader can restore or discard. */
export const withEarlier = (files: readonly NamedText[], earlier: Project | undefined): Project | undefined =>
  files.length > 0 ? projectOf([...files, ...(earlier?.files ?? [])]) : earlier

export const byPath = (a: NamedText, b: NamedText): number => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1)

/** Adds files and chooses the first. Each replaces the open file with its path or, if there may only be one, that. */
export function addFiles(project: Project, texts: readonly NamedText[], maxFiles: number): Project {
  const kept = project.files.filter((file) => !isNew(file))
  const unique = [...new Map(texts.map((text) => [text.path, text])).values()].sort(byPath)
  const added = unique.map((text): OpenFile => {
    const replaced = maxFiles === 1 ? project.files[0] : kept.find(({ path }) => path === text.path)
    return replaced ? { ...text, id: replaced.id } : newFile(text)
  })
  const [first] = added
  if (!first) return project
  const others = kept.filter(({ id }) => !added.some((file) => file.id === id))
  return { files: [...others, ...added].sort(byPath), chosen: first.id }
}

/** Closes a file. If it was the chosen one, its neighbour is chosen; if it was the only one, a new text takes its place. */
export function removeFile(project: Project, id: number): Project {
  const at = project.files.findIndex((file) => file.id === id)
  const files = project.files.filter((file) => file.id !== id)
  const next = files[Math.min(at, files.length - 1)]
  if (at < 0) return project
  if (!next) return projectOf([])
  return { files, chosen: project.chosen === id ? next.id : project.chosen }
}

/** Whether the text of a file would be lost with it. Empty texts do not count: they are never saved over a file. */
export const isUnsaved = ({ text, saved }: NamedText): boolean => text !== '' && text !== saved

/** The texts of `before` that `after` lacks and that are not saved. */
export const lostFiles = (before: Project, after: Project): OpenFile[] =>
  before.files.filter(
    (file) => isUnsaved(file) && !after.files.some(({ id, text }) => id === file.id && text === file.text),
  )

/** Adds files, instead of those that have their paths or, if there may only be one, of that, and chooses the first. */
export function restoreFiles(project: Project, files: readonly OpenFile[], maxFiles: number): Project {
  const isReplaced = ({ path }: OpenFile) => maxFiles === 1 || (path !== '' && files.some((file) => file.path === path))
  const kept = project.files.filter((file) => file.text !== file.linked && !isNew(file) && !isReplaced(file))
  return { files: [...kept, ...files].sort(byPath), chosen: files[0]?.id ?? project.chosen }
}

/** Changes a file; the only one forgets its path and place on disk when it is emptied. */
export function changeFile(project: Project, id: number, change: Partial<NamedText>): Project {
  const isEmptied = change.text === '' && project.files.length === 1
  const changed = isEmptied ? { ...NEW_TEXT, place: undefined } : change
  return { ...project, files: project.files.map((file) => (file.id === id ? { ...file, ...changed } : file)) }
}

/** @example isTooLarge([{ text: 'abc' }], { files: 300, characters: 2 }) // => true */
export function isTooLarge(files: readonly Pick<NamedText, 'text'>[], limits: ProjectLimits): boolean {
  const characters = files.reduce((sum, { text }) => sum + text.length, 0)
  return files.length > limits.files || characters > limits.characters
}

/** A unique name for each file, by its id: repeated names are numbered. */
export function uniqueNames(files: readonly OpenFile[], unnamed: string): Map<number, string> {
  const ids = new Map<string, number>()
  for (const { id, path } of files) {
    const name = path || unnamed
    let unique = name
    for (let number = 2; ids.has(unique); number += 1) unique = `${name} (${number})`
    ids.set(unique, id)
  }
  return new Map([...ids].map(([name, id]) => [id, name]))
}
