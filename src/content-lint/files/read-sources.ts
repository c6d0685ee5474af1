import { parseContentPath } from '@/content/slug'
import { placeAt } from '@/lib/finding'
import { memoize, memoizeFor } from '@/lib/memoize'
import { codePointOf } from '@/lib/text'
import { type PageSource, readPage } from '../pages/page-source'
import { attempt, fileProblem, type Problem, pageProblem, type Refusal, refuse, type TextFault } from '../problem'
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

const checkSize = (file: string, bytes: Uint8Array): Problem[] =>
  bytes.length > MAX_FILE_BYTES ? [fileProblem(file, refuse('files.tooLarge', MAX_FILE_BYTES))] : []

/** Characters that break copied commands and the search, or make a text look different from what the file says. */
const ODD_CHARACTERS = [
  // Invisible ones; among them are carriage returns and byte order marks.
  /(?![\t\n])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu,
  // What is left of letters that were read in another encoding, and accents that are apart from their letters.
  /\ufffd|[ÃÂ](?=[\u0080-\u00bf])|â(?=€)|(?<=\p{L})[\u0300-\u036f]/gu,
  // Letters of another alphabet in a word.
  /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/gu,
]

const CONFLICT_MARKER = /^(?:<{7}|>{7})(?: .*)?$/m

/** The first occurrence of each character that does not belong into a text. */
export function oddCharactersIn(text: string): TextFault[] {
  const found = ODD_CHARACTERS.flatMap((pattern) => [...text.matchAll(pattern)])
  const places = new Map<string, number>()
  for (const { 0: sign, index } of found) if (!places.has(sign)) places.set(sign, index)
  return Array.from(places, ([sign, index]) => ({ index, refusal: refuse('text.character', codePointOf(sign)) }))
}

/** Decodes a file; line ends and byte order marks are repaired. @returns no text if it would be wrong */
export function decodeFile(file: string, bytes: Uint8Array): { text?: string; problems: Problem[] } {
  const sizeProblems = bytes.length === 0 ? [fileProblem(file, refuse('empty', file))] : checkSize(file, bytes)
  if (sizeProblems.length > 0) return { problems: sizeProblems }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const problem = (index: number, refusal: Refusal) => pageProblem({ file }, placeAt(text, index), refusal)
  const conflict = text.search(CONFLICT_MARKER)
  if (conflict >= 0) return { problems: [problem(conflict, refuse('text.merge'))] }
  const problems = oddCharactersIn(text).map(({ index, refusal }) => problem(index, refusal))
  if (text.includes('\0') || text.includes('\ufffd')) return { problems }
  return { text: text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'), problems }
}
