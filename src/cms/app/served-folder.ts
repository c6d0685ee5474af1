import { parseContentPath } from '@/content/slug'
import type { CmsStrings } from '@/i18n/cms-strings'
import type { FolderEntry } from '../content-folder'
import { askToReplace, keep, reportChange, show } from './notices'

/* Replaces the folder in the browser's storage that the CMS works on: writers need not choose one, nor browsers be able to open it. */

const join = (folder: string, name: string) => (folder ? `${folder}/${name}` : name)

const addressOf = (path: string): string => `/content/${path.split('/').map(encodeURIComponent).join('/')}`

const failure = (status: number, message: string): DOMException =>
  new DOMException(message, status === 404 ? 'NotFoundError' : 'InvalidModificationError')

async function fetchPath(path: string): Promise<Response> {
  const response = await fetch(addressOf(path))
  if (response.ok) return response
  throw failure(response.status, await response.text())
}

let words: CmsStrings

/** The version of each file that the CMS has, by path: the first that it read, or the last that it saved. */
const versions = new Map<string, string>()

const pageOf = (path: string): string | undefined => parseContentPath(path)?.path

let newPage: string | undefined

/** Announces the next save. A new page must not replace a file unasked: the CMS has read files that it does not list. */
export function beginSave(path: string, isNew: boolean): void {
  newPage = isNew ? pageOf(path) : undefined
}

const knownVersion = (path: string) => (newPage && pageOf(path) === newPage ? undefined : versions.get(path))

/** The CMS removes both languages of a page, one after the other: after this time they are checked together. */
const REMOVAL_CHECK_DELAY_MS = 500

let removalCheck = 0

/** Writes or removes a file; asks the writer first if the CMS has another version of it. */
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
    const response = await fetchPath(path)
    const version = response.headers.get('ETag')
    if (version && !versions.has(path)) versions.set(path, version)
    const modified = Date.parse(response.headers.get('Last-Modified') ?? '')
    const type = response.headers.get('Content-Type') ?? undefined
    return new File([await response.blob()], name, { lastModified: modified, type })
  },

  /** Sends every write at once: the CMS ignores errors on closing a file. */
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
    const response = await fetchPath(path && `${path}/`)
    for (const { name: inner, kind } of (await response.json()) as FolderEntry[])
      yield [inner, (kind === 'file' ? fileAt : folderAt)(join(path, inner), inner)]
  },

  async removeEntry(inner: string): Promise<void> {
    const file = join(path, inner)
    await change(file, { method: 'DELETE' })
    clearTimeout(removalCheck)
    removalCheck = window.setTimeout(() => void reportChange(words, file, words.removed), REMOVAL_CHECK_DELAY_MS)
  },
})

/** Makes the browser's own storage the content folder. */
export function serveFolder(strings: CmsStrings): void {
  words = strings
  const root = { getDirectoryHandle: async () => folderAt('', 'content') }
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => root })
  // A class without `move`: otherwise the CMS writes a temporary file first and renames it.
  Object.defineProperty(globalThis, 'FileSystemFileHandle', { value: class {} })
}
