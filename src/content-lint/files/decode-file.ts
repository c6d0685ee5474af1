import { fileProblem, type Place, type Problem } from '../problem'

/** Larger files are a mistake, or an attack. */
export const MAX_FILE_BYTES = 1_000_000

/** The text of a file, if it could be decoded. */
export interface DecodedFile {
  text?: string
  problems: Problem[]
}

const at = (text: string, index: number): Place => {
  const before = text.slice(0, index)
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') }
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
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
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
  const invisible = [...first].map(([sign, index]) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    const message = sign === '\0' ? 'a NUL character' : `an invisible character, U+${code}`
    return { file, ...at(text, index), message, advice: 'remove it' }
  })
  const accidents = ACCIDENTS.flatMap(([pattern, message, advice]) => {
    const index = text.search(pattern)
    return index < 0 ? [] : [{ file, ...at(text, index), message, advice }]
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
  const hasMark = startsWith(bytes, 0xef, 0xbb, 0xbf)
  const text = new TextDecoder().decode(bytes)
  if (!isUtf8(bytes)) {
    const place = at(text, text.indexOf('\ufffd'))
    return { problems: [{ file, ...place, message: 'bytes that are not UTF-8 (Latin-1?)', advice: UTF8 }] }
  }
  const merge = text.search(MERGE)
  if (merge >= 0) {
    const advice = 'keep one of them, and remove the lines of <, = and >'
    return { problems: [{ file, ...at(text, merge), message: 'both sides of a merge', advice }] }
  }
  const problems = textProblems(file, text)
  if (hasMark) problems.push(fileProblem(file, 'the file begins with a byte order mark', UTF8))
  const end = /\r\n?/.exec(text)
  if (end) {
    const message = end[0] === '\r' ? 'lines end in CR' : 'lines end in CRLF'
    problems.push({ file, ...at(text, end.index), message, advice: UTF8 })
  }
  return text.includes('\0') ? { problems } : { text: text.replace(/\r\n?/g, '\n'), problems }
}

/** How the files of each format of pictures begin, after some bytes. */
const FORMATS = {
  png: { from: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  avif: { from: 4, bytes: [...'ftypavif'].map((letter) => letter.charCodeAt(0)) },
}

/** A picture has the format of its name, and a limited size. */
export function checkPicture(file: string, bytes: Uint8Array): Problem[] {
  if (bytes.length === 0) return [fileProblem(file, 'the file is empty', 'put the picture there, or remove the file')]
  if (bytes.length > MAX_FILE_BYTES)
    return [fileProblem(file, `the picture has more than ${MAX_FILE_BYTES} bytes`, 'make it smaller')]
  const format = file.endsWith('.avif') ? 'avif' : 'png'
  const { from, bytes: start } = FORMATS[format]
  const name = format.toUpperCase()
  return start.every((byte, index) => bytes[from + index] === byte)
    ? []
    : [fileProblem(file, `the file is no ${name}`, `save the picture as ${name}`)]
}
