import type { DiffPart } from './text'

/** How serious a finding is: the run fails, something is surprising, or something is worth a note. */
export type Severity = 'error' | 'warning' | 'notice'

export type FindingLook = Severity | 'ambiguous'

/** A range of a text. Offsets count UTF-16 units from 0; `to` is exclusive. */
export type TextRange = { from: number; to: number }

/** Replaces a range of a text; an empty range inserts. */
export type TextEdit = TextRange & { insert: string }

export interface Fix {
  /** Empty when the reader has to write something first. */
  edits: TextEdit[]
  /** The change, when it is worth showing. */
  diff?: DiffPart[]
}

/** A problem in a text, without wording: each language has a table from `code` to its message. */
export interface Finding<Code extends string = string, Change extends Fix = Fix> extends TextRange {
  code: Code
  severity: Severity
  fixes: Change[]
  /** The same mistake in several rows: findings with the same group are one entry of a list. */
  group?: string
}

export interface FindingWords {
  look: FindingLook
  title: string
  /** Why it is a finding and what to do, with `code` between backticks. */
  text: string
  /** Its fix, when it is certain that it is the right one. */
  certain?: Fix | undefined
}

/** A position as editors show it: both count from 1, columns in UTF-16 units. */
export type TextPlace = { line: number; column: number }

/** @example placeAt('a\nbc', 3) // => { line: 2, column: 2 } */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/**
 * Applies edits to a text, in any order. They must not overlap; an insertion comes before a replacement at the same offset.
 * @example applyEdits('urll: x', [{ from: 0, to: 4, insert: 'url' }]) // => 'url: x'
 */
export const applyEdits = (text: string, edits: readonly TextEdit[]): string =>
  [...edits]
    .sort((one, other) => other.from - one.from || other.to - one.to)
    .reduce((current, { from, to, insert }) => current.slice(0, from) + insert + current.slice(to), text)

/** Whether two edits exclude each other. Next to an insertion, too: their order would matter. */
function isInTheWay(one: TextRange, other: TextRange): boolean {
  const isInsertion = one.from === one.to || other.from === other.to
  if (isInsertion) return one.from <= other.to && other.from <= one.to
  return one.from < other.to && other.from < one.to
}

const isSame = (one: TextEdit, other: TextEdit): boolean =>
  one.from === other.from && one.to === other.to && one.insert === other.insert

/**
 * Joins fixes, in their order. One that overlaps with an earlier one is left for later, when the text has been checked again;
 * an edit that two of them share is made once.
 * @example joinFixes([[{ from: 0, to: 1, insert: 'a' }], [{ from: 0, to: 2, insert: 'b' }]]).fixes // => 1
 */
export function joinFixes(fixes: readonly (readonly TextEdit[])[]): { edits: TextEdit[]; fixes: number } {
  const edits: TextEdit[] = []
  let count = 0
  for (const fix of fixes) {
    const added = fix.filter((edit) => !edits.some((known) => isSame(known, edit)))
    if (added.some((edit) => edits.some((known) => isInTheWay(known, edit)))) continue
    edits.push(...added)
    count += 1
  }
  return { edits: edits.sort((one, other) => one.from - other.from), fixes: count }
}
