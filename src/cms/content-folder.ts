import { isUtf8 } from 'node:buffer'
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Document, isMap, parse, parseDocument } from 'yaml'
import { sha256 } from '@/build/exported/files'
import { checkDrawing, damagedPictures } from '@/content-lint/files/check-pictures'
import { checkFileNames, fileKind } from '@/content-lint/files/file-names'
import { decodeFile } from '@/content-lint/files/read-sources'
import { formatProblem, type Problem, problemsOf } from '@/content-lint/problem'
import type { Locale } from '@/i18n/locale'
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

export function readContent(root: string, path: string): Buffer | undefined {
  const file = placeOf(root, path)
  return kindOf(file) === 'file' ? readFileSync(file) : undefined
}

/** A file that is being written, next to the content folder: watchers ignore hidden files there. */
const DRAFT = '.content-draft'

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

const FRONT_MATTER = /^---\n(?<fields>[\s\S]*?\n)---\n/

/** The front matter of a page; undefined if no form can show it. */
function frontMatterOf(text: string): Document | undefined {
  const document = parseDocument(FRONT_MATTER.exec(text)?.groups?.fields ?? '')
  return document.errors.length === 0 && isMap(document.contents) ? document : undefined
}

/**
 * Writes a page in the style of the page before, because forms only know values: fields that have not changed keep their lines.
 * @example inStyleOf('---\na: "1"\nb: 2\n---\n', '---\na: 1\nb: 3\n---\nText') // => '---\na: "1"\nb: 3\n---\nText'
 */
export function inStyleOf(before: string, after: string): string {
  const document = frontMatterOf(before)
  const values = parse(FRONT_MATTER.exec(after)?.groups?.fields ?? '') as Record<string, unknown> | null
  if (!document || !values) return after
  for (const name of Object.keys(document.toJS())) if (!(name in values)) document.delete(name)
  for (const [name, value] of Object.entries(values)) if (document.get(name) !== value) document.set(name, value)
  return `---\n${document.toString({ lineWidth: 0 })}---\n${after.replace(FRONT_MATTER, '')}`
}

/** Copies of replaced files, next to the content folder, where git and the content check ignore them. */
const COPIES = '.content-copies'

/** Identifies the bytes of a file: what another program has changed meanwhile is not overwritten. */
export const versionOf = (bytes: Uint8Array): string => `"${sha256(bytes, 'base64url')}"`

const isText = (path: string): boolean => /\.(md|yaml)$/.test(path)

/** The problems that keep a file from being written; those of its text are checked after the save. */
async function uploadProblems(file: string, bytes: Uint8Array): Promise<Problem[]> {
  const kind = fileKind(file)
  if (kind === 'unknown') return checkFileNames([file]).filter((problem) => problem.file === file)
  if (kind === 'picture') return damagedPictures(new Map([[file, bytes]]))
  const { text, problems } = decodeFile(file, bytes)
  if (text === undefined) return problems
  return kind === 'drawing' ? [...problems, ...problemsOf(file, () => checkDrawing({ file, text }))] : []
}

/** @throws {FolderError} if the bytes are no valid file of that name */
async function checkUpload(file: string, bytes: Uint8Array, locale: Locale): Promise<void> {
  const problems = (await uploadProblems(file, bytes)).map((problem) => formatProblem(problem, 'content', locale))
  if (problems.length > 0) throw new FolderError(422, problems.join('\n'))
}

/** Copies a file that would be lost. @returns the copy's path @throws {FolderError} with both texts, for an unexpected version */
function backUp(root: string, path: string, expected: string | undefined, before?: Buffer, after?: Buffer) {
  // A page that no form can show is never what the writer has edited.
  const isShown = !before || fileKind(path) !== 'page' || frontMatterOf(before.toString())
  const isExpected = isShown && (before && versionOf(before)) === expected
  // A writer who has agreed to replace any version expects `*`.
  if (!isExpected && expected !== '*') {
    const [theirs, yours] = isText(path) ? [before?.toString(), after?.toString()] : []
    throw new FolderError(412, JSON.stringify({ theirs, yours }))
  }
  if (!before || (isExpected && after)) return undefined
  const folder = join(COPIES, new Date().toISOString().replaceAll(':', '-'))
  writeContent(join(dirname(root), folder), path, before)
  return join(folder, path)
}

/** Replaces a file, in the style that it had, if it is the expected version. */
export async function saveContent(
  root: string,
  path: string,
  bytes: Buffer,
  expected: string | undefined,
  locale: Locale,
) {
  await checkUpload(path, bytes, locale)
  const before = readContent(root, path)
  // The CMS would replace bytes that it cannot read by question marks.
  if (before && isText(path) && !isUtf8(before)) await checkUpload(path, before, locale)
  const isStyled = before && fileKind(path) === 'page'
  const after = isStyled ? Buffer.from(inStyleOf(before.toString(), bytes.toString())) : bytes
  const version = versionOf(after)
  if (before?.equals(after)) return { version }
  const copy = backUp(root, path, expected, before, after)
  writeContent(root, path, after)
  return { version, copy }
}

/** Removes a file, after copying it, if it is the expected version; or an empty folder. */
export function removeVersion(root: string, path: string, expected: string | undefined) {
  const before = readContent(root, path)
  const copy = before && backUp(root, path, expected, before)
  removeContent(root, path)
  return { copy }
}
