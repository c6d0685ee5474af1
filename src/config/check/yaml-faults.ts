import { isCollection, type Node, visit, type YAMLError } from 'yaml'
import { applyEdits, placeAt, type TextEdit, type TextRange } from '@/lib/finding'
import { listBaseOf } from '../options/option'
import { quoted } from '../options/option-value'
import { type ConfigFinding, configFinding } from './finding'
import { faultsIn, joinedItem, lineFinding } from './line-faults'
import type { ConfigFile, ConfigSource } from './read-config'

/** A change of a line that may make a text valid YAML. */
interface Correction {
  /** What is wrong; undefined for a text that lacks quotes, whose name is that of the parser's error. */
  error?: string
  range: TextRange
  edits: TextEdit[]
  /** The lower, the likelier. */
  cost: number
}

type TextLine = ReturnType<typeof contentLines>[number]

/** The lines that YAML reads, each with the offset of its first character: blank lines and comments are left out. */
const contentLines = (text: string) =>
  [...text.matchAll(/^[ \t]*(?![#\s])[^\r\n]+/gm)].map(({ 0: line, index }) => ({
    from: index,
    text: line,
    indent: line.search(/\S/),
  }))

/** Spaces of a level. */
const STEP = 2
const OFF_LEVEL_COST = 8
/** Every correction that is tried is another parse; together they may have so many characters. */
const MAX_TRIED = 120_000
const MAX_TRIES = 40

const BULLETS = String.raw`^\s*(?:- +)*`
/** `key: ` or `- ` before a value. */
const LEAD = String.raw`^\s*(?:- +)*(?:[^\s:#'"][^\s:]*:[ \t]+|- +)`

/** What may be wrong within a line: `mark` is shown, `cut` is replaced. */
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
    error: 'UNCLOSED_QUOTE',
    cost: 2,
    pattern: String.raw`(?<=[[{,:]\s*)(?<mark>['"])(?:(?!\k<mark>)[^,\]}])+?(?<cut>)\s*[,\]}]`,
    insert: (_, mark) => mark,
  },
  {
    error: 'UNCLOSED_BRACKET',
    cost: 2,
    pattern: String.raw`${LEAD}(?<mark>[[{])[^[\]{}#]*(?<cut>)$`,
    insert: (_, mark) => (mark === '[' ? ']' : '}'),
  },
  {
    error: 'MISSING_COLON',
    cost: 4,
    pattern: String.raw`${BULLETS}(?<mark>[A-Za-z][\w.-]*)(?<cut>\s*=\s*|\s+|$)(?=[^\s:=]|$)`,
    insert: (cut) => (cut ? ': ' : ':'),
  },
  { cost: 5, pattern: String.raw`${LEAD}(?<mark>(?<cut>[^\s'"#|>].*?))(?:\s+#.*|\s*)$`, insert: quoted },
]

const inLineCorrections = ({ from, text }: TextLine): Correction[] =>
  IN_LINE.flatMap(({ error, cost, pattern, insert }) => {
    const { mark, cut } = new RegExp(pattern, 'd').exec(text)?.indices?.groups ?? {}
    if (!mark || !cut) return []
    const edit = { from: from + cut[0], to: from + cut[1], insert: insert(text.slice(...cut), text.slice(...mark)) }
    return edit.insert ? [{ error, cost, range: { from: from + mark[0], to: from + mark[1] }, edits: [edit] }] : []
  })

/** A list goes on below a value that has to be its first item. */
function itemCorrections(line: TextLine, next: TextLine | undefined, options: ConfigFile['options']): Correction[] {
  const [, before = '', name = '', blanks = ''] = /^(\s*([\w-]+):)([ \t]+)(?=[^\s#|>&*])/.exec(line.text) ?? []
  const isList = options.some(({ key, type }) => key.split('.').at(-1) === name && listBaseOf(type))
  if (!isList || !next || next.indent < line.indent || !/^\s*- /.test(next.text)) return []
  const from = line.from + before.length
  const edit = { from, to: from + blanks.length, insert: `\n${' '.repeat(next.indent)}- ` }
  return [
    { error: 'ITEM_AFTER_VALUE', cost: 3, range: { from: edit.to, to: line.from + line.text.length }, edits: [edit] },
  ]
}

/** The columns at which a line may have to begin, alone or with what is below it: those around it, and a level beside that above. */
function indentCorrections(lines: readonly TextLine[], index: number): Correction[] {
  const line = lines[index]
  // Any other line would become a part of the value above.
  if (!line || !/^\s*-(\s|$)|:(\s|$)/.test(line.text)) return []
  const above = lines[index - 1]?.indent ?? -STEP
  const others = lines.slice(0, index + 2).map(({ indent }) => indent)
  const { from, indent, text } = line
  const range = { from, to: from + (indent || text.length) }
  const inner = Math.max(indent + 1, lines[index + 1]?.indent ?? 0)
  const end = lines.findIndex((other, at) => at > index && other.indent < inner)
  const blocks = [[line], lines.slice(index, end < 0 ? undefined : end)]
  return [...new Set([...others, above + STEP, above - STEP])]
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
        // A column between the levels is hardly the right one.
        cost: Math.abs(column - indent) + OFF_LEVEL_COST * (column % STEP),
      })),
    )
}

/** What the parser says, where they should end at the latest, of quotes and brackets without their end, and how their texts look. */
const UNCLOSED: { message: RegExp; error: string; text: RegExp }[] = [
  { message: /^Missing closing .quote/, error: 'UNCLOSED_QUOTE', text: /^(['"])(?!.*\1$)/s },
  { message: /end with an? [\]}]/, error: 'UNCLOSED_BRACKET', text: /^[[{](?!.*[\]}]$)/s },
]

/** The opening quote or bracket of such an error. */
function openingOf({ message, pos: [end] }: YAMLError, { document, rangeOf, text }: ConfigSource) {
  const kind = UNCLOSED.find((one) => one.message.test(message))
  if (!kind) return undefined
  let from: number | undefined
  visit(document, {
    Node: (_, node) => {
      // A block may begin with a key between quotes.
      if (isCollection(node) && !node.flow) return
      const range = rangeOf(node as Node)
      if (range.from <= end && kind.text.test(text.slice(range.from, range.to))) from = range.from
    },
  })
  return from === undefined ? undefined : { from, to: from + 1, error: kind.error }
}

/**
 * The change of the lines around an error that takes it away and leaves the fewest faults.
 * @param from where the error begins
 */
function correctionOf(source: ConfigFile, from: number): Correction | undefined {
  const { text, document } = source
  const lines = contentLines(text)
  const lineAt = (offset: number) => lines.findLastIndex((each) => each.from <= offset)
  const at = lineAt(from)
  const { line } = placeAt(text, from)
  const { faults } = faultsIn(text, source)
  // A block may begin at a wrong column as a whole, or what it is below.
  const isAbove = ({ indent }: TextLine, its: number) => lines.slice(its + 1, at).every((line) => line.indent > indent)
  const above = lines.slice(0, at).flatMap((line, index) => (isAbove(line, index) ? [index, index + 1] : []))
  const near = new Set([at, at - 1, at + 1, ...above, lineAt(document.errors[0]?.pos[0] ?? from)])
  const [best] = [...near]
    .flatMap((index) => {
      const line = lines[index]
      if (!line) return []
      return [
        ...inLineCorrections(line),
        ...itemCorrections(line, lines[index + 1], source.options),
        ...indentCorrections(lines, index),
      ]
    })
    .sort((one, other) => one.cost - other.cost)
    .slice(0, Math.min(MAX_TRIES, Math.floor(MAX_TRIED / (text.length + 1))))
    .flatMap((correction) => {
      const left = faultsIn(applyEdits(text, correction.edits), source)
      const isBetter = left.faults < faults && (left.line === undefined || left.line > line)
      return isBetter ? [{ correction, ...left }] : []
    })
    .sort((one, other) => one.faults - other.faults)
  return best?.correction
}

/**
 * The first fault of a text that is not YAML, with the change that corrects it, if one is found. Those after it mostly follow
 * from it.
 */
export function yamlFinding(source: ConfigFile): ConfigFinding | undefined {
  const { text, document } = source
  const [error] = document.errors
  const plain = lineFinding(source)
  const joinedAt = joinedItem(source)
  const opening = error && openingOf(error, source)
  const begin = opening?.from ?? error?.pos[0] ?? joinedAt
  if (plain || begin === undefined) return plain
  const best = error?.code === 'MULTIPLE_DOCS' ? undefined : correctionOf(source, begin)
  if (best?.error === 'COLON_SPACE') {
    const key = text.slice(best.range.from, best.range.to - 1)
    return configFinding('missing-space', best.range, { key }, best.edits)
  }
  if (best) return configFinding('yaml', best.range, { error: best.error ?? error?.code ?? 'other' }, best.edits)
  if (!error) return undefined
  const [from, to] = error.pos.map((offset) => Math.min(offset, text.length)) as [number, number]
  return configFinding('yaml', opening ?? { from, to }, { error: opening?.error ?? error.code })
}
