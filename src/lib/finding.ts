/** How serious a finding is: the run breaks, something surprises, something is worth knowing. */
export type Severity = 'error' | 'warning' | 'notice'

/** How a finding looks: an icon and a colour. */
export type FindingLook = Severity | 'ambiguous'

/** A piece of a text. Offsets count UTF-16 units from 0; `to` is the one after its last character. */
export interface TextRange {
  from: number
  to: number
}

/** A replacement of a piece of a text; it only inserts where both ends are equal. */
export interface TextEdit extends TextRange {
  insert: string
}

/** A piece of a changed text: it was there before and stays, goes, or is new. */
export interface DiffPart {
  change: 'same' | 'del' | 'ins'
  text: string
}

/** A way to correct what was found. */
export interface Fix {
  /** None when a reader still has to write something. */
  edits: TextEdit[]
  /** What changes, when it is worth showing. */
  diff?: DiffPart[]
}

/** Something found in a text, without words: `code` names it, and a table of each language has a text for it. */
export interface Finding<Code extends string = string> extends TextRange {
  code: Code
  severity: Severity
  fixes: Fix[]
}

/** A place for people: both count from 1, columns in UTF-16 units as in editors. */
export interface TextPlace {
  line: number
  column: number
}

/**
 * The place of an offset.
 * @example placeAt('a\nbc', 3) // => { line: 2, column: 2 }
 */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/**
 * A text with edits made. They must not overlap; an insertion at a place comes before a replacement that begins there.
 * @param edits in any order
 * @example applyEdits('urll: x', [{ from: 0, to: 4, insert: 'url' }]) // => 'url: x'
 */
export const applyEdits = (text: string, edits: readonly TextEdit[]): string =>
  [...edits]
    .sort((one, other) => other.from - one.from || other.to - one.to)
    .reduce((current, { from, to, insert }) => current.slice(0, from) + insert + current.slice(to), text)
