import type { FeatureSource } from '@/gherkin/parse/feature-text'

/** Where a file is on the disk; `root` is what the reader has given access to: the file, or a folder around it. */
export type FilePlace = { handle: FileSystemFileHandle; root: FileSystemHandle }

export interface NamedText extends FeatureSource {
  /** With its folders; empty for a text that was pasted or typed. */
  path: string
  /** The text that a file of the reader has; undefined when none has it. */
  saved?: string
  /** The text that a link has brought: as long as nobody has changed it, it is no work of the reader. */
  linked?: string
  place?: FilePlace
  /** What another program has made of the file: it is not saved until the reader has chosen one of the two texts. */
  disk?: FeatureSource
}

/** A file of the project; its line ends and byte order mark are kept for when it is saved. */
export interface OpenFile extends NamedText {
  /** Stays the same when the file gets another text or another path. */
  id: number
}

/** The open files, in the order of their paths, and the one in the editor. There is always at least one. */
export type Project = { files: readonly OpenFile[]; chosen: number }

export type ProjectLimits = { files: number; characters: number }

export const NEW_TEXT: NamedText = { text: '', lineEnd: '\n', hasByteOrderMark: false, path: '' }

let lastId = 0

/** A file with an id that no other has had: undo brings closed ones back. */
const newFile = (text: NamedText): OpenFile => {
  lastId += 1
  return { ...text, id: lastId }
}

/** A project of some texts; without any, of a new one. */
export function projectOf(texts: readonly NamedText[], chosen = 0): Project {
  const files = (texts.length > 0 ? texts : [NEW_TEXT]).map(newFile)
  return { files, chosen: (files[chosen] ?? files[0])?.id ?? lastId }
}

export const joinProjects = (project: Project, earlier: Project | undefined): Project =>
  earlier ? projectOf([...project.files, ...earlier.files]) : project

export const chosenFile = ({ files, chosen }: Project): OpenFile => {
  const file = files.find(({ id }) => id === chosen) ?? files[0]
  if (!file) throw new Error('A project has at least one file')
  return file
}

const isNew = ({ text, path }: NamedText): boolean => text === '' && path === ''

export const isEmpty = ({ files }: Project): boolean => files.every(isNew)

export const hasWork = ({ files }: Project): boolean => files.some((file) => !isNew(file) && file.text !== file.linked)

export const byPath = (one: NamedText, other: NamedText): number =>
  one.path === other.path ? 0 : one.path < other.path ? -1 : 1

/**
 * Adds files and chooses the first of them. One with the path of an open file replaces its text; an empty new text makes room.
 * @param most files that a tool has; a tool of one file replaces it
 */
export function addFiles(project: Project, added: readonly NamedText[], most: number): Project {
  const kept = project.files.filter((file) => !isNew(file))
  const unique = [...new Map(added.map((file) => [file.path, file])).values()]
  const placed = unique.map((file): OpenFile => {
    const replaced = most === 1 ? project.files[0] : kept.find(({ path }) => path === file.path)
    return replaced ? { ...file, id: replaced.id } : newFile(file)
  })
  const [first] = [...placed].sort(byPath)
  if (!first) return project
  const others = kept.filter(({ id }) => !placed.some((file) => file.id === id))
  return { files: [...others, ...placed].sort(byPath), chosen: first.id }
}

/** Closes a file and chooses the one after it; a new text is left when it was the last one. */
export function removeFile(project: Project, id: number): Project {
  const at = project.files.findIndex((file) => file.id === id)
  const files = project.files.filter((file) => file.id !== id)
  const next = files[Math.min(at, files.length - 1)]
  if (at < 0) return project
  if (!next) return projectOf([])
  return { files, chosen: project.chosen === id ? next.id : project.chosen }
}

/** Whether a file has a text that is nowhere else. An empty one is never written over a file. */
export const isUnsaved = ({ text, saved }: NamedText): boolean => text !== '' && text !== saved

/** The files that a project has no longer, or has with another text; only the unsaved ones, if that is asked for. */
export const removedFiles = (before: Project, after: Project, isOnlyUnsaved: boolean): OpenFile[] =>
  before.files.filter(
    (file) =>
      (isOnlyUnsaved ? isUnsaved(file) : file.text !== '') &&
      !after.files.some(({ id, text }) => id === file.id && text === file.text),
  )

/** Brings files back, in the places of those that have their path now, and chooses the first of them. */
export function restoreFiles(project: Project, files: readonly OpenFile[]): Project {
  const isReplaced = ({ id, path }: OpenFile) =>
    files.some((file) => file.id === id || (path !== '' && file.path === path))
  const kept = project.files.filter((file) => !isNew(file) && !isReplaced(file))
  return { files: [...kept, ...files].sort(byPath), chosen: files[0]?.id ?? project.chosen }
}

/** Changes a file; a single text that is empty forgets its name and its place. */
export function changeFile(project: Project, id: number, change: Partial<NamedText>): Project {
  const isCleared = change.text === '' && project.files.length === 1
  const changed = isCleared ? { ...NEW_TEXT, place: undefined } : change
  return { ...project, files: project.files.map((file) => (file.id === id ? { ...file, ...changed } : file)) }
}

export const charactersOf = (files: readonly Pick<NamedText, 'text'>[]): number =>
  files.reduce((sum, { text }) => sum + text.length, 0)

/** @example projectExcess(files, { files: 300, characters: 2_000_000 }) // => { limit: 'files', actual: 301 } */
export function projectExcess(
  files: readonly Pick<NamedText, 'text'>[],
  limits: ProjectLimits,
): { limit: keyof ProjectLimits; actual: number } | undefined {
  if (files.length > limits.files) return { limit: 'files', actual: files.length }
  const characters = charactersOf(files)
  return characters > limits.characters ? { limit: 'characters', actual: characters } : undefined
}

/** A name for each file, by its id; of files with the same one, the later ones have a number. */
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
