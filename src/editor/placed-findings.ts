import type { ChangeDesc, Text } from '@codemirror/state'
import type { Finding, Fix, TextEdit, TextPlace, TextRange } from '@/lib/finding'

/** A finding and where it stands in the text of the editor, which may have changed since it was checked. */
export interface PlacedFinding<Found extends Finding = Finding> extends TextRange, TextPlace {
  finding: Found
  /** Tells it from all others, those at the same place included; the next check gives the same finding the same key. */
  key: string
}

/** Whether a change reaches into a piece of the text; words written right before or after it do not. */
function isTouched({ from, to }: TextRange, changes: ChangeDesc): boolean {
  let isReached = false
  changes.iterChangedRanges((start, end) => {
    if (start < to && end > from) isReached = true
  })
  return isReached
}

function movedRange(range: TextRange, changes: ChangeDesc): TextRange | undefined {
  if (isTouched(range, changes)) return undefined
  const from = changes.mapPos(range.from, 1)
  return { from, to: Math.max(changes.mapPos(range.to, -1), from) }
}

/**
 * The findings where they stand now; those whose words have changed are left out.
 * @param findings with the offsets of the text that was checked
 * @param changes what has been done to the text since
 * @param doc the text as it is now
 */
export function placeFindings<Found extends Finding>(
  findings: readonly Found[],
  changes: ChangeDesc,
  doc: Text,
): PlacedFinding<Found>[] {
  const seen = new Map<string, number>()
  return findings.flatMap((finding) => {
    const range = movedRange(finding, changes)
    if (!range) return []
    const line = doc.lineAt(range.from)
    const column = range.from - line.from + 1
    const name = `${finding.code} ${line.number}:${column}`
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return [{ finding, ...range, line: line.number, column, key: before > 0 ? `${name} ${before + 1}` : name }]
  })
}

/**
 * The edits of a fix in the text as it is now.
 * @param changes what has been done to the text since it was checked
 * @returns undefined when the words that the fix replaces have changed
 */
export function placeFix({ edits }: Fix, changes: ChangeDesc): TextEdit[] | undefined {
  const moved = edits.flatMap((edit) => {
    const range = movedRange(edit, changes)
    return range ? [{ ...range, insert: edit.insert }] : []
  })
  if (moved.length < edits.length) return undefined
  // What is inserted at a place comes before what is replaced there.
  return moved.sort((one, other) => one.from - other.from || one.to - other.to)
}

/** Whether a change leaves nothing of a text: what was found in it says nothing about the new one. */
export function isReplaced(changes: ChangeDesc): boolean {
  let isWhole = false
  changes.iterChangedRanges((from, to) => {
    if (from === 0 && to === changes.length) isWhole = true
  })
  return isWhole
}
