import { lstatSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { replaceFile } from '@/lib/node/replace'

export type FolderEntry = { name: string; kind: 'file' | 'directory' }

/** A request that is refused, with the HTTP status. */
export class FolderError extends Error {
  override name = 'FolderError'
  constructor(
    readonly status: 400 | 404 | 412 | 422,
    message: string,
  ) {
    super(message)
  }
}

/** No hidden files and no parent folders: names begin with a letter, a digit or an underscore. */
const SAFE_PATH = /^(?:[\p{L}\d_][^/\\\0]*(?:\/[\p{L}\d_][^/\\\0]*)*)?$/u

const kindOf = (path: string): FolderEntry['kind'] | 'link' | undefined => {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (!stat) return undefined
  return stat.isDirectory() ? 'directory' : stat.isFile() ? 'file' : 'link'
}

/** The place of a path on disk. @throws {FolderError} when it leaves the content folder, also by a symbolic link */
function placeOf(root: string, path: string): string {
  if (!SAFE_PATH.test(path)) throw new FolderError(400, `${path} is no path of the content`)
  let place = root
  for (const part of path.split('/')) {
    place = join(place, part)
    if (kindOf(place) === 'link') throw new FolderError(400, `${path} leads through a symbolic link`)
  }
  return place
}

/** @throws {FolderError} when there is no folder */
export function listFolder(root: string, path: string): FolderEntry[] {
  const folder = placeOf(root, path)
  if (kindOf(folder) !== 'directory') throw new FolderError(404, `${path} is no folder`)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => SAFE_PATH.test(entry.name) && (entry.isFile() || entry.isDirectory()))
    .map((entry) => ({ name: entry.name, kind: entry.isFile() ? 'file' : 'directory' }))
}

export function readContent(root: string, path: string) {
  const file = placeOf(root, path)
  return kindOf(file) === 'file' ? { bytes: readFileSync(file), modified: lstatSync(file).mtimeMs } : undefined
}

/** A file that is being written, next to the content folder: watchers ignore hidden files there. */
const DRAFT = '.content-draft'

/** Removes the drafts of interrupted writes. */
export function clearDrafts(root: string): void {
  for (const name of readdirSync(dirname(root))) if (name.startsWith(DRAFT)) rmSync(join(dirname(root), name))
}

/** Replaces a file as a whole, so that watchers never read half of it. */
export function writeContent(root: string, path: string, bytes: Uint8Array): void {
  const file = placeOf(root, path)
  if (!path || kindOf(file) === 'directory') throw new FolderError(400, `${path} is a folder`)
  mkdirSync(dirname(file), { recursive: true })
  replaceFile(file, bytes, join(dirname(root), DRAFT))
}

/** Removes a file or an empty folder. */
export function removeContent(root: string, path: string): void {
  const place = placeOf(root, path)
  const kind = kindOf(place)
  if (!path || !kind) throw new FolderError(404, `${path} does not exist`)
  if (kind === 'directory' && readdirSync(place).length > 0) throw new FolderError(400, `${path} is not empty`)
  if (kind === 'directory') rmdirSync(place)
  else rmSync(place)
}
