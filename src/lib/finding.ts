import type { DiffPart } from './text'

/** `error`: the run would fail. `warning`: the result may surprise. `notice`: worth knowing. */
export type Severity = 'error' | 'warning' | 'notice'

export type FindingLook = Severity | 'ambiguous'

/** A range of a text. Offsets count UTF-16 units from 0; `to` is exclusive. */
export type TextRange = { from: number; to: number }

/** Replaces a range of a text; an empty range inserts. */
export type TextEdit = TextRange & { insert: string }

export interface Fix {
  /** Empty if the reader has to write something first. */
  edits: TextEdit[]
  /** The change, if it is worth showing. */
  diff?: DiffPart[]
}

/** A problem in a text, without wording: each language has a table from `code` to its message. */
export interface Finding<Code extends string = string, Change extends Fix = Fix> extends TextRange {
  code: Code
  severity: Severity
  fixes: Change[]
  /** Findings of one group, such as a mistake repeated in several rows, are listed as one. */
  group?: string
}

export interface FindingWords {
  look: FindingLook
  title: string
  /** Why it is a finding and what to do, with `code` between backticks. */
  text: string
  /** The fix, if there is no doubt that it is the right one. */
  certain?: Fix | undefined
}

/** A position as editors show it: line and column from 1, columns in UTF-16 units. */
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
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce((current, { from, to, insert }) => current.slice(0, from) + insert + current.slice(to), text)

/** Whether two edits overlap, or one of them is an insertion next to the other, where their order would matter. */
function hasConflict(a: TextRange, b: TextRange): boolean {
  const isInsertion = a.from === a.to || b.from === b.to
  return isInsertion ? a.from <= b.to && b.from <= a.to : a.from < b.to && b.from < a.to
}

const isSameEdit = (a: TextEdit, b: TextEdit): boolean => a.from === b.from && a.to === b.to && a.insert === b.insert

/**
 * Merges fixes in order. One that conflicts with an earlier one is skipped: the next check offers it again. An edit that
 * several fixes share is made once.
 * @example joinFixes([[{ from: 0, to: 1, insert: 'a' }], [{ from: 0, to: 2, insert: 'b' }]]).fixes // => 1
 */
export function joinFixes(fixes: readonly (readonly TextEdit[])[]): { edits: TextEdit[]; fixes: number } {
  const edits: TextEdit[] = []
  let count = 0
  for (const fix of fixes) {
    const added = fix.filter((edit) => !edits.some((known) => isSameEdit(known, edit)))
    if (added.some((edit) => edits.some((known) => hasConflict(known, edit)))) continue
    edits.push(...added)
    count += 1
  }
  return { edits: edits.sort((a, b) => a.from - b.from), fixes: count }
}

export type ReportedFinding = TextPlace &
  Pick<Finding & FindingWords, 'severity' | 'code' | 'title' | 'text'> & { file: string }

type ReportWords = Record<'list' | 'noFindings' | 'line', string> & { weights: Record<Severity, string> }

/** Escapes Markdown's special characters, except in `code` between backticks, and puts the text on one line. */
const markdownText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 ? piece : piece.replace(/[\\*_[\]<>#`]/g, '\\$&')))
    .join('')
    .trim()

const itemOf = ({ line, column, severity, title, text, code }: ReportedFinding, words: ReportWords): string =>
  `- **${words.line} ${line}:${column}** ${words.weights[severity]}: ${markdownText(title)} (\`${code}\`). ${markdownText(text)}`.trim()

/** A Markdown report: a heading for each file, an item for each finding. */
export function findingsMarkdown(findings: readonly ReportedFinding[], words: ReportWords): string {
  const files = [...new Set(findings.map(({ file }) => file))]
  const lists = files.map((file) => {
    const items = findings.filter((finding) => finding.file === file).map((finding) => itemOf(finding, words))
    return `## ${markdownText(file)}\n\n${items.join('\n')}`
  })
  return `# ${words.list}\n\n${lists.join('\n\n') || words.noFindings}\n`
}

export const findingsJson = (findings: readonly ReportedFinding[]): string => `${JSON.stringify(findings, null, 2)}\n`
