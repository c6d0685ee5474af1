import { readSource } from '@/gherkin/parse/feature-source'
import { mostBytes } from '@/lib/text-limits'
import type { TextLimits } from '../code-editor'
import type { NamedText } from './project'

/** A file that was dropped or chosen, and its path with the folder that was opened. */
export interface FoundFile {
  path: string
  file: File
}

/** Folders with copies and with other people's files, besides hidden ones. */
export const SKIPPED_FOLDERS = ['node_modules', 'target', 'build', 'dist']

const isSkipped = (folder: string): boolean => folder.startsWith('.') || SKIPPED_FOLDERS.includes(folder)

/** A folder that is opened by mistake, such as the whole disk, is not read to its end. */
const MOST_ENTRIES = 20_000

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject))

/** A reader hands over its entries in portions, the last of which is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const portion = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  const entries: FileSystemEntry[] = []
  for (let next = await portion(); next.length > 0; next = await portion()) entries.push(...next)
  return entries
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

async function filesIn(entries: readonly FileSystemEntry[]): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  const open = [...entries]
  for (let read = 0; read < MOST_ENTRIES; read += 1) {
    const entry = open.shift()
    if (!entry) break
    const path = entry.fullPath.replace(/^\//, '')
    if (isFile(entry)) found.push({ path, file: await fileOf(entry) })
    else if (isFolder(entry) && !isSkipped(entry.name)) open.push(...(await entriesOf(entry)))
  }
  return found
}

/**
 * The files that were dropped, those of folders included. To be called while the event is handled: afterwards the browser
 * gives access to nothing of it.
 */
export function droppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<FoundFile[]> {
  const entries = Array.from(items ?? []).flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length > 0) return filesIn(entries)
  return Promise.resolve(Array.from(files, (file) => ({ path: file.name, file })))
}

/** The files that were chosen with a button; those of a chosen folder have its name before theirs. */
export const chosenFiles = (files: Iterable<File>): FoundFile[] =>
  Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file })).filter(
    ({ path }) => !path.split('/').slice(0, -1).some(isSkipped),
  )

interface Accepted {
  accepts: (path: string) => boolean
  limitsOf: (path: string) => TextLimits
  unreadable: string
}

interface ReadFiles {
  texts: NamedText[]
  /** Why files were refused, each with its name. */
  refusals: string[]
  /** The number of files of other kinds. */
  passedOver: number
}

async function readFile({ path, file }: FoundFile, { limitsOf, unreadable }: Accepted): Promise<NamedText | string> {
  const limits = limitsOf(path)
  if (file.size > mostBytes(limits)) return limits.tooLong(file.size)
  try {
    // The text() of a file would be without its byte order mark.
    const source = readSource(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()))
    const refusal =
      source.text.length > limits.size ? limits.tooLong(source.text.length) : limits.refusalOf(source.text)
    return refusal ?? { ...source, path, saved: source.text }
  } catch (error) {
    console.error(error)
    return unreadable
  }
}

export async function readFiles(found: readonly FoundFile[], accepted: Accepted): Promise<ReadFiles> {
  const wanted = found.filter(({ path }) => accepted.accepts(path))
  const read = await Promise.all(
    wanted.map(async (one) => ({ path: one.path, content: await readFile(one, accepted) })),
  )
  return {
    texts: read.flatMap(({ content }) => (typeof content === 'string' ? [] : [content])),
    refusals: read.flatMap(({ path, content }) => (typeof content === 'string' ? [`${path}: ${content}`] : [])),
    passedOver: found.length - wanted.length,
  }
}
