import { type FeatureSource, readSource, writeSource } from '@/gherkin/parse/feature-text'
import { type Acceptance, mostBytes, refusalOf } from '@/lib/text-limits'
import { type FilePlace, type OpenFile, uniqueNames } from './project'

type Handle = FileSystemFileHandle | FileSystemDirectoryHandle

/** What only some browsers have: they let a page write to files of the reader, once the reader allows it. */
declare global {
  interface Window {
    showDirectoryPicker?: () => Promise<FileSystemDirectoryHandle>
  }
  interface DataTransferItem {
    getAsFileSystemHandle?: () => Promise<Handle | null>
  }
  interface FileSystemHandle {
    /** Missing in browsers that ask for no permission, because they give access to no folders. */
    requestPermission?: (options: { mode: 'readwrite' }) => Promise<PermissionState>
  }
}

/** A file that was dropped or chosen, and its path with the folder that was opened. */
export type FoundFile = { path: string; file: File; place?: FilePlace }

/** A file or a folder, by whichever interface the browser gives access to it. */
type Found = { read: () => Promise<FoundFile> } | { name: string; list: () => Promise<Found[]> }

/** Folders with copies and with other people's files, besides hidden ones. */
export const SKIPPED_FOLDERS = ['node_modules', 'target', 'build', 'dist']

/** @param folder its name, without those around it */
export const isSkipped = (folder: string): boolean => folder.startsWith('.') || SKIPPED_FOLDERS.includes(folder)

/** A folder that is opened by mistake, such as the whole disk, is not read to its end. */
const MOST_ENTRIES = 20_000

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** A reader hands over its entries in portions, the last of which is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<Found[]> {
  const reader = folder.createReader()
  const portion = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  const entries: FileSystemEntry[] = []
  for (let next = await portion(); next.length > 0; next = await portion()) entries.push(...next)
  return entries.flatMap(foundEntry)
}

function foundEntry(entry: FileSystemEntry): Found[] {
  const path = entry.fullPath.replace(/^\//, '')
  if (isFile(entry)) return [{ read: async () => ({ path, file: await fileOf(entry) }) }]
  return isFolder(entry) ? [{ name: entry.name, list: () => entriesOf(entry) }] : []
}

/** @param root what the reader has given access to */
function foundHandle(handle: Handle, root: Handle = handle, folder = ''): Found {
  const path = folder + handle.name
  if (handle.kind === 'file')
    return { read: async () => ({ path, file: await handle.getFile(), place: { root, handle } }) }
  const list = async () => {
    const inside: Found[] = []
    for await (const each of handle.values()) inside.push(foundHandle(each, root, `${path}/`))
    return inside
  }
  return { name: handle.name, list }
}

async function filesIn(given: readonly Found[]): Promise<FoundFile[]> {
  const files: FoundFile[] = []
  const open = [...given]
  for (let read = 0; read < MOST_ENTRIES; read += 1) {
    const next = open.shift()
    if (!next) break
    if ('read' in next) files.push(await next.read())
    else if (!isSkipped(next.name)) open.push(...(await next.list()))
  }
  return files
}

/** The dropped files, those of folders included. After the event, the browser gives access to nothing of it. */
export async function droppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<FoundFile[]> {
  const dropped = Array.from(items ?? [])
  const entries = dropped.flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  const asked = dropped.flatMap((item) => item.getAsFileSystemHandle?.() ?? [])
  if (entries.length === 0) return Array.from(files, (file) => ({ path: file.name, file }))
  // Some folders are only for reading, such as the one of downloads.
  const handles = (await Promise.all(asked).catch(() => [])).flatMap((handle) => (handle ? [foundHandle(handle)] : []))
  return filesIn(handles.length === entries.length ? handles : entries.flatMap(foundEntry))
}

/** The files of a folder that the reader chooses, where the browser can write to it later; none when the choice is cancelled. */
export async function pickedFiles(): Promise<FoundFile[]> {
  const folder = await window.showDirectoryPicker?.().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error
  })
  return folder ? filesIn([foundHandle(folder)]) : []
}

/** The files that were chosen with a button; those of a chosen folder have its name before theirs. */
export const chosenFiles = (files: Iterable<File>): FoundFile[] =>
  Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file })).filter(
    ({ path }) => !path.split('/').slice(0, -1).some(isSkipped),
  )

type Accepted = { accepts: (path: string) => boolean; kindOf: (path: string) => Acceptance; unreadable: string }

/** The text of a file. Its own text() would be without its byte order mark. */
const textOf = async (file: File, options?: TextDecoderOptions): Promise<FeatureSource> =>
  readSource(new TextDecoder('utf-8', { ignoreBOM: true, ...options }).decode(await file.arrayBuffer()))

async function readFile({ path, file, place }: FoundFile, { kindOf, unreadable }: Accepted) {
  const kind = kindOf(path)
  if (file.size > mostBytes(kind.limits)) return kind.refusal({ limit: 'size', actual: file.size })
  try {
    const source = await textOf(file)
    return refusalOf(source.text, kind) ?? { ...source, path, place, saved: source.text }
  } catch (error) {
    console.error(error)
    return unreadable
  }
}

/** @returns the texts; why other files were refused, each with its name; and the number of those of other kinds */
export async function readFiles(found: readonly FoundFile[], accepted: Accepted) {
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

export const askToWrite = async (root: FileSystemHandle): Promise<boolean> =>
  (await root.requestPermission?.({ mode: 'readwrite' })) === 'granted'

/**
 * Saves a file where it is, unless another program has changed it since it was read.
 * @returns what is on the disk then
 * @throws when it is in no folder that may be written to, is gone, or is not UTF-8: what is no text would be lost
 */
export async function saveInPlace(
  { place, text, saved }: OpenFile,
  isAllowed: (root: FileSystemHandle) => Promise<boolean>,
): Promise<FeatureSource> {
  if (!place || !(await isAllowed(place.root))) throw new Error('The file may not be written')
  const disk = await textOf(await place.handle.getFile(), { fatal: true })
  if (disk.text !== saved) return disk
  const writable = await place.handle.createWritable()
  await writable.write(writeSource({ text, lineEnd: disk.lineEnd }))
  await writable.close()
  return { ...disk, text }
}

export function saveFile(name: string, content: BlobPart, type = 'text/plain;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

export async function saveZip(name: string, files: readonly OpenFile[], unnamed: string) {
  const { strToU8, zipSync } = await import('fflate')
  const names = uniqueNames(files, unnamed)
  const packed = files.map((file) => [names.get(file.id) ?? file.path, strToU8(writeSource(file))] as const)
  saveFile(name, new Uint8Array(zipSync(Object.fromEntries(packed))), 'application/zip')
  return files
}
