import { applyEdits, placeAt, type TextEdit, type TextRange } from '@/lib/finding'
import { quoted } from '../options/option-example'
import { type ConfigFinding, configFinding } from './finding'
import { type ConfigSource, parseConfig } from './read-config'
import { openingRange } from './yaml-findings'

interface TextLine {
  /** Offset of its first character. */
  from: number
  text: string
  indent: number
}

/** The lines that YAML reads: blank lines and comments are left out. */
function contentLines(text: string): TextLine[] {
  let from = 0
  return text.split('\n').flatMap((line) => {
    const start = from
    from += line.length + 1
    const bare = line.replace(/\r$/, '')
    return /^\s*(#|$)/.test(bare) ? [] : [{ from: start, text: bare, indent: bare.search(/\S/) }]
  })
}

/** Moves lines sideways, so that the first begins at a column. */
function moveLines(lines: readonly TextLine[], indent: number): TextEdit[] {
  const by = indent - (lines[0]?.indent ?? 0)
  return lines.map(({ from, indent: own }) => ({ from, to: from + own, insert: ' '.repeat(Math.max(0, own + by)) }))
}

/** The step between the levels of a file, in spaces: the usual one; fewer than two are a typo. */
function indentStep(lines: readonly TextLine[]): number {
  const steps = lines.map(({ indent }, at) => indent - (lines[at - 1]?.indent ?? 0)).filter((step) => step > 1)
  const count = (step: number) => steps.filter((one) => one === step).length
  return [...new Set(steps)].sort((one, other) => count(other) - count(one))[0] ?? 2
}

/** A change of some lines that may make a text valid YAML. */
interface Correction {
  /** What is wrong; undefined for a text that lacks quotes, whose name is that of the parser's error. */
  error?: string
  range: TextRange
  edits: TextEdit[]
  /** The lower, the likelier. */
  cost: number
}

/** Every correction that is tried is another parse; together they may have so many characters. */
const MAX_TRIED = 120_000
/** The most corrections that are tried. */
const MAX_TRIES = 40
/** A column that is none of the file's levels is hardly the right one. */
const OFF_LEVEL_COST = 8

const BULLETS = String.raw`^\s*(?:- +)*`
/** `key: ` or `- ` before a value. */
const LEAD = String.raw`^\s*(?:- +)*(?:[^\s:#'"][^\s:]*:[ \t]+|- +)`

/** What may be wrong within a line: `mark` is shown, `cut` is replaced. */
const IN_LINE: { error?: string; cost: number; pattern: string; insert: (cut: string, line: string) => string }[] = [
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
    insert: (_, line) => /['"]/.exec(line)?.[0] ?? '',
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
    const edit = { from: from + cut[0], to: from + cut[1], insert: insert(text.slice(...cut), text) }
    return edit.insert ? [{ error, cost, range: { from: from + mark[0], to: from + mark[1] }, edits: [edit] }] : []
  })

/** The columns at which a line may have to begin. */
function indentCorrections(lines: readonly TextLine[], index: number): Correction[] {
  const line = lines[index]
  // Any other line would become a part of the value above.
  if (!line || !/^\s*-(\s|$)|:(\s|$)/.test(line.text)) return []
  const step = indentStep(lines)
  const above = lines[index - 1]?.indent ?? -step
  const columns = new Set([above, above + step, above - step, ...lines.slice(0, index + 2).map(({ indent }) => indent)])
  const word = line.indent > 0 ? line.indent : line.text.length
  return [...columns]
    .filter((column) => column >= 0 && column !== line.indent)
    .map((column) => ({
      error: 'BAD_INDENT',
      range: { from: line.from, to: line.from + word },
      edits: moveLines([line], column),
      cost: Math.abs(column - line.indent) + (column % step === 0 ? 0 : OFF_LEVEL_COST),
    }))
}

/** What may be wrong in the lines at an error, the likeliest first. */
function correctionsAt(lines: readonly TextLine[], offsets: readonly number[]): Correction[] {
  const found = offsets.map((offset) => lines.findLastIndex(({ from }) => from <= offset))
  const runStart = (last: number) =>
    lines.slice(0, last).findLastIndex((line) => line.indent < (lines[last]?.indent ?? 0)) + 1
  const near = new Set(
    found.flatMap((index) => [index, index - 1, index + 1, runStart(index - 1), runStart(index - 1) - 1]),
  )
  const corrections = [...near].flatMap((index) => {
    const line = lines[index]
    return line ? [...inLineCorrections(line), ...indentCorrections(lines, index)] : []
  })
  return corrections.sort((one, other) => one.cost - other.cost)
}

/** Tabs in the indentation of any lines, with spaces in their place. */
function tabCorrection(lines: readonly TextLine[]): Correction | undefined {
  const isTabbed = ({ text, indent }: TextLine) => text.slice(0, indent).includes('\t')
  const tabbed = lines.filter(isTabbed)
  const [first] = tabbed
  const tab = ' '.repeat(indentStep(lines))
  const edits = tabbed.map(({ from, text, indent }) => {
    return { from, to: from + indent, insert: text.slice(0, indent).replaceAll('\t', tab) }
  })
  return first && { error: 'TAB_AS_INDENT', range: { from: first.from, to: first.from + first.indent }, edits, cost: 0 }
}

/** The correction that leaves the fewest errors and then the fewest unknown keys; none when the error stays where it is. */
function bestOf(corrections: Correction[], text: string, line: number, unknownIn: (source: ConfigSource) => number) {
  const tried = corrections.map((correction) => {
    const source = parseConfig(applyEdits(text, correction.edits))
    return { correction, source, errors: source.document.errors.length }
  })
  const progress = tried.filter(({ source: { text: corrected, document } }) => {
    const [error] = document.errors
    return !error || placeAt(corrected, error.pos[0]).line > line
  })
  const least = Math.min(...progress.map(({ errors }) => errors))
  const [best] = progress
    .filter(({ errors }) => errors === least)
    .map(({ correction, source }) => ({ correction, unknown: unknownIn(source) }))
    .sort((one, other) => one.unknown - other.unknown || one.correction.cost - other.correction.cost)
  return best?.correction
}

/**
 * The typo that makes a text invalid YAML, with its fix: a change of the lines at the first error.
 * @param unknownIn how many keys of a text are unknown, to decide between fixes that work equally well
 * @returns undefined when no such change helps
 */
export function yamlTypo(source: ConfigSource, unknownIn: (source: ConfigSource) => number): ConfigFinding | undefined {
  const { text, document } = source
  const { errors } = document
  const [error] = errors
  const tries = Math.min(MAX_TRIES, Math.floor(MAX_TRIED / (text.length + 1)))
  if (!error || tries < 1 || errors.some(({ code }) => code === 'MULTIPLE_DOCS')) return undefined
  const lines = contentLines(text)
  const tabs = errors.some(({ code }) => code === 'TAB_AS_INDENT') ? tabCorrection(lines) : undefined
  const opening = openingRange(error, source)
  const offsets = [error.pos[0], ...(opening ? [opening.from] : [])]
  const { line } = placeAt(text, opening?.from ?? error.pos[0])
  const best = tabs ?? bestOf(correctionsAt(lines, offsets).slice(0, tries), text, line, unknownIn)
  if (!best) return undefined
  const { range, edits } = best
  if (best.error !== 'COLON_SPACE') return configFinding('yaml', range, { error: best.error ?? error.code }, edits)
  return configFinding('missing-space', range, { key: text.slice(range.from, range.to - 1) }, edits)
}
