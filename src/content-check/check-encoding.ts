import type { Problem } from './problem'

/** Larger files are a mistake, or an attack. */
export const MAX_FILE_BYTES = 1_000_000

const at = (text: string, index: number) => {
  const before = text.slice(0, index)
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') }
}

const FIRST = { line: 1, column: 1 }

interface Finding {
  place: { line: number; column: number }
  message: string
  advice: string
}

const UTF8 = 'save the file as UTF-8 without a byte order mark, lines ending in LF'

function findingOf(bytes: Uint8Array): Finding | undefined {
  if (bytes.length === 0)
    return { place: FIRST, message: 'the file is empty', advice: 'write the page, or remove the file' }
  if (bytes.length > MAX_FILE_BYTES)
    return {
      place: FIRST,
      message: `the file has ${bytes.length} bytes`,
      advice: `at most ${MAX_FILE_BYTES}: split it`,
    }
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { place: FIRST, message: 'the file is UTF-16', advice: UTF8 }
  if (first === 0xef && second === 0xbb)
    return { place: FIRST, message: 'a byte order mark stands first', advice: UTF8 }
  const text = new TextDecoder().decode(bytes)
  const bad = text.indexOf('\ufffd')
  if (bad >= 0) return { place: at(text, bad), message: 'bytes that are not UTF-8 (Latin-1?)', advice: UTF8 }
  const nul = text.indexOf('\0')
  if (nul >= 0) return { place: at(text, nul), message: 'a NUL character', advice: 'remove it' }
  const cr = text.indexOf('\r')
  if (cr >= 0) return { place: at(text, cr), message: 'lines end in CR', advice: UTF8 }
  return undefined
}

/**
 * Checks the bytes of a file before anything reads them.
 * @returns no problem or the first one: a file of another encoding would give nothing but noise
 */
export function checkEncoding(file: string, bytes: Uint8Array): Problem[] {
  const finding = findingOf(bytes)
  return finding ? [{ file, ...finding.place, message: finding.message, advice: finding.advice }] : []
}
