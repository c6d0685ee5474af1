import type { Examples, Feature, GherkinDocument, Scenario, Step } from '@cucumber/messages'
import { barsIn, docStringEnd, isIgnored } from './parse/feature-text'
import { type ParsedFeature, parseFeature } from './parse/parse-feature'

/** The cells of a row as they are written, without the blanks around them. */
function cellsOf(row: string): string[] {
  const [first = 0, ...bars] = barsIn(row)
  return bars.map((bar, index) => row.slice((bars[index - 1] ?? first) + 1, bar).trim())
}

/** Characters as a reader counts them. */
const widthOf = (text: string): number => [...text].length

/** The rows of a table with aligned columns; cells keep their escapes. */
function alignRows(rows: readonly string[]): string[] {
  const cells = rows.map(cellsOf)
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))))
  return cells.map((row) => {
    const padded = row.map((cell, column) => cell + ' '.repeat(Math.max((widths[column] ?? 0) - widthOf(cell), 0)))
    return `| ${padded.join(' | ')} |`
  })
}

/** Spaces of one level. */
const INDENT = 2

/** The level of each kind of line. */
const LEVELS = { feature: 0, scenario: 1, step: 2, examples: 2, block: 3 } as const

/** What is known of the lines of a feature, by line number: everything else is a description, a comment or blank. */
interface Layout {
  levels: Map<number, number>
  tables: number[][]
  /** Line numbers of the two delimiters of each doc string. */
  docStrings: { open: number; close: number }[]
}

const placeTags = ({ levels }: Layout, { tags }: Pick<Scenario, 'tags'>, level: number): void => {
  for (const { location } of tags) levels.set(location.line, level)
}

function placeTable(layout: Layout, rows: readonly { location: { line: number } }[]): void {
  const lines = rows.map(({ location }) => location.line)
  for (const line of lines) layout.levels.set(line, LEVELS.block)
  layout.tables.push(lines)
}

function placeStep(layout: Layout, { location, dataTable, docString }: Step, lines: readonly string[]): void {
  layout.levels.set(location.line, LEVELS.step)
  if (dataTable) placeTable(layout, dataTable.rows)
  if (!docString) return
  const open = docString.location.line
  layout.levels.set(open, LEVELS.block)
  layout.docStrings.push({ open, close: docStringEnd(lines, open, docString.delimiter) })
}

function placeExamples(layout: Layout, examples: Examples): void {
  placeTags(layout, examples, LEVELS.examples)
  layout.levels.set(examples.location.line, LEVELS.examples)
  placeTable(layout, [...(examples.tableHeader ? [examples.tableHeader] : []), ...examples.tableBody])
}

function layoutOf(feature: Feature, lines: readonly string[]): Layout {
  const layout: Layout = { levels: new Map(), tables: [], docStrings: [] }
  placeTags(layout, feature, LEVELS.feature)
  layout.levels.set(feature.location.line, LEVELS.feature)
  for (const { background, scenario } of feature.children) {
    const part = scenario ?? background
    if (!part) continue
    layout.levels.set(part.location.line, LEVELS.scenario)
    for (const step of part.steps) placeStep(layout, step, lines)
    if (!scenario) continue
    placeTags(layout, scenario, LEVELS.scenario)
    for (const examples of scenario.examples) placeExamples(layout, examples)
  }
  return layout
}

const indented = (text: string, level: number): string => (text === '' ? '' : ' '.repeat(level * INDENT) + text)

/** The lines of a doc string: the parser removes the indentation of its first delimiter from all of them. */
function indentedDocString(lines: readonly string[], { open, close }: Layout['docStrings'][number]): string[] {
  const first = lines[open - 1] ?? ''
  const old = first.length - first.trimStart().length
  return lines.slice(open - 1, close).map((line, index) => {
    const isDelimiter = index === 0 || index === close - open
    const blanks = line.length - line.trimStart().length
    return indented(isDelimiter ? line.trim() : line.slice(Math.min(old, blanks)), LEVELS.block)
  })
}

/**
 * The lines in their new form; undefined for those whose place depends on others: comments and blank lines.
 * Descriptions stay as they are, because their blanks are part of their text.
 */
function formattedLines(lines: readonly string[], layout: Layout): (string | undefined)[] {
  const result = lines.map((line, index): string | undefined => {
    const level = layout.levels.get(index + 1)
    if (level !== undefined) return indented(line.trim(), level)
    return isIgnored(line) ? undefined : line
  })
  for (const table of layout.tables) {
    const rows = alignRows(table.map((line) => lines[line - 1] ?? ''))
    table.forEach((line, index) => {
      result[line - 1] = indented(rows[index] ?? '', LEVELS.block)
    })
  }
  for (const each of layout.docStrings)
    result.splice(each.open - 1, each.close - each.open + 1, ...indentedDocString(lines, each))
  return result
}

/** Gives comments the indentation of what follows them, and keeps one of several blank lines outside descriptions. */
function settled(lines: readonly string[], known: readonly (string | undefined)[], { levels }: Layout): string[] {
  const result: string[] = []
  for (const [index, line] of lines.entries()) {
    const given = known[index]
    const next = known.findIndex((each, at) => at > index && each !== undefined && each !== '')
    const isInDescription = next >= 0 && !levels.has(next + 1)
    const isRepeated = line.trim() === '' && (result.at(-1) ?? '') === '' && !isInDescription
    if (given !== undefined) result.push(given)
    else if (!isRepeated) result.push(indented(line.trim(), levels.get(next + 1) ?? 0))
  }
  return result
}

/** A document without places: what the tool reads. */
const meaningOf = (document: GherkinDocument | undefined): string =>
  JSON.stringify(document, (key, value: unknown) => (key === 'location' || key === 'id' ? undefined : value)).replace(
    /("text":")\s+(?=#)/g,
    '$1',
  )

const isReadable = ({ faults, missing, document }: ParsedFeature): boolean =>
  faults.length === 0 && missing.length === 0 && document?.feature !== undefined

/**
 * Indents a feature and aligns its tables. Only blanks change, and never those of a value: the result is parsed again, and a
 * text that would mean something else is not returned. Formatting twice is the same as formatting once.
 * @param text lines end with a line feed
 * @returns undefined when the parser does not understand the text
 */
export function formatFeature(text: string): string | undefined {
  const parsed = parseFeature(text)
  const { document, lines } = parsed
  const feature = document?.feature
  if (!feature || !isReadable(parsed)) return undefined
  const layout = layoutOf(feature, lines)
  const formatted = `${settled(lines, formattedLines(lines, layout), layout).join('\n').trim()}\n`
  return meaningOf(parseFeature(formatted).document) === meaningOf(document) ? formatted : text
}
