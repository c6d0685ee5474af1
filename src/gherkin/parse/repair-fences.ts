import type { Locale } from '@/i18n/locale'
import { isStepLine } from './feature-language'
import type { LineRepair } from './repair-lines'

const FENCE = /^\s*("""|```)/
const FENCE_MARK = '"""'

const isComment = (line: string) => /^\s*#/.test(line)

/** The lines that neither a doc string nor a comment hides, with their numbers from 0. */
export function visibleLines(lines: readonly string[]): number[] {
  let fence: string | undefined
  return lines.flatMap((line, index) => {
    const mark = FENCE.exec(line)?.[1]
    const isHidden = fence !== undefined || mark !== undefined || isComment(line) || !line.trim()
    if (mark && (fence === undefined || fence === mark)) fence = fence ? undefined : mark
    return isHidden ? [] : [index]
  })
}

/** Signs that nobody but a writer of doc strings puts on a line of their own. */
const ODD_FENCE = /^(""|''|'''|"""""|“““|”””|«««)$/

/** Doc strings below a step between other signs than those of Gherkin, with those. */
export function repairFences(lines: readonly string[], locale: Locale): { fences: LineRepair[]; lines: string[] } {
  const result = [...lines]
  const fences: LineRepair[] = []
  const visible = visibleLines(lines)
  for (let at = 1; at < visible.length; at += 1) {
    const [index = 0, above = 0] = [visible[at], visible[at - 1]]
    const written = (lines[index] ?? '').trim()
    if (!ODD_FENCE.test(written) || !isStepLine(lines[above] ?? '', locale)) continue
    const end = visible.findIndex((one, order) => order > at && ODD_FENCE.test((lines[one] ?? '').trim()))
    const last = visible[end]
    if (last === undefined) continue
    for (const one of [index, last]) result[one] = (lines[one] ?? '').replace(/\S+/, FENCE_MARK)
    const column = (lines[index] ?? '').indexOf(written) + 1
    fences.push({ fault: 'fence', line: index + 1, endLine: last + 1, column, written, keyword: FENCE_MARK })
    at = end
  }
  return { fences, lines: result }
}
