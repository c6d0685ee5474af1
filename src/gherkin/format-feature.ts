import type { GherkinDocument } from '@cucumber/messages'
import { featureScenarios, titledNodes } from './parse/feature-parts'
import { type FeatureBlock, featureSteps } from './parse/feature-steps'
import { barsIn, isIgnored, type PlacedText } from './parse/feature-text'
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
const LEVELS = { feature: 0, rule: 1, background: 1, scenario: 1, scenarioOutline: 1, examples: 2, step: 2, block: 3 }

/** What is known of the lines of a feature, by line number: everything else is a description, a comment or blank. */
interface Layout {
  levels: Map<number, number>
  /** The lines of the rows of each table. */
  tables: number[][]
  docStrings: FeatureBlock[]
}

function layoutOf(parsed: ParsedFeature): Layout {
  const steps = featureSteps(parsed)
  const blocks = steps.flatMap((step) => step.blocks)
  const rowLines = (rows: readonly PlacedText[][]) => rows.flatMap(([cell]) => cell?.line ?? [])
  const examples = featureScenarios(parsed).flatMap((scenario) => scenario.examples)
  const tables = [
    ...blocks.map(({ rows }) => rowLines(rows)),
    ...examples.map(({ tableHeader, tableBody }) =>
      [tableHeader, ...tableBody].flatMap((row) => row?.location.line ?? []),
    ),
  ]
  const levels = new Map([
    ...titledNodes(parsed).flatMap(({ role, location, tags }) =>
      [location, ...tags.map((tag) => tag.location)].map(({ line }): [number, number] => [line, LEVELS[role]]),
    ),
    ...steps.map(({ line }): [number, number] => [line, LEVELS.step]),
    ...[...tables.flat(), ...blocks.map(({ line }) => line)].map((line): [number, number] => [line, LEVELS.block]),
  ])
  return { levels, tables, docStrings: blocks.filter(({ kind }) => kind === 'docstring') }
}

const indented = (text: string, level: number): string => (text === '' ? '' : ' '.repeat(level * INDENT) + text)

const blanksBefore = (line: string): number => line.length - line.trimStart().length

/** The lines of a doc string: the parser removes the indentation of its first delimiter from all of them. */
function indentedDocString(lines: readonly string[], { line: open, endLine }: FeatureBlock): string[] {
  const old = blanksBefore(lines[open - 1] ?? '')
  return lines.slice(open - 1, endLine).map((line, index) => {
    const isDelimiter = index === 0 || index === endLine - open
    return indented(isDelimiter ? line.trim() : line.slice(Math.min(old, blanksBefore(line))), LEVELS.block)
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
    result.splice(each.line - 1, each.endLine - each.line + 1, ...indentedDocString(lines, each))
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
  if (!isReadable(parsed)) return undefined
  const layout = layoutOf(parsed)
  const formatted = `${settled(lines, formattedLines(lines, layout), layout).join('\n').trim()}\n`
  return meaningOf(parseFeature(formatted).document) === meaningOf(document) ? formatted : text
}
