import { isUtf8 } from 'node:buffer'
import { dirname, join } from 'node:path'
import { type Document, isMap, isScalar, isSeq, type Node, parse, parseDocument } from 'yaml'
import { sha256 } from '@/build/exported/files'
import { checkDrawing, damagedPictures } from '@/content-lint/files/check-pictures'
import { checkFileNames, fileKind } from '@/content-lint/files/file-names'
import { decodeFile } from '@/content-lint/files/read-sources'
import { formatProblem, type Problem, problemsOf } from '@/content-lint/problem'
import type { Locale } from '@/i18n/locale'
import { isRecord } from '@/lib/is-record'
import { FolderError, readContent, removeContent, writeContent } from './content-folder'

/** A YAML node for a value, on one line if its sibling is. */
function newNode(document: Document, value: unknown, sibling?: unknown): Node {
  const node = document.createNode(value)
  if (isMap(node) && isMap(sibling)) node.flow = sibling.flow
  return node
}

function updated(document: Document, node: unknown, value: unknown): unknown {
  if (isMap(node) && isRecord(value)) {
    for (const { key } of [...node.items]) if (!(String(key) in value)) node.delete(key)
    for (const [key, part] of Object.entries(value)) node.set(key, updated(document, node.get(key, true), part))
    return node
  }
  if (isSeq(node) && Array.isArray(value)) {
    const [first] = node.items
    node.items = value.map((item, index) =>
      index < node.items.length ? updated(document, node.items[index], item) : newNode(document, item, first),
    )
    return node
  }
  return isScalar(node) && node.value === value ? node : newNode(document, value)
}

/** Parses YAML for a form; undefined if it is not a mapping or has errors. */
function mappingIn(text: string): Document | undefined {
  const document = parseDocument(text)
  return document.errors.length === 0 && isMap(document.contents) ? document : undefined
}

/**
 * Writes the values of one YAML text in the style of another: what has not changed keeps its comments, quotes and lines.
 * @example yamlInStyle('a: "1" # one\nb: 2\n', 'a: "1"\nb: 3\n') // => 'a: "1" # one\nb: 3\n'
 */
export function yamlInStyle(before: string, after: string): string {
  const document = mappingIn(before)
  if (!document) return after
  updated(document, document.contents, parse(after))
  return document.toString({ lineWidth: 0 })
}

const FRONT_MATTER = /^---\n(?<fields>[\s\S]*?\n)---\n/

/** The part of a text that a form shows: a page's front matter or a whole menu; undefined for files edited as text. */
function fieldsIn(file: string, text: string): string | undefined {
  const kind = fileKind(file)
  if (kind !== 'page') return kind === 'menu' ? text : undefined
  return FRONT_MATTER.exec(text)?.groups?.fields ?? ''
}

/** Whether no form can show a file, so that what the editor saves in its place is not based on it. */
function isUnreadable(file: string, bytes: Buffer): boolean {
  const fields = fieldsIn(file, bytes.toString())
  return fields !== undefined && !mappingIn(fields)
}

/** A saved file in the style of the file before, because forms only know values. Plain text is left alone. */
export function inStyleOf(file: string, before: string, after: string): string {
  const [oldFields, fields] = [before, after].map((text) => fieldsIn(file, text))
  if (!oldFields || !fields) return after
  if (fileKind(file) === 'menu') return yamlInStyle(oldFields, fields)
  return `---\n${yamlInStyle(oldFields, fields)}---\n${after.replace(FRONT_MATTER, '')}`
}

/** Copies of replaced files, next to the content folder, where git and the content check ignore them. */
const COPIES = '.content-copies'

/** Expected by a writer who has agreed to replace any version. */
const ANY = '*'

const versionOf = (bytes: Uint8Array): string => `"${sha256(bytes, 'base64url')}"`

const isText = (path: string): boolean => /\.(md|yaml)$/.test(path)

const styled = (path: string, before: Buffer | undefined, bytes: Buffer): Buffer =>
  before && isText(path) ? Buffer.from(inStyleOf(path, before.toString(), bytes.toString())) : bytes

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

/** The content folder for the editor: files that another program has changed meanwhile are not overwritten. */
export class VersionedContent {
  /** Texts that the editor has read or written, by version. */
  readonly #texts = new Map<string, Buffer>()

  constructor(private readonly root: string) {}

  #versionFor(path: string, bytes: Buffer): string {
    const version = versionOf(bytes)
    if (isText(path)) this.#texts.set(version, bytes)
    return version
  }

  /** Whether the writer has not changed a text: the CMS saves both languages of a page, even if only one was edited. */
  #isUnedited(path: string, bytes: Buffer, expected = ''): boolean {
    const base = this.#texts.get(expected)
    return base !== undefined && styled(path, base, bytes).equals(base)
  }

  /** Copies a file that would be lost. @returns the copy's path @throws {FolderError} with both texts, for an unexpected version */
  #backUp(path: string, expected: string | undefined, before?: Buffer, after?: Buffer): string | undefined {
    const isExpected = (before && versionOf(before)) === expected
    if (!isExpected && expected !== ANY) {
      const [theirs, yours] = isText(path) ? [before?.toString(), after?.toString()] : []
      throw new FolderError(412, JSON.stringify({ theirs, yours }))
    }
    if (!before || (isExpected && after && !isUnreadable(path, before))) return undefined
    const folder = join(COPIES, new Date().toISOString().replaceAll(':', '-'))
    writeContent(join(dirname(this.root), folder), path, before)
    return join(folder, path)
  }

  read(path: string) {
    const found = readContent(this.root, path)
    if (!found) throw new FolderError(404, `${path} is no file`)
    return { ...found, version: this.#versionFor(path, found.bytes), isUnreadable: isUnreadable(path, found.bytes) }
  }

  /** Replaces a file, in the style that it had, if it is the expected version. */
  async save(path: string, bytes: Buffer, expected: string | undefined, locale: Locale) {
    await checkUpload(path, bytes, locale)
    const before = readContent(this.root, path)?.bytes
    // The CMS would replace bytes that it cannot read by question marks.
    if (before && isText(path) && !isUtf8(before)) await checkUpload(path, before, locale)
    const after = styled(path, before, bytes)
    if (before?.equals(after)) return { version: this.#versionFor(path, after) }
    if (before && versionOf(before) !== expected && this.#isUnedited(path, bytes, expected))
      return { version: expected }
    const copy = this.#backUp(path, expected, before, after)
    writeContent(this.root, path, after)
    return { version: this.#versionFor(path, after), copy }
  }

  /** Removes a file, after copying it, if it is the expected version; or an empty folder. */
  remove(path: string, expected: string | undefined) {
    const before = readContent(this.root, path)?.bytes
    const copy = before && this.#backUp(path, expected, before)
    removeContent(this.root, path)
    return { copy }
  }
}
