import type { Locale } from '@/i18n/locale'
import { docStringLines, docStringMark } from '@/steps/feature-line'
import { isStepLine } from './feature-language'
import type { LineRepair } from './line-repair'

const FENCE = '"""'
/** Signs that nobody but a writer of doc strings puts on a line of their own. */
const ODD_FENCE = /^(""|'''|“““)$/

/** The lines that neither a doc string nor a comment hides, with their numbers from 0. */
export function visibleLines(lines: readonly string[]): number[] {
  const blocks = [...docStringLines(lines)]
  return lines.flatMap((line, index) => (blocks[index] || /^\s*(#|$)/.test(line) ? [] : [index]))
}

/** Doc strings below a step between other signs than those of Gherkin, with those. */
export function repairFences(lines: readonly string[], locale: Locale): { repairs: LineRepair[]; lines: string[] } {
  const result = [...lines]
  const repairs: LineRepair[] = []
  const visible = visibleLines(lines)
  for (let at = 1; at < visible.length; at += 1) {
    const [index = 0, above = 0] = [visible[at], visible[at - 1]]
    const written = (lines[index] ?? '').trim()
    if (!ODD_FENCE.test(written) || !isStepLine(lines[above] ?? '', locale)) continue
    const end = visible.findIndex((one, order) => order > at && (lines[one] ?? '').trim() === written)
    const last = visible[end]
    if (last === undefined) continue
    for (const one of [index, last]) result[one] = (lines[one] ?? '').replace(/\S+/, FENCE)
    const column = (lines[index] ?? '').indexOf(written) + 1
    repairs.push({ fault: 'fence', line: index + 1, endLine: last + 1, column, written, keyword: FENCE })
    at = end
  }
  return { repairs, lines: result }
}

/** A doc string that is not closed. */
interface OpenDocString {
  /** Where it begins, from 1. */
  line: number
  column: number
  fence: string
}

/**
 * The doc string that is not closed: the last one or, when it took the beginning of the next one for its end, an earlier one.
 * @example openDocString(['* a', '"""', 'b'], 'en') // => { line: 2, column: 1, fence: '"""' }
 */
export function openDocString(lines: readonly string[], locale: Locale): OpenDocString | undefined {
  let open: OpenDocString | undefined
  let suspect: OpenDocString | undefined
  let before = ''
  for (const [index, text] of lines.entries()) {
    const fence = docStringMark(text)
    if (fence && !open) open = { line: index + 1, column: text.indexOf(fence) + 1, fence }
    else if (open && fence === open.fence) {
      // Nothing is written after the end of a block, and no step right before it.
      if (/^\w+$/.test(text.trim().slice(fence.length))) return open
      if (isStepLine(before, locale) && !/^\s*\*/.test(before)) suspect ??= open
      open = undefined
    }
    if (text.trim()) before = text
  }
  return open && (suspect ?? open)
}
