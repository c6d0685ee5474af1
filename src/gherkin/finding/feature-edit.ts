/** A place in a file: both count from 1; columns in UTF-16 units. */
export interface FeaturePlace {
  line: number
  column: number
}

/** A replacement of a piece of a file; with both ends equal it only inserts. */
export interface FeatureEdit {
  from: FeaturePlace
  to: FeaturePlace
  text: string
}

/** Replaces a piece of one line. */
export const replaceIn = (line: number, column: number, endColumn: number, text: string): FeatureEdit => ({
  from: { line, column },
  to: { line, column: endColumn },
  text,
})

/** Puts whole lines above a line. */
export const insertAbove = (line: number, lines: readonly string[]): FeatureEdit =>
  replaceIn(line, 1, 1, lines.map((text) => `${text}\n`).join(''))

/** Puts whole lines below a line that has so many characters. */
export const insertBelow = (line: number, length: number, lines: readonly string[]): FeatureEdit =>
  replaceIn(line, length + 1, length + 1, lines.map((text) => `\n${text}`).join(''))

/** Takes lines away, with the line end before them. */
export const removeLines = (line: number, endLine: number, lines: readonly string[]): FeatureEdit => {
  const end = { line: endLine, column: (lines[endLine - 1] ?? '').length + 1 }
  if (line === 1) return { from: { line, column: 1 }, to: end, text: '' }
  return { from: { line: line - 1, column: (lines[line - 2] ?? '').length + 1 }, to: end, text: '' }
}

/**
 * Where a line is after edits that put whole lines above it.
 * @example lineAfter(3, [insertAbove(1, ['# language: es'])]) // => 4
 */
export const lineAfter = (line: number, edits: readonly FeatureEdit[]): number =>
  edits.filter(({ from }) => from.line <= line).reduce((after, { text }) => after + text.split('\n').length - 1, line)

/** Starts of all lines, as indexes of the text. */
function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/**
 * The edits as ranges of a text whose lines end with a line feed, the last one first.
 * @example editRanges('a\nb', [replaceIn(2, 1, 2, 'c')]) // => [{ from: 2, to: 3, insert: 'c' }]
 */
export function editRanges(text: string, edits: readonly FeatureEdit[]) {
  const starts = lineStarts(text)
  const at = ({ line, column }: FeaturePlace) => (starts[line - 1] ?? text.length) + column - 1
  return (
    edits
      .map((edit) => ({ from: at(edit.from), to: at(edit.to), insert: edit.text }))
      // What is put in at a place stands before what is replaced there.
      .sort((one, other) => other.from - one.from || other.to - one.to)
  )
}

/**
 * A text with all edits made; they must not overlap.
 * @example applyEdits('a\nb', [replaceIn(2, 1, 2, 'c')]) // => 'a\nc'
 */
export const applyEdits = (text: string, edits: readonly FeatureEdit[]): string =>
  editRanges(text, edits).reduce(
    (current, { from, to, insert }) => current.slice(0, from) + insert + current.slice(to),
    text,
  )
