import { placeAt } from '@/lib/finding'
import { fileProblem, type Problem, pageProblem } from '../problem'

/** Larger files are a mistake, or an attack. */
export const MAX_FILE_BYTES = 1_000_000

/** The text of a file, if it could be decoded. */
export interface DecodedFile {
  text?: string
  problems: Problem[]
}

const UTF8 = 'save the file as UTF-8 without a byte order mark, lines ending in LF'

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, index) => bytes[index] === byte)

/** A file that nobody has written by hand. */
export const checkSize = (file: string, bytes: Uint8Array): Problem[] =>
  bytes.length > MAX_FILE_BYTES ? [fileProblem(file, `the file has more than ${MAX_FILE_BYTES} bytes`, 'split it')] : []

/** A problem of the bytes that prevents any other check. */
function unreadable(file: string, bytes: Uint8Array): Problem | undefined {
  if (bytes.length === 0) return fileProblem(file, 'the file is empty', 'write it, or remove it')
  const [size] = checkSize(file, bytes)
  if (size) return size
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff) || hasManyZeros(bytes))
    return fileProblem(file, 'the file is UTF-16', UTF8)
  return undefined
}

/** The bytes of a file that are tested for UTF-16. */
const TESTED_BYTES = 64
/** No text in UTF-8 has a larger share of zeros. */
const MOST_ZEROS = 1 / 4

/** Detects UTF-16 without a mark by its zeros: every other byte in Western text. */
const hasManyZeros = (bytes: Uint8Array): boolean => {
  const first = bytes.subarray(0, TESTED_BYTES)
  return first.filter((byte) => byte === 0).length > first.length * MOST_ZEROS
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) !== undefined
  } catch {
    return false
  }
}

/** Characters that nobody sees: they break copied commands and the search, or display other words than the file contains. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu

/** The line above the first side of a merge, or below the second. */
const MERGE = /^(?:<{7}|>{7})(?: .*)?$/m

/** What no writer meant: what it is, and what to do. */
const ACCIDENTS: [RegExp, message: string, advice: string][] = [
  [/\ufffd/, 'a character that was lost, U+FFFD', 'write it again'],
  [
    /[ÃÂ][\u0080-\u00bf]|â€/,
    'letters that were read in another encoding',
    'write them again, and save the file as UTF-8',
  ],
  [/\p{L}[\u0300-\u036f]/u, 'a letter and its accent as two characters', 'write them as one (Unicode NFC)'],
  [
    /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/u,
    'a letter of another alphabet in a word',
    'write it again: it only looks like a Latin one',
  ],
]

/** The first of each invisible character, and of each accident. */
function textProblems(file: string, text: string): Problem[] {
  const first = new Map<string, number>()
  for (const { 0: sign, index } of text.matchAll(INVISIBLE)) if (!first.has(sign)) first.set(sign, index)
  const problem = (index: number, message: string, advice: string) =>
    pageProblem({ file }, placeAt(text, index), message, advice)
  const invisible = [...first].map(([sign, index]) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return problem(index, sign === '\0' ? 'a NUL character' : `an invisible character, U+${code}`, 'remove it')
  })
  const accidents = ACCIDENTS.flatMap(([pattern, message, advice]) => {
    const index = text.search(pattern)
    return index < 0 ? [] : [problem(index, message, advice)]
  })
  return [...invisible, ...accidents]
}

/**
 * Decodes the bytes of a file.
 * @returns no text when it would be wrong; line ends and a byte order mark are reported and corrected, so that the rest of
 *   the file is checked in the same run
 */
export function decodeFile(file: string, bytes: Uint8Array): DecodedFile {
  const whole = unreadable(file, bytes)
  if (whole) return { problems: [whole] }
  const text = new TextDecoder().decode(bytes)
  const problem = (index: number, message: string, advice: string) =>
    pageProblem({ file }, placeAt(text, index), message, advice)
  if (!isUtf8(bytes))
    return { problems: [problem(text.indexOf('\ufffd'), 'bytes that are not UTF-8 (Latin-1?)', UTF8)] }
  const merge = text.search(MERGE)
  const keep = 'keep one of them, and remove the lines of <, = and >'
  if (merge >= 0) return { problems: [problem(merge, 'both sides of a merge', keep)] }
  const problems = textProblems(file, text)
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) problems.push(problem(0, 'the file begins with a byte order mark', UTF8))
  const end = /\r\n?/.exec(text)
  if (end) problems.push(problem(end.index, end[0] === '\r' ? 'lines end in CR' : 'lines end in CRLF', UTF8))
  return text.includes('\0') ? { problems } : { text: text.replace(/\r\n?/g, '\n'), problems }
}
