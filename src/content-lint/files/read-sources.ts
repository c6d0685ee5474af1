import { parseContentPath } from '@/content/slug'
import { UNREADABLE } from '@/gherkin/parse/feature-text'
import { placeAt } from '@/lib/finding'
import { memoize, memoizeFor } from '@/lib/memoize'
import { codePointOf } from '@/lib/text'
import { type PageSource, readPage } from '../pages/page-source'
import type { Problem, Refusal, TextFault } from '../problem'
import { attempt, fileProblem, firstFaults, pageProblem, refuse, say } from '../problem'
import { readYaml, type YamlFile } from '../references/yaml-source'
import type { DrawingFile } from './check-pictures'
import { type ContentFiles, type FileKind, fileKind, MAX_FILE_BYTES } from './file-names'

type Sources = { pages: PageSource[]; yaml: YamlFile[]; drawings: DrawingFile[]; problems: Problem[] }

/** Files of `npm run verify`, pictures, and unknown files: what is wrong with those is reported elsewhere. */
const NOT_READ: FileKind[] = ['fixture', 'runs', 'history', 'unknown', 'picture']

function readBytes(file: string, bytes: Uint8Array): Partial<Sources> & Pick<Sources, 'problems'> {
  const kind = fileKind(file)
  if (NOT_READ.includes(kind)) return { problems: kind === 'picture' ? [] : checkSize(file, bytes) }
  // An empty list of addresses is filled by the first check.
  if (kind === 'addresses' && bytes.length === 0) return { problems: [] }
  const { text, problems } = decodeFile(file, bytes)
  if (text === undefined || kind === 'addresses') return { problems }
  if (kind === 'drawing') return { drawings: [{ file, text }], problems }
  if (kind !== 'page') {
    const { source, problems: syntax } = readYaml(file, text)
    return { yaml: [{ file, kind, source }], problems: [...problems, ...syntax] }
  }
  const path = parseContentPath(file)
  const { page, problems: reading } = path ? readPage(file, path, text) : { problems: [] }
  return { pages: page && [page], problems: [...problems, ...reading] }
}

/** Cached, because a page is needed for each page that links to it. */
const readFile = memoizeFor((bytes: Uint8Array) =>
  memoize((file: string) => attempt(file, () => readBytes(file, bytes))),
)

/** Reads and parses files. A problem in one does not affect the others. */
export function readSources(files: ContentFiles, isRead: (file: string) => boolean = () => true): Sources {
  const read = [...files].flatMap(([file, bytes]) => (bytes && isRead(file) ? [readFile(bytes)(file)] : []))
  return {
    pages: read.flatMap(({ value }) => value?.pages ?? []),
    yaml: read.flatMap(({ value }) => value?.yaml ?? []),
    drawings: read.flatMap(({ value }) => value?.drawings ?? []),
    problems: read.flatMap(({ value, problems }) => [...problems, ...(value?.problems ?? [])]),
  }
}

const UTF8 = say('text.saveAsUtf8')

const checkSize = (file: string, bytes: Uint8Array): Problem[] =>
  bytes.length > MAX_FILE_BYTES ? [fileProblem(file, refuse('files.tooLarge', MAX_FILE_BYTES))] : []

const isUtf8 = (bytes: Uint8Array): boolean =>
  attempt('', () => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).problems.length === 0

/** Invisible characters break copied commands and the search, or make a text look different from what the file says. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu

const CONFLICT_MARKER = /^(?:<{7}|>{7})(?: .*)?$/m

const ENCODING_FAULTS: [RegExp, ...Refusal][] = [
  [/\ufffd/, say('text.character', 'U+FFFD'), say('text.writeAgain')],
  [/[ÃÂ][\u0080-\u00bf]|â€/, say('text.otherEncoding'), say('text.writeAgain')],
  [/\p{L}[\u0300-\u036f]/u, ...refuse('text.twoCharacters')],
  [
    /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/u,
    say('text.otherAlphabet'),
    say('text.writeAgain'),
  ],
]

/** The first occurrence of each invisible character in a text. */
export const invisibleIn = (text: string): TextFault[] =>
  [...text.matchAll(INVISIBLE)]
    .filter(({ 0: sign, index }) => text.indexOf(sign) === index)
    .map(({ 0: sign, index }) => ({ index, refusal: [say('text.character', codePointOf(sign)), say('removeIt')] }))

/** Decodes a file; line ends and byte order marks are repaired. @returns no text if it would be wrong */
export function decodeFile(file: string, bytes: Uint8Array): { text?: string; problems: Problem[] } {
  const sizeProblems = bytes.length === 0 ? [fileProblem(file, refuse('empty', file))] : checkSize(file, bytes)
  if (sizeProblems.length > 0) return { problems: sizeProblems }
  const text = new TextDecoder().decode(bytes)
  const problem = (index: number, ...refusal: Refusal) => pageProblem({ file }, placeAt(text, index), refusal)
  if (!isUtf8(bytes)) return { problems: [problem(text.indexOf(UNREADABLE), say('text.latin1'), UTF8)] }
  const conflict = text.search(CONFLICT_MARKER)
  if (conflict >= 0) return { problems: [problem(conflict, ...refuse('text.merge'))] }
  const faults = [...invisibleIn(text), ...firstFaults(text, ENCODING_FAULTS)]
  const problems = faults.map(({ index, refusal }) => problem(index, ...refusal))
  if ([0xef, 0xbb, 0xbf].every((byte, index) => bytes[index] === byte))
    problems.push(problem(0, say('text.byteOrderMark'), UTF8))
  const end = /\r\n?/.exec(text)
  if (end) problems.push(problem(end.index, say('text.linesEndIn', end[0] === '\r' ? 'CR' : 'CRLF'), UTF8))
  return text.includes('\0') ? { problems } : { text: text.replace(/\r\n?/g, '\n'), problems }
}
