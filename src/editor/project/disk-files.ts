import { type FeatureSource, readSource, writeSource } from '@/gherkin/parse/feature-text'
import { type Acceptance, mostBytes, refusalOf } from '@/lib/text-limits'
import { type FilePlace, type OpenFile, uniqueNames } from './project'

type Handle = FileSystemFileHandle | FileSystemDirectoryHandle

// The File System Access API, with which a page can write files once the reader allows it. Not all browsers have it.
declare global {
  interface Window {
    showDirectoryPicker?: () => Promise<FileSystemDirectoryHandle>
  }
  interface DataTransferItem {
    getAsFileSystemHandle?: () => Promise<Handle | null>
  }
  interface FileSystemHandle {
    /** Missing in browsers that never give access to folders. */
    requestPermission?: (options: { mode: 'readwrite' }) => Promise<PermissionState>
  }
}

/** A file that was dropped or chosen; its path starts with the opened folder. */
export type FoundFile = { path: string; file: File; place?: FilePlace }

/** A file or a folder, whichever interface of the browser it comes from. */
type Entry = { read: () => Promise<FoundFile> } | { name: string; list: () => Promise<Entry[]> }

/** Folders of dependencies and build output, skipped like hidden ones. */
export const SKIPPED_FOLDERS = ['node_modules', 'target', 'build', 'dist']

/** @param folder its name, without a path */
export const isSkipped = (folder: string): boolean => folder.startsWith('.') || SKIPPED_FOLDERS.includes(folder)

/** Stops reading a folder that was opened by mistake, such as the whole disk. */
const MAX_ENTRIES = 20_000

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/** The API returns entries in batches, the last of which is empty. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<Entry[]> {
  const reader = folder.createReader()
  const nextBatch = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  const entries: FileSystemEntry[] = []
  for (let batch = await nextBatch(); batch.length > 0; batch = await nextBatch()) entries.push(...batch)
  return entries.map(toEntry)
}

const toEntry = (entry: FileSystemEntry): Entry =>
  isFile(entry)
    ? { read: async () => ({ path: entry.fullPath.slice(1), file: await fileOf(entry) }) }
    : { name: entry.name, list: () => listFolder(entry as FileSystemDirectoryEntry) }

/** @param root what the reader has given access to: the handle, or a folder around it */
function handleToEntry(handle: Handle, root: Handle = handle, folder = ''): Entry {
  const path = folder + handle.name
  if (handle.kind === 'file')
    return { read: async () => ({ path, file: await handle.getFile(), place: { root, handle } }) }
  const list = async () => {
    const entries: Entry[] = []
    for await (const child of handle.values()) entries.push(handleToEntry(child, root, `${path}/`))
    return entries
  }
  return { name: handle.name, list }
}

async function readEntries(entries: readonly Entry[]): Promise<FoundFile[]> {
  const files: FoundFile[] = []
  const queue = [...entries]
  for (let count = 0; count < MAX_ENTRIES; count += 1) {
    const next = queue.shift()
    if (!next) break
    if ('read' in next) files.push(await next.read())
    else if (!isSkipped(next.name)) queue.push(...(await next.list()))
  }
  return files
}

/** The dropped files, including those in folders. Call it in the event handler: the data is gone once the event is over. */
export async function droppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<FoundFile[]> {
  const dropped = Array.from(items ?? [])
  const entries = dropped.flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  const requests = dropped.flatMap((item) => item.getAsFileSystemHandle?.() ?? [])
  if (entries.length === 0) return Array.from(files, (file) => ({ path: file.name, file }))
  // The browser gives no handle of some folders, such as that of downloads: their files can only be read.
  const handles = await Promise.all(requests).catch(() => [])
  const writable = handles.flatMap((handle) => (handle ? [handleToEntry(handle)] : []))
  return readEntries(writable.length === entries.length ? writable : entries.map(toEntry))
}

/** The files of a folder that the reader picks, which can be written back; none when the reader cancels. */
export async function pickedFiles(): Promise<FoundFile[]> {
  const folder = await window.showDirectoryPicker?.().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error
  })
  return folder ? readEntries([handleToEntry(folder)]) : []
}

/** The files of an input; the paths of those in a folder start with its name. */
export const chosenFiles = (files: Iterable<File>): FoundFile[] =>
  Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file })).filter(
    ({ path }) => !path.split('/').slice(0, -1).some(isSkipped),
  )

type ReadOptions = { accepts: (path: string) => boolean; kindOf: (path: string) => Acceptance; unreadable: string }

/** Not `file.text()`, which drops the byte order mark. */
const textOf = async (file: File, options?: TextDecoderOptions): Promise<FeatureSource> =>
  readSource(new TextDecoder('utf-8', { ignoreBOM: true, ...options }).decode(await file.arrayBuffer()))

/** @returns the text, or why it is refused */
async function readFile({ path, file, place }: FoundFile, { kindOf, unreadable }: ReadOptions) {
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

/** @returns the texts; for each refused file its path and the reason; and how many files of other kinds were skipped */
export async function readFiles(found: readonly FoundFile[], options: ReadOptions) {
  const accepted = found.filter(({ path }) => options.accepts(path))
  const results = await Promise.all(accepted.map((file) => readFile(file, options)))
  return {
    texts: results.filter((result) => typeof result !== 'string'),
    refusals: results.flatMap((result, at) => (typeof result === 'string' ? `${accepted[at]?.path}: ${result}` : [])),
    skipped: found.length - accepted.length,
  }
}

export const askToWrite = async (root: FileSystemHandle): Promise<boolean> =>
  (await root.requestPermission?.({ mode: 'readwrite' })) === 'granted'

/** Writes a file back unless it has changed on disk. @returns what is on disk then. @throws when it cannot be written */
export async function saveInPlace({ place, text, saved }: OpenFile, mayWrite: typeof askToWrite) {
  if (!place || !(await mayWrite(place.root))) throw new Error('The file may not be written')
  // Throws if the file is not UTF-8: what is not text would be destroyed.
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
