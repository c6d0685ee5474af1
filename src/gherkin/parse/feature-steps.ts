import type { Examples, Scenario, Step, TableRow } from '@cucumber/messages'
import type { StepLanguage } from '@/i18n/locale'
import type { TextRange } from '@/lib/finding'
import type { StepKnowledge, StepScope } from '@/step-language/step-knowledge'
import { isContinuation, keywordRole, stripKeyword } from '@/steps/keywords'
import type { StepBlock, StepKind } from '@/steps/step'
import { featureParts, featureScenarios, type Located, MODULES, partProperties, scopeOf } from './feature-parts'
import { barsIn, docStringEnd, type FeatureText, type PlacedText } from './feature-text'
import { type ExampleRow, fillSentence } from './filled-sentence'
import type { ParsedFeature } from './parse-feature'

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

/** The matches of each sentence, filled with its first row of examples. */
export const firstMatches = (steps: readonly FeatureStep[], locale: StepLanguage, match: StepKnowledge['match']) =>
  steps.map(({ sentence, examples: [row = new Map()], scope }) =>
    match(fillSentence(sentence, row).text, locale, scope),
  )
