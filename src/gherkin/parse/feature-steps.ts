import type { Examples, Scenario, Step, TableRow } from '@cucumber/messages'
import type { TextRange } from '@/lib/finding'
import type { StepScope } from '@/step-language/step-knowledge'
import { isContinuation, keywordRole, stripKeyword } from '@/steps/feature-line'
import type { StepBlock, StepKind } from '@/steps/step'
import { featureParts, featureScenarios, type Located, MODULES, partProperties, scopeOf } from './feature-parts'
import { barsIn, docStringEnd, type FeatureText, type PlacedText } from './feature-text'
import type { ParsedFeature } from './parse-feature'

export type ExampleRow = ReadonlyMap<string, PlacedText>

interface FilledValue {
  name: string
  cell: PlacedText | undefined
  /** Offsets of the name and its brackets in the sentence as written. */
  start: number
  end: number
  /** Offsets of the value in the filled sentence. */
  filledStart: number
  filledEnd: number
}

export type FilledSentence = { text: string; values: FilledValue[] }

const NAME = /<([^<>]+)>/g

export const exampleNames = (text: string): string[] =>
  Array.from(new Set(Array.from(text.matchAll(NAME), ([, name = '']) => name)))

function fill(sentence: string, replacement: (name: string) => string | undefined, row?: ExampleRow): FilledSentence {
  const values: FilledValue[] = []
  let text = ''
  let at = 0
  for (const { 0: written, 1: name = '', index } of sentence.matchAll(NAME)) {
    const value = replacement(name)
    if (value === undefined) continue
    text += sentence.slice(at, index)
    at = index + written.length
    const filledStart = text.length
    text += value
    values.push({ name, cell: row?.get(name), start: index, end: at, filledStart, filledEnd: text.length })
  }
  return { text: text + sentence.slice(at), values }
}

/** Fills in the values of a row and records their offsets; names without a value stay. */
export const fillSentence = (sentence: string, row: ExampleRow) => fill(sentence, (name) => row.get(name)?.value, row)

/** Turns names into properties, which most types accept. @example toProperties('<n> s', ['n']).text // => '${n} s' */
export const toProperties = (sentence: string, names: readonly string[]): FilledSentence =>
  fill(sentence, (name) => (names.includes(name) ? `\${${name}}` : undefined))

/** Reverts {@link toProperties}. @example toNames('espera ${n} s', ['n']) // => 'espera <n> s' */
export const toNames = (sentence: string, names: readonly string[]): string =>
  names.reduce((text, name) => text.replaceAll(`\${${name}}`, `<${name}>`), sentence)

/** Whether a value overlaps a range of the filled sentence. */
export const overlaps = ({ filledStart, filledEnd }: FilledValue, { start, end }: { start: number; end: number }) =>
  filledStart < end && start < filledEnd

/** Maps a range of a filled sentence to the sentence as written. */
export function writtenRange({ values }: FilledSentence, from: number, to: number): { start: number; end: number } {
  const shiftAt = (index: number, side: 'start' | 'end'): number => {
    const inside = values.find(({ filledStart, filledEnd }) => index > filledStart && index < filledEnd)
    if (inside) return inside[side]
    const before = values.findLast(({ filledEnd }) => filledEnd <= index)
    // An empty value at this offset counts as before it, so the written range starts after its name.
    return before ? before.end + (index - before.filledEnd) : index
  }
  return { start: shiftAt(from, 'start'), end: shiftAt(to, 'end') }
}

/** Returns a function that maps a range of the filled sentence to the text as written. */
export const asWritten =
  (sentence: string, filled: FilledSentence) =>
  (from: number, to: number): string => {
    const { start, end } = writtenRange(filled, from, to)
    return sentence.slice(start, end)
  }

export interface FeatureBlock {
  kind: Exclude<StepBlock, 'none'>
  line: number
  endLine: number
  /** The trimmed cells of a table, its heading first. */
  rows: PlacedText[][]
  /** What follows the opening delimiter of a doc string: `json`. */
  mediaType?: string | undefined
}

/** The rows and columns of a scenario outline; elsewhere, no rows and no list of columns. */
export interface Outline {
  examples: ExampleRow[]
  names?: readonly string[]
  /** In a background, the columns of all outlines, which the tool does not replace there. */
  unreplaced?: readonly string[]
}

export interface FeatureStep extends Outline {
  line: number
  /** Offset of the keyword. */
  from: number
  keyword: string
  /** The kind that its keyword stands for; undefined for a bullet, or if And or But continue nothing. */
  role: StepKind | undefined
  sentence: string
  sentenceFrom: number
  blocks: FeatureBlock[]
  scope: StepScope
}

export function sentenceRange({ sentenceFrom: offset, sentence }: FeatureStep, start = 0, end = sentence.length) {
  return { from: offset + start, to: offset + end }
}

export const keywordRange = ({ from, keyword }: FeatureStep): TextRange => ({ from, to: from + keyword.length })

const tableCells = (rows: readonly TableRow[], file: FeatureText): PlacedText[][] =>
  rows.map(({ cells, location: { line } }) => {
    const text = file.lineAt(line)
    const bars = barsIn(text)
    return cells.map(({ value, location: { column = 1 } }) => {
      const end = bars.find((bar) => bar >= column - 1)
      return { value, line, ...file.rangeAt({ line, column }, text.slice(column - 1, end).trimEnd()) }
    })
  })

function blocksOf({ docString, dataTable }: Step, file: ParsedFeature): FeatureBlock[] {
  const blocks: FeatureBlock[] = []
  if (dataTable) {
    const { line } = dataTable.location
    const endLine = dataTable.rows.at(-1)?.location.line ?? line
    blocks.push({ kind: 'table', line, endLine, rows: tableCells(dataTable.rows, file) })
  }
  if (docString) {
    const { line } = docString.location
    const endLine = docStringEnd(file.read, line, docString.delimiter)
    blocks.push({ kind: 'docstring', line, endLine, rows: [], mediaType: docString.mediaType })
  }
  return blocks.sort((one, other) => one.line - other.line)
}

const namesOf = ({ tableHeader }: Examples) => tableHeader?.cells.map(({ value }) => value) ?? []

export function outlineOf(scenario: Pick<Scenario, 'examples'>, file: FeatureText): Outline {
  const examples = scenario.examples.flatMap((table) => {
    const names = namesOf(table)
    const rows = tableCells(table.tableBody, file)
    return rows.map((cells) => new Map(cells.map((cell, index) => [names[index] ?? '', cell])))
  })
  return { examples, names: [...new Set(scenario.examples.flatMap(namesOf))] }
}

function toStep(step: Step, parsed: ParsedFeature, scope: StepScope, outline: Outline): FeatureStep {
  const { line, column = 1 } = step.location
  const read = parsed.read[line - 1] ?? ''
  const { keyword, text: sentence, offset } = stripKeyword(read, parsed.language.written)
  const start = parsed.wholeLine(line).from
  return {
    line,
    from: start + column - 1,
    keyword: keyword ?? step.keyword.trim(),
    role: undefined,
    sentence,
    // Counted from the end of the line: a repaired keyword may be longer or shorter than the written one.
    sentenceFrom: start + parsed.lineAt(line).length - read.length + offset,
    blocks: blocksOf(step, parsed),
    scope,
    ...outline,
  }
}

/** And and But continue the role of the step before them; bullets have none. */
function withRoles(steps: readonly FeatureStep[]): FeatureStep[] {
  let role: StepKind | undefined
  return steps.map((step) => {
    if (!isContinuation(step.keyword)) role = keywordRole(step.keyword)
    return { ...step, role: step.keyword === '*' ? undefined : role }
  })
}

export function featureSteps(parsed: ParsedFeature, outer: StepScope = {}): FeatureStep[] {
  const propertiesOf = partProperties(parsed)
  const scope = scopeOf(propertiesOf(), outer)
  // The tool reads the list of modules once, for the whole feature.
  const isInner = ({ key }: { key: string }) => key !== MODULES
  const innerScope = (part: Located, outerScope: StepScope) => scopeOf(propertiesOf(part).filter(isInner), outerScope)
  const unreplaced = featureScenarios(parsed).flatMap(({ examples }) => examples.flatMap(namesOf))
  return featureParts(parsed).flatMap((part) => {
    const partScope = innerScope(part, scope)
    const ofScenario = 'examples' in part && part.examples.length > 0 ? outlineOf(part, parsed) : { examples: [] }
    const outline = 'examples' in part ? ofScenario : { examples: [], unreplaced }
    return withRoles(part.steps.map((step) => toStep(step, parsed, innerScope(step, partScope), outline)))
  })
}
