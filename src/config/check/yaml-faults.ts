import { isCollection, isScalar, type Node, type YAMLError } from 'yaml'
import { applyEdits, placeAt, type TextRange } from '@/lib/finding'
import { yamlScalar } from '../options/option-value'
import { type ConfigFinding, configFinding } from './finding'
import { hasNoValue } from './key-findings'
import { type Correction, contentLines, correctionsAt, type TextLine } from './line-corrections'
import { type ConfigFile, type ConfigSource, configEntries, nodesOf, outsideTexts, parseConfig } from './read-config'

const BEFORE_VALUE = String.raw`^ *(?:- +)*(?:[^\s:#'"]+:|-)`
const ODD_SPACES = new RegExp(String.raw`(?! )\p{Zs}(?<=(?:${BEFORE_VALUE}|^) *.)[^\S\r\n]*`, 'gmu')
const CURLY_QUOTES = new RegExp(String.raw`(?<=${BEFORE_VALUE} +)[“”„‘’][^“”‘’\r\n]+[“”‘’](?=\s*?(?:$| #))`, 'gm')
const SLASHES = /(?=\/)(?<=^[ \t]*)(?:\/\/|\/\*+(?=\s))/gm
const TAB_BEFORE_VALUE = new RegExp(String.raw`(?<=${BEFORE_VALUE}) *\t[ \t]*(?=\S)`, 'gm')

/** One finding for a fault that many lines may have; its fix corrects all of them, unless that makes more errors. */
function findInAllLines(source: ConfigSource, error: string, pattern: RegExp, insert: (found: string) => string) {
  const edits = outsideTexts(pattern, source).map(({ index, 0: found }) => {
    return { from: index, to: index + found.length, insert: insert(found) }
  })
  const fixed = applyEdits(source.text, edits)
  const isBetter = fixed !== source.text && parseConfig(fixed).document.errors.length <= source.document.errors.length
  return edits[0] && configFinding('yaml', edits[0], { error }, isBetter ? edits : undefined)
}

/** Tabs between a colon or hyphen and its value, which the parser of the tool rejects, unlike the one used here. */
export const tabFindings = (source: ConfigSource): ConfigFinding[] =>
  outsideTexts(TAB_BEFORE_VALUE, source).map(({ index, 0: { length } }) => {
    const edit = { from: index, to: index + length, insert: ' ' }
    return configFinding('yaml', edit, { error: 'TAB_AS_SPACE' }, edit)
  })

/** First lines of texts without quotes, which go on below mostly because of a fault. */
const joinedLines = ({ document, rangeOf, text }: ConfigSource): TextRange[] =>
  nodesOf(document).flatMap((node) => {
    const { from, to } = rangeOf(node)
    const end = text.indexOf('\n', from)
    return node.type === 'PLAIN' && end >= 0 && end < to ? { from, to: end } : []
  })

/** The first of them above a line that was meant as an item of a list. */
const joinedItem = (source: ConfigSource): TextRange | undefined =>
  joinedLines(source).find(({ to }) => source.text.slice(to).trimStart().startsWith('- '))

/** More than any number of lost keys and joined lines. */
const ERROR_WEIGHT = 100_000

/** Scores what is wrong with a text: errors of YAML before lost keys and joined lines; and the first error's line. */
function faultsIn(text: string, { options }: ConfigFile) {
  const source = parseConfig(text)
  const { errors } = source.document
  const lost = configEntries(source.document, options).filter((entry) => !entry.match || hasNoValue(entry))
  const at = errors[0]?.pos[0] ?? joinedItem(source)?.to
  const faults = errors.length * ERROR_WEIGHT + lost.length + joinedLines(source).length
  return { faults, line: at && source.lineAt(at) }
}

const TAB_WIDTHS = [2, 4, 8]

/** Replaces tabs in the indentation by as many spaces as leave the fewest faults. */
function indentTabFinding(source: ConfigFile): ConfigFinding | undefined {
  if (!source.document.errors.some(({ code }) => code === 'TAB_AS_INDENT')) return undefined
  const [best] = TAB_WIDTHS.map((width) => {
    const widen = (blanks: string) => blanks.replaceAll('\t', ' '.repeat(width))
    const finding = findInAllLines(source, 'TAB_AS_INDENT', /^ *\t[ \t]*(?=\S)/gm, widen)
    return { finding, ...faultsIn(applyEdits(source.text, finding?.fixes[0]?.edits ?? []), source) }
  }).sort((one, other) => one.faults - other.faults)
  return best?.finding
}

const lineFinding = (source: ConfigFile): ConfigFinding | undefined =>
  findInAllLines(source, 'ODD_SPACES', ODD_SPACES, (blanks) => ' '.repeat(blanks.length)) ??
  findInAllLines(source, 'SLASH_COMMENT', SLASHES, (found) => (found === '//' ? '#' : found)) ??
  findInAllLines(source, 'CURLY_QUOTES', CURLY_QUOTES, (found) => yamlScalar(found.slice(1, -1))) ??
  indentTabFinding(source)

/** Every attempt is another parse: limits their number, and the characters that they parse together. */
const MAX_TRIED = 120_000
const MAX_TRIES = 40

/** Unclosed quotes and brackets: the parser's message at their expected end, and what their text looks like. */
const UNCLOSED: { message: RegExp; error: string; text: RegExp }[] = [
  { message: /^Missing closing .quote/, error: 'UNCLOSED_QUOTE', text: /^(['"])(?!.*\1$)/s },
  { message: /end with an? [\]}]/, error: 'UNCLOSED_BRACKET', text: /^[[{](?!.*[\]}]$)/s },
]

function openingOf({ message, pos: [end] }: YAMLError, { document, rangeOf, text }: ConfigSource) {
  const kind = UNCLOSED.find((one) => one.message.test(message))
  const opening = nodesOf<Node>(document, (node) => isCollection(node) || isScalar(node)).findLast((node) => {
    const { from, to } = rangeOf(node)
    // A block may begin with a quoted key.
    const isBlock = isCollection(node) && !node.flow
    return !isBlock && from <= end && kind?.text.test(text.slice(from, to))
  })
  const { from } = opening ? rangeOf(opening) : {}
  return kind && from !== undefined ? { from, to: from + 1, error: kind.error } : undefined
}

/** The correction near an error that removes it and leaves the fewest faults. @param from offset of the error */
function correctionOf(source: ConfigFile, from: number): Correction | undefined {
  const { text, document } = source
  const lines = contentLines(text)
  const lineAt = (offset: number) => lines.findLastIndex((each) => each.from <= offset)
  const at = lineAt(from)
  const { line } = placeAt(text, from)
  const { faults } = faultsIn(text, source)
  // The indentation of a line above may be wrong, or that of the line below that.
  const isAbove = ({ indent }: TextLine, index: number) =>
    lines.slice(index + 1, at).every((between) => between.indent > indent)
  const above = lines.slice(0, at).flatMap((one, index) => (isAbove(one, index) ? [index, index + 1] : []))
  const near = new Set([at, at - 1, at + 1, ...above, lineAt(document.errors[0]?.pos[0] ?? from)])
  const [best] = [...near]
    .flatMap((index) => correctionsAt(lines, index))
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

/** The first fault of a text that is not YAML, with its fix if there is one; others may follow from it. */
export function yamlFinding(source: ConfigFile): ConfigFinding | undefined {
  const { text, document } = source
  const [error] = document.errors
  const plain = lineFinding(source)
  const joined = joinedItem(source)
  const opening = error && openingOf(error, source)
  const begin = opening?.from ?? error?.pos[0] ?? joined?.to
  if (plain || begin === undefined) return plain
  const best = error?.code === 'MULTIPLE_DOCS' ? undefined : correctionOf(source, begin)
  if (best?.error === 'COLON_SPACE') {
    const key = text.slice(best.range.from, best.range.to - 1)
    return configFinding('missing-space', best.range, { key }, best.edits)
  }
  if (best) return configFinding('yaml', best.range, { error: best.error ?? error?.code ?? 'other' }, best.edits)
  if (!error) return joined && configFinding('yaml', joined, { error: 'ITEM_AFTER_VALUE' })
  const [from, to] = error.pos.map((offset) => Math.min(offset, text.length)) as [number, number]
  return configFinding('yaml', opening ?? { from, to }, { error: opening?.error ?? error.code })
}
