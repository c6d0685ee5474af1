import { isCollection, isScalar, type Node, type YAMLError } from 'yaml'
import { applyEdits, type TextEdit, type TextRange } from '@/lib/finding'
import { quoted, yamlScalar } from '../options/option-value'
import { type ConfigFinding, configFinding } from './finding'
import { hasNoValue } from './key-findings'
import type { ConfigFile, ConfigSource, TextLine } from './read-config'
import { configEntries, contentLines, nodesOf, outsideTexts, parseConfig } from './read-config'

/** A change of a line that may make a text valid YAML. */
interface Correction {
  /** Code of the fault; undefined for a text without quotes, which keeps the error of the parser. */
  error?: string
  range: TextRange
  edits: TextEdit[]
  /** The lower, the more likely. */
  cost: number
}

const INDENT_SPACES = 2
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

const correctionsAt = (lines: readonly TextLine[], index: number): Correction[] => {
  const line = lines[index]
  return line ? [...inLineCorrections(line), ...indentCorrections(lines, index)] : []
}

const BEFORE_VALUE = String.raw`^ *(?:- +)*(?:[^\s:#'"]+:|-)`
const ODD_SPACES = new RegExp(String.raw`(?! )\p{Zs}(?<=(?:${BEFORE_VALUE}|^) *.)[^\S\r\n]*`, 'gmu')
const CURLY_QUOTES = new RegExp(String.raw`(?<=${BEFORE_VALUE} +)[“”„‘’][^“”‘’\r\n]+[“”‘’](?=\s*?(?:$| #))`, 'gm')
const TAB_BEFORE_VALUE = new RegExp(String.raw`(?<=${BEFORE_VALUE}) *\t[ \t]*(?=\S)`, 'gm')
const TAB_AS_INDENT = /^ *\t[ \t]*(?=\S)/gm

/** Corrects a fault in all lines that have it. */
function correctAll(source: ConfigSource, error: string, pattern: RegExp, insert: (found: string) => string) {
  const edits = outsideTexts(pattern, source).map(({ index, 0: found }) => {
    return { from: index, to: index + found.length, insert: insert(found) }
  })
  return edits[0] ? [{ error, range: edits[0], edits, cost: 0 }] : []
}

/** Faults that the parser used here does not see, or not where they are. */
const plainFaults = (source: ConfigSource): Correction[] => [
  ...correctAll(source, 'ODD_SPACES', ODD_SPACES, (blanks) => ' '.repeat(blanks.length)),
  ...correctAll(source, 'SLASH_COMMENT', /(?<=^[ \t]*)\/\//gm, () => '#'),
  ...correctAll(source, 'CURLY_QUOTES', CURLY_QUOTES, (found) => yamlScalar(found.slice(1, -1))),
  ...correctAll(source, 'TAB_AS_INDENT', TAB_BEFORE_VALUE, () => ' '),
]

/** Tabs in the indentation, with the widths that editors give them. */
const tabCorrections = (source: ConfigSource): Correction[] =>
  [2, 4, 8].flatMap((width) =>
    correctAll(source, 'TAB_AS_INDENT', TAB_AS_INDENT, (blanks) => blanks.replaceAll('\t', ' '.repeat(width))),
  )

/** First lines of texts without quotes, which go on below mostly because of a fault. */
const joinedLines = ({ document, rangeOf, text }: ConfigSource): TextRange[] =>
  nodesOf(document).flatMap((node) => {
    const { from, to } = rangeOf(node)
    const end = text.indexOf('\n', from)
    return node.type === 'PLAIN' && end >= 0 && end < to ? { from, to: end } : []
  })

/** More than any number of lost keys and joined lines. */
const ERROR_WEIGHT = 100_000

/** Scores what is wrong with a text: errors of YAML before lost keys and joined lines. */
function faultsIn(text: string, { options }: ConfigFile): number {
  const source = parseConfig(text)
  const lost = configEntries(source.document, options).filter((entry) => !entry.match || hasNoValue(entry))
  return source.document.errors.length * ERROR_WEIGHT + lost.length + joinedLines(source).length
}

/** Every attempt is another parse: limits their number, and the characters that they parse together. */
const MAX_TRIED = 120_000
const MAX_TRIES = 40

/** Quotes and brackets that are not closed. */
const UNCLOSED = /^(?:(['"])(?!.*\1$)|[[{](?!.*[\]}]$))/s

/** Where an unclosed quote or bracket opens, which the parser reports at its expected end. */
function openingOf({ message, pos: [end] }: YAMLError, { document, rangeOf, text }: ConfigSource) {
  if (!/^Missing closing .quote|end with an? [\]}]/.test(message)) return undefined
  const from = nodesOf<Node>(document, (node) => isScalar(node) || (isCollection(node) && node.flow === true))
    .map(rangeOf)
    .findLast((range) => range.from <= end && UNCLOSED.test(text.slice(range.from, range.to)))?.from
  if (from === undefined) return undefined
  return { from, to: from + 1, error: /['"]/.test(text.charAt(from)) ? 'UNCLOSED_QUOTE' : 'UNCLOSED_BRACKET' }
}

/** The correction near an error that leaves the fewest faults. @param from offset of the error */
function correctionOf(source: ConfigFile, from: number): Correction | undefined {
  const { text, document } = source
  const lines = contentLines(text)
  const lineAt = (offset: number) => lines.findLastIndex((each) => each.from <= offset)
  const at = lineAt(from)
  // The indentation of a line above may be wrong, or that of the line below that.
  const isAbove = ({ indent }: TextLine, index: number) =>
    lines.slice(index + 1, at).every((between) => between.indent > indent)
  const above = lines.slice(0, at).flatMap((one, index) => (isAbove(one, index) ? [index, index + 1] : []))
  const near = new Set([at, at - 1, at + 1, ...above, lineAt(document.errors[0]?.pos[0] ?? from)])
  const faults = faultsIn(text, source)
  const [best] = [...tabCorrections(source), ...[...near].flatMap((index) => correctionsAt(lines, index))]
    .sort((one, other) => one.cost - other.cost)
    .slice(0, Math.min(MAX_TRIES, Math.floor(MAX_TRIED / (text.length + 1))))
    .map((correction) => ({ correction, left: faultsIn(applyEdits(text, correction.edits), source) }))
    .filter(({ left }) => left < faults)
    .sort((one, other) => one.left - other.left)
  return best?.correction
}

/** The first fault of a text that is not YAML, with its fix if there is one; others may follow from it. */
export function yamlFinding(source: ConfigFile): ConfigFinding | undefined {
  const { text, document } = source
  const [error] = document.errors
  // Above a line that was meant as an item of a list.
  const joined = joinedLines(source).find(({ to }) => text.slice(to).trimStart().startsWith('- '))
  const opening = error && openingOf(error, source)
  const begin = opening?.from ?? error?.pos[0] ?? joined?.to
  const canCorrect = begin !== undefined && error?.code !== 'MULTIPLE_DOCS'
  const best = plainFaults(source)[0] ?? (canCorrect ? correctionOf(source, begin) : undefined)
  if (best?.error === 'COLON_SPACE') {
    const key = text.slice(best.range.from, best.range.to - 1)
    return configFinding('missing-space', best.range, { key }, best.edits)
  }
  if (best) return configFinding('yaml', best.range, { error: best.error ?? error?.code ?? 'other' }, best.edits)
  if (!error) return joined && configFinding('yaml', joined, { error: 'ITEM_AFTER_VALUE' })
  const [from, to] = error.pos.map((offset) => Math.min(offset, text.length)) as [number, number]
  return configFinding('yaml', opening ?? { from, to }, { error: opening?.error ?? error.code })
}
