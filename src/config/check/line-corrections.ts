import type { TextEdit, TextRange } from '@/lib/finding'
import { quoted } from '../options/option-value'

/** A change of a line that may make a text valid YAML. */
export interface Correction {
  /** Code of the fault; undefined for a text without quotes, which keeps the error of the parser. */
  error?: string
  range: TextRange
  edits: TextEdit[]
  /** The lower, the more likely. */
  cost: number
}

export type TextLine = ReturnType<typeof contentLines>[number]

/** The lines that YAML reads, which are neither blank nor comments, each with its offset. */
export const contentLines = (text: string) =>
  [...text.matchAll(/^[ \t]*(?![#\s])[^\r\n]+/gm)].map(({ 0: line, index }) => ({
    from: index,
    text: line,
    indent: line.search(/\S/),
  }))

export const INDENT_SPACES = 2
const OFF_LEVEL_COST = 8
const BULLETS = String.raw`^\s*(?:- +)*`
/** `key: ` or `- ` before a value. */
const LEAD = String.raw`^\s*(?:- +)*(?:[^\s:#'"][^\s:]*:[ \t]+|- +)`

/** Faults within a line: the finding points at `mark`, the fix replaces `cut`. */
const IN_LINE: { error?: string; cost: number; pattern: string; insert: (cut: string, mark: string) => string }[] = [
  {
    error: 'COLON_SPACE',
    cost: 1,
    pattern: String.raw`${BULLETS}(?<mark>[^\s:#'"[\]{},&*!|>@%\x60-][^\s:[\]{},]*:)(?<cut>)(?=[^\s:/]|/(?!/))`,
    insert: () => ' ',
  },
  { error: 'DASH_SPACE', cost: 1, pattern: `${BULLETS}(?<mark>-)(?<cut>)(?=[^\\s-])`, insert: () => ' ' },
  {
    error: 'UNCLOSED_QUOTE',
    cost: 2,
    pattern: String.raw`${LEAD}(?<mark>['"])(?:(?!\k<mark>).)*?(?<cut>)\s*$`,
    insert: (_, mark) => mark,
  },
  {
    error: 'MISSING_COLON',
    cost: 4,
    pattern: String.raw`${BULLETS}(?<mark>[A-Za-z][\w.-]*)(?<cut>\s*=\s*|\s+|$)(?=[^\s:=]|$)`,
    insert: (cut) => (cut ? ': ' : ':'),
  },
  { cost: 5, pattern: String.raw`${LEAD}(?<mark>(?<cut>[^\s'"#|>[{].*?))(?:\s+#.*|\s*)$`, insert: quoted },
]

const inLineCorrections = ({ from, text }: TextLine): Correction[] =>
  IN_LINE.flatMap(({ error, cost, pattern, insert }) => {
    const { mark, cut } = new RegExp(pattern, 'd').exec(text)?.indices?.groups ?? {}
    if (!mark || !cut) return []
    const edit = { from: from + cut[0], to: from + cut[1], insert: insert(text.slice(...cut), text.slice(...mark)) }
    return edit.insert ? [{ error, cost, range: { from: from + mark[0], to: from + mark[1] }, edits: [edit] }] : []
  })

/** Other indentations for a line, alone or with its block: those of other lines, or a level from the line above. */
function indentCorrections(lines: readonly TextLine[], index: number): Correction[] {
  const line = lines[index]
  // Only items and keys: any other line continues the value above.
  if (!line || !/^\s*-(\s|$)|:(\s|$)/.test(line.text)) return []
  const above = lines[index - 1]?.indent ?? -INDENT_SPACES
  const others = lines.slice(0, index + 2).map(({ indent }) => indent)
  const { from, indent, text } = line
  const range = { from, to: from + (indent || text.length) }
  const inner = Math.max(indent + 1, lines[index + 1]?.indent ?? 0)
  const end = lines.findIndex((other, at) => at > index && other.indent < inner)
  const blocks = [[line], lines.slice(index, end < 0 ? undefined : end)]
  return [...new Set([...others, above + INDENT_SPACES, above - INDENT_SPACES])]
    .filter((column) => column >= 0 && column !== indent)
    .flatMap((column) =>
      blocks.map((block) => ({
        error: 'BAD_INDENT',
        range,
        edits: block.map((each) => ({
          from: each.from,
          to: each.from + each.indent,
          insert: ' '.repeat(each.indent + column - indent),
        })),
        // A column between two levels is unlikely.
        cost: Math.abs(column - indent) + OFF_LEVEL_COST * (column % INDENT_SPACES),
      })),
    )
}

export const correctionsAt = (lines: readonly TextLine[], index: number): Correction[] => {
  const line = lines[index]
  return line ? [...inLineCorrections(line), ...indentCorrections(lines, index)] : []
}
