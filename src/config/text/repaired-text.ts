import { applyEdits, type Finding, type TextEdit } from '@/lib/finding'

/** A text with slips corrected, in several rounds. */
export interface RepairedText {
  text: string
  /** The edits of each round, in the order of its text; those of a round do not overlap. */
  rounds: readonly (readonly TextEdit[])[]
}

export const unchanged = (text: string): RepairedText => ({ text, rounds: [] })

/** The text after another round of edits. */
export function withEdits({ text, rounds }: RepairedText, edits: readonly TextEdit[]): RepairedText {
  const sorted = [...edits].sort((one, other) => one.from - other.from)
  return { text: applyEdits(text, sorted), rounds: [...rounds, sorted] }
}

/** Where an offset was before a round of edits; inside of what one inserted, where it begins. */
function before(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0
  for (const { from, to, insert } of edits) {
    const start = from + shift
    if (offset < start) break
    if (offset < start + insert.length) return Math.min(from + offset - start, to)
    shift += insert.length - (to - from)
  }
  return offset - shift
}

/**
 * The offset in the original text.
 * @example originalOffset(5, withEdits(unchanged('a:b'), [{ from: 2, to: 2, insert: ' ' }])) // => 4
 */
const originalOffset = (offset: number, { rounds }: RepairedText): number =>
  rounds.reduceRight((place, edits) => before(place, edits), offset)

/** Whether an edit changes what an earlier one has put there. */
const meetsEarlier = ({ from, to }: TextEdit, { rounds }: RepairedText): boolean => {
  let [start, end] = [from, to]
  return rounds.toReversed().some((edits) => {
    let shift = 0
    const isHit = edits.some((edit) => {
      const at = edit.from + shift
      shift += edit.insert.length - (edit.to - edit.from)
      return at < Math.max(end, start + 1) && start < at + Math.max(1, edit.insert.length)
    })
    ;[start, end] = [before(start, edits), before(end, edits)]
    return isHit
  })
}

/** A finding of the repaired text as one of the original; without its fix, when that only fits after an earlier one. */
export function inOriginal<F extends Finding>(finding: F, repaired: RepairedText): F {
  if (repaired.rounds.length === 0) return finding
  const place = (range: { from: number; to: number }) => {
    const from = originalOffset(range.from, repaired)
    return { from, to: Math.max(from, originalOffset(range.to, repaired)) }
  }
  const fixes = finding.fixes
    .filter(({ edits }) => !edits.some((edit) => meetsEarlier(edit, repaired)))
    .map(({ edits }) => ({ edits: edits.map((edit) => ({ ...edit, ...place(edit) })) }))
  return { ...finding, ...place(finding), fixes }
}
