import { parseContentPath } from '@/content/slug'
import type { CmsStrings } from '@/i18n/cms-strings'
import type { FolderEntry } from '../content-folder'
import { askToReplace, keep, reportChange, reportUnreadable, show } from './notices'

/**
 * The content folder as the File System API describes folders. The CMS reads and writes a folder of the browser's own; this one
 * stands in its place, and is the real one: no browser has to be able to open folders, and no writer has to choose it.
 */

const join = (folder: string, name: string) => (folder ? `${folder}/${name}` : name)

const addressOf = (path: string): string => `/content/${path.split('/').map(encodeURIComponent).join('/')}`

const failure = (status: number, message: string): DOMException =>
  new DOMException(message, status === 404 ? 'NotFoundError' : 'InvalidModificationError')

async function ask(path: string): Promise<Response> {
  const response = await fetch(addressOf(path))
  if (response.ok) return response
  throw failure(response.status, await response.text())
}

let words: CmsStrings

/** The versions of the files that the CMS has, by path: it keeps what it reads first, and what it saves. */
const versions = new Map<string, string>()

const pageOf = (path: string): string | undefined => parseContentPath(path)?.path

let newPage: string | undefined

/** Says what is saved next. A new page takes no place without a question: the CMS has read files that it does not list. */
export function beginSave(path: string, isNew: boolean): void {
  newPage = isNew ? pageOf(path) : undefined
}

const knownVersion = (path: string) => (newPage && pageOf(path) === newPage ? undefined : versions.get(path))

/** The CMS removes both languages of a page, one after the other: they are checked together. */
const REMOVALS_MS = 500

let removal = 0

/** Writes or removes a file; if it is not the one that the CMS has, the writer is asked. */
async function change(path: string, options: RequestInit, expected = knownVersion(path)): Promise<void> {
  const response = await fetch(addressOf(path), { ...options, headers: expected ? { 'If-Match': expected } : {} })
  const isConflict = response.status === 412
  if (isConflict && (await askToReplace(words, path, await response.json()))) return change(path, options, '*')
  if (!response.ok) {
    const reason = isConflict ? words.conflict.kept : await response.text()
    show(words, words.notSaved(path), reason.split('\n'))
    throw failure(response.status, `${words.notSaved(path)}. ${reason}`)
  }
  const version = response.headers.get('ETag')
  if (version) versions.set(path, version)
  else versions.delete(path)
  const { copy } = (await response.json()) as { copy?: string }
  if (copy) keep(words, words.copied(copy))
}

const fileAt = (path: string, name: string) => ({
  kind: 'file',
  name,

  async getFile(): Promise<File> {
    const response = await ask(path)
    const version = response.headers.get('ETag')
    const isFirst = version && !versions.has(path)
    if (isFirst) versions.set(path, version)
    if (isFirst && response.headers.has('Content-Unreadable')) void reportUnreadable(words, path)
    const modified = Date.parse(response.headers.get('Last-Modified') ?? '')
    const type = response.headers.get('Content-Type') ?? undefined
    return new File([await response.blob()], name, { lastModified: modified, type })
  },

  /** Sends what is written at once: the CMS ignores what goes wrong when it closes a file. */
  createWritable: async () => ({
    write: (body: Blob | string) => change(path, { method: 'PUT', body }),
    close: async () => {},
  }),
})

const folderAt = (path: string, name: string) => ({
  kind: 'directory',
  name,
  getDirectoryHandle: async (inner: string): Promise<unknown> => folderAt(join(path, inner), inner),
  getFileHandle: async (inner: string) => fileAt(join(path, inner), inner),

  async *entries(): AsyncGenerator<[string, unknown]> {
    const response = await ask(path && `${path}/`)
    for (const { name: inner, kind } of (await response.json()) as FolderEntry[])
      yield [inner, (kind === 'file' ? fileAt : folderAt)(join(path, inner), inner)]
  },

  async removeEntry(inner: string): Promise<void> {
    const file = join(path, inner)
    await change(file, { method: 'DELETE' })
    clearTimeout(removal)
    removal = window.setTimeout(() => void reportChange(words, file, words.removed), REMOVALS_MS)
  },
})

/** Hands out the content folder where the CMS asks for one of the browser's. */
export function serveFolder(strings: CmsStrings): void {
  words = strings
  const root = { getDirectoryHandle: async () => folderAt('', 'content') }
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => root })
  // Files are replaced as a whole; without this, the CMS writes another file first and renames it.
  Object.defineProperty(globalThis, 'FileSystemFileHandle', { value: class {} })
}
