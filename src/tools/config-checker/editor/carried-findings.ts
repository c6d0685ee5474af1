import type { ConfigFinding } from '@/config/check/finding'
import type { Fix, TextRange } from '@/lib/finding'

/** A change between two versions of a text: what stands before it and after it is the same. */
interface TextChange {
  was: string
  now: string
  /** Characters that are the same at the beginning. */
  before: number
  /** Characters that are the same at the end. */
  after: number
}

function changeBetween(was: string, now: string): TextChange {
  const most = Math.min(was.length, now.length)
  let before = 0
  while (before < most && was[before] === now[before]) before += 1
  let after = 0
  while (after < most - before && was[was.length - 1 - after] === now[now.length - 1 - after]) after += 1
  return { was, now, before, after }
}

/** How far a piece of the old text has moved; nothing when it was changed itself. */
function shiftOf({ from, to }: TextRange, { was, now, before, after }: TextChange) {
  if (to <= before) return 0
  return from >= was.length - after ? now.length - was.length : undefined
}

const shifted = <Range extends TextRange>(range: Range, shift: number): Range => ({
  ...range,
  from: range.from + shift,
  to: range.to + shift,
})

function carriedFix({ edits, ...fix }: Fix, change: TextChange): Fix[] {
  const shifts = edits.map((edit) => shiftOf(edit, change))
  if (shifts.includes(undefined)) return []
  return [{ ...fix, edits: edits.map((edit, index) => shifted(edit, shifts[index] ?? 0)) }]
}

/**
 * The findings of a text as they stand in a later version of it, until that one is checked: they move with their words, and
 * those whose words have changed are left out.
 * @example carriedFindings([{ from: 2, to: 3, … }], 'a\nb', 'aa\nb') // => [{ from: 3, to: 4, … }]
 */
export function carriedFindings(
  findings: readonly ConfigFinding[],
  was: string,
  now: string,
): readonly ConfigFinding[] {
  if (was === now) return findings
  const change = changeBetween(was, now)
  return findings.flatMap((finding): ConfigFinding[] => {
    const shift = shiftOf(finding, change)
    if (shift === undefined) return []
    return [{ ...shifted(finding, shift), fixes: finding.fixes.flatMap((fix) => carriedFix(fix, change)) }]
  })
}
