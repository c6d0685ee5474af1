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

/** A node for a value, on one line where the others of its list are. */
function newNode(document: Document, value: unknown, sibling?: unknown): Node {
  const node = document.createNode(value)
  if (isMap(node) && isMap(sibling)) node.flow = sibling.flow
  return node
}

function updated(document: Document, node: unknown, value: unknown): unknown {
  if (isMap(node) && isRecord(value)) {
    for (const { key } of [...node.items]) if (!(String(key) in value)) node.delete(key)
    for (const [key, each] of Object.entries(value)) node.set(key, updated(document, node.get(key, true), each))
    return node
  }
  if (isSeq(node) && Array.isArray(value)) {
    const [first] = node.items
    node.items = value.map((each, index) =>
      index < node.items.length ? updated(document, node.items[index], each) : newNode(document, each, first),
    )
    return node
  }
  return isScalar(node) && node.value === value ? node : newNode(document, value)
}

/** YAML as forms read it: a mapping without an error; undefined for anything else. */
function mappingIn(text: string): Document | undefined {
  const document = parseDocument(text)
  return document.errors.length === 0 && isMap(document.contents) ? document : undefined
}

/**
 * The values of one YAML text in the style of another: comments, quotes and lines of what has not changed.
 * @example yamlInStyle('a: "1" # one\nb: 2\n', 'a: "1"\nb: 3\n') // => 'a: "1" # one\nb: 3\n'
 */
export function yamlInStyle(before: string, after: string): string {
  const document = mappingIn(before)
  if (!document) return after
  updated(document, document.contents, parse(after))
  return document.toString({ lineWidth: 0 })
}

const FRONT_MATTER = /^---\n(?<fields>[\s\S]*?\n)---\n/

/** What a form shows of a text: the front matter of a page, all of a menu; undefined for what is edited as it is written. */
function fieldsIn(file: string, text: string): string | undefined {
  const kind = fileKind(file)
  if (kind !== 'page') return kind === 'menu' ? text : undefined
  return FRONT_MATTER.exec(text)?.groups?.fields ?? ''
}

/** Whether no form can show a file: what the editor saves in its place does not come from it. */
function isUnreadable(file: string, bytes: Buffer): boolean {
  const fields = fieldsIn(file, bytes.toString())
  return fields !== undefined && !mappingIn(fields)
}

/** What the editor saves in the style of what was there: forms only know values. Plain texts are not touched. */
export function inStyleOf(file: string, before: string, after: string): string {
  const [old, fields] = [before, after].map((text) => fieldsIn(file, text))
  if (!old || !fields) return after
  if (fileKind(file) === 'menu') return yamlInStyle(old, fields)
  return `---\n${yamlInStyle(old, fields)}---\n${after.replace(FRONT_MATTER, '')}`
}

/** Files that were replaced, next to the content folder: git and the content check pass over them. */
const COPIES = '.content-copies'

/** The version that a writer expects who was asked: any. */
const ANY = '*'

const versionOf = (bytes: Uint8Array): string => `"${sha256(bytes, 'base64url')}"`

const isText = (path: string): boolean => /\.(md|yaml)$/.test(path)

const styled = (path: string, before: Buffer | undefined, bytes: Buffer): Buffer =>
  before && isText(path) ? Buffer.from(inStyleOf(path, before.toString(), bytes.toString())) : bytes

/** What keeps a file from being written, by the rules of the content check; what is said in a text is checked afterwards. */
async function uploadProblems(file: string, bytes: Uint8Array): Promise<Problem[]> {
  const kind = fileKind(file)
  if (kind === 'unknown') return checkFileNames([file]).filter((problem) => problem.file === file)
  if (kind === 'picture') return damagedPictures(new Map([[file, bytes]]))
  const { text, problems } = decodeFile(file, bytes)
  if (text === undefined) return problems
  return kind === 'drawing' ? [...problems, ...problemsOf(file, () => checkDrawing({ file, text }))] : []
}

/** @throws {FolderError} for bytes that must not, or could not, be read as a file of that name */
async function checkUpload(file: string, bytes: Uint8Array, locale: Locale): Promise<void> {
  const problems = (await uploadProblems(file, bytes)).map((problem) => formatProblem(problem, 'content', locale))
  if (problems.length > 0) throw new FolderError(422, problems.join('\n'))
}

/** The content folder as the editor reads and writes it: what another program has changed meanwhile is not overwritten. */
export class VersionedContent {
  /** Texts that the editor has, by version. */
  readonly #texts = new Map<string, Buffer>()

  constructor(private readonly root: string) {}

  #versionFor(path: string, bytes: Buffer): string {
    const version = versionOf(bytes)
    if (isText(path)) this.#texts.set(version, bytes)
    return version
  }

  /** Whether a text is what was read: the CMS saves both languages of a page, also the one that nobody has edited. */
  #isUnedited(path: string, bytes: Buffer, expected = ''): boolean {
    const base = this.#texts.get(expected)
    return base !== undefined && styled(path, base, bytes).equals(base)
  }

  /**
   * Makes sure that a file is the one that was read. Keeps a copy of another one, and of what nothing follows from.
   * @returns where the copy is
   * @throws {FolderError} with both texts when the file is another one
   */
  #release(path: string, expected: string | undefined, before?: Buffer, after?: Buffer): string | undefined {
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
    // What the CMS could not read would be replaced by question marks.
    if (before && isText(path) && !isUtf8(before)) await checkUpload(path, before, locale)
    const after = styled(path, before, bytes)
    if (before?.equals(after)) return { version: this.#versionFor(path, after) }
    if (before && versionOf(before) !== expected && this.#isUnedited(path, bytes, expected))
      return { version: expected }
    const copy = this.#release(path, expected, before, after)
    writeContent(this.root, path, after)
    return { version: this.#versionFor(path, after), copy }
  }

  /** Removes a file, of which a copy is kept, if it is the expected version, or a folder that is empty. */
  remove(path: string, expected: string | undefined) {
    const before = readContent(this.root, path)?.bytes
    const copy = before && this.#release(path, expected, before)
    removeContent(this.root, path)
    return { copy }
  }
}
