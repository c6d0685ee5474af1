import { placeAt } from '@/lib/finding'
import { MAX_DEPTH } from '@/lib/yaml-depth'
import type { Place } from '../problem'

/** Emphasis marks in one paragraph: the parser compares each with all before it. */
const MAX_MARKS = 500

/** Indentation of a line, in spaces. */
const MAX_INDENT = 300

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** The marks of quotes, lists, keys and values at the beginning of a line. */
const CONTAINERS = /^(?:\s*(?:>|(?:[-+*?:]|\d{1,9}[.)])(?=\s)))*/

const isDeepLine = (line: string): boolean =>
  line.search(/\S/) > MAX_INDENT || count(CONTAINERS.exec(line)?.[0] ?? '', /[>+*?:.)-]/g) > MAX_DEPTH

/** The place where quotes, lists and brackets are nested too deep, if any. */
function deepBlocks(text: string): Place | undefined {
  let depth = 0
  for (const [index, line] of text.split('\n').entries()) {
    if (isDeepLine(line)) return { line: index + 1, column: 1 }
    if (!line.trim()) depth = 0
    for (const { 0: sign, index: at } of line.matchAll(/[[\]{}]/g)) {
      depth = '[{'.includes(sign) ? depth + 1 : Math.max(depth - 1, 0)
      if (depth > MAX_DEPTH) return { line: index + 1, column: at + 1 }
    }
  }
  return undefined
}

const MARKS = /(?<![\p{L}\p{N}*_~])[*_~]+|[*_~]+(?![\p{L}\p{N}*_~])/gu

/** The first line of a paragraph with too many emphasis marks. */
function markedParagraph(text: string): Place | undefined {
  let marks = 0
  let first = 0
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*($|[|#`~])/.test(line)) {
      marks = 0
      first = index + 1
    }
    marks += count(line, MARKS)
    if (marks > MAX_MARKS) return { line: Math.min(first, index) + 1, column: 1 }
  }
  return undefined
}

/**
 * The place where Markdown is nested too deep to be parsed, if any.
 * @example deepMarkdown('>'.repeat(300)) // => { line: 1, column: 1 }
 */
export const deepMarkdown = (text: string): Place | undefined => deepBlocks(text) ?? markedParagraph(text)

/** The place where SVG is nested too deep to be parsed, if any. */
export function deepMarkup(text: string): Place | undefined {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/<\/|\/>|<[a-z]/gi)) {
    depth = /[a-z]/i.test(sign) ? depth + 1 : Math.max(depth - 1, 0)
    if (depth > MAX_DEPTH) return placeAt(text, index)
  }
  return undefined
}
