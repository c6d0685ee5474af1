import type { Background, Examples, Feature, Location, Scenario, Step, TableCell } from '@cucumber/messages'
import type { StepScope } from '@/step-language/step-knowledge'
import { isContinuation, keywordRole, stripKeyword, TITLE_KEYWORDS } from '@/steps/keywords'
import type { StepKind } from '@/steps/step'
import { type FeatureProperty, propertiesByPart, scopeOf, toProperty } from './feature-properties'
import { type ExampleRow, exampleNames, type FeatureBlock, type FeatureStep, tableCells } from './feature-step'
import { docStringEnd, lineAt } from './feature-text'
import type { ParsedFeature } from './parse-feature'

/** A scenario or a background, also one inside a rule. */
type FeaturePart = { background: Background; scenario?: never } | { scenario: Scenario; background?: never }

interface Walk {
  parsed: ParsedFeature
  properties: Map<number, FeatureProperty[]>
}

/** Whether a scenario is an outline by its keyword: the parser also takes one with examples for it. */
export const isOutline = ({ keyword }: Pick<Scenario, 'keyword'>, { language }: ParsedFeature): boolean =>
  TITLE_KEYWORDS[language.written].scenarioOutline.includes(keyword)

/** The scenarios and backgrounds of a feature in order, those of rules included. */
export const featureParts = (feature: Feature): FeaturePart[] =>
  feature.children
    .flatMap((child) => [child, ...(child.rule?.children ?? [])])
    .flatMap(({ background, scenario }): FeaturePart[] => {
      if (background) return [{ background }]
      return scenario ? [{ scenario }] : []
    })

/** The scenarios and outlines of a feature in order. */
export const featureScenarios = ({ document }: ParsedFeature): Scenario[] =>
  document?.feature ? featureParts(document.feature).flatMap(({ scenario }) => scenario ?? []) : []

const BULLET = '*'

interface Located {
  location: Location
}

const startOf = ({ location }: Located): number => location.line

function partStarts(feature: Feature): number[] {
  const nodes = featureParts(feature).flatMap(({ background, scenario }) => {
    const part = background ?? scenario
    return [part, ...part.steps, ...(scenario?.examples ?? [])]
  })
  return [feature, ...nodes].map(startOf).sort((one, other) => one - other)
}

function blocksOf({ docString, dataTable }: Step, { parsed }: Walk): FeatureBlock[] {
  const blocks: FeatureBlock[] = []
  if (dataTable) {
    const rows = tableCells(dataTable.rows, parsed)
    const ends = rows.flatMap((row) => row.map((cell) => cell.line))
    const line = dataTable.location.line
    blocks.push({ kind: 'table', line, endLine: Math.max(line, ...ends), rows })
  }
  if (docString) {
    const line = docString.location.line
    const endLine = docStringEnd(parsed.lines, line, docString.delimiter)
    blocks.push({ kind: 'docstring', line, endLine, rows: [], mediaType: docString.mediaType })
  }
  return blocks.sort((one, other) => one.line - other.line)
}

/** A column that no step uses, and the name that the steps have for it. */
interface MisnamedColumn {
  cell: TableCell
  meant: string
}

/**
 * The column of an outline whose name is wrong: nothing uses it, while its title and steps use, more than once, the only
 * name without a column.
 */
export function misnamedColumn({ name, steps, examples }: Scenario): MisnamedColumn | undefined {
  const [table, ...others] = examples
  const cells = table?.tableHeader?.cells ?? []
  const texts = steps.flatMap(({ text, docString, dataTable }) => [
    text,
    docString?.content ?? '',
    ...(dataTable?.rows ?? []).flatMap((row) => row.cells.map(({ value }) => value)),
  ])
  const used = [name, ...texts].flatMap(exampleNames)
  const unused = cells.filter(({ value }) => !used.includes(value))
  const unknown = used.filter((one) => !cells.some(({ value }) => value === one))
  const [cell] = unused
  const [meant] = unknown
  const isClear = unused.length === 1 && unknown.length > 1 && new Set(unknown).size === 1 && others.length === 0
  return isClear && cell && meant ? { cell, meant } : undefined
}

/** The names of the columns of a table, as the steps mean them. */
const columnNames = ({ tableHeader }: Examples, misnamed: MisnamedColumn | undefined): string[] =>
  tableHeader?.cells.map((cell) => (cell === misnamed?.cell ? misnamed.meant : cell.value)) ?? []

/** The rows of all the tables of an outline, and the names of their columns. */
function outlineOf(scenario: Scenario, { parsed }: Walk): { examples: ExampleRow[]; names: string[] } {
  const misnamed = misnamedColumn(scenario)
  const tables = scenario.examples.map((table) => ({ table, names: columnNames(table, misnamed) }))
  const examples = tables.flatMap(({ table, names }) =>
    tableCells(table.tableBody, parsed).map((cells) => new Map(cells.map((cell, index) => [names[index] ?? '', cell]))),
  )
  return { examples, names: [...new Set(tables.flatMap(({ names }) => names))] }
}

function toStep(
  step: Step,
  walk: Walk,
  scope: StepScope,
  outline: Pick<FeatureStep, 'examples' | 'names'>,
): FeatureStep {
  const { parsed, properties } = walk
  const line = step.location.line
  const read = parsed.read[line - 1] ?? ''
  const { keyword, text: sentence, offset } = stripKeyword(read, parsed.language.written)
  // A keyword that was replaced may have another length; what follows it is the same.
  const start = (parsed.starts[line - 1] ?? 0) + lineAt(parsed, line).length - read.length
  const own = properties.get(step.location.line) ?? []
  return {
    line,
    from: (parsed.starts[line - 1] ?? 0) + (step.location.column ?? 1) - 1,
    keyword: keyword ?? step.keyword.trim(),
    role: undefined,
    sentence,
    sentenceFrom: start + offset,
    blocks: blocksOf(step, walk),
    scope: scopeOf(own, scope),
    ...outline,
  }
}

function partSteps(part: FeaturePart, walk: Walk, outer: StepScope): FeatureStep[] {
  const node = part.background ?? part.scenario
  const scope = scopeOf(walk.properties.get(startOf(node)) ?? [], outer)
  const { scenario } = part
  const outline = scenario?.examples.length ? outlineOf(scenario, walk) : { examples: [] }
  return withRoles(node.steps.map((step) => toStep(step, walk, scope, outline)))
}

/** And, But and bullets continue the role of the step before. */
function withRoles(steps: readonly FeatureStep[]): FeatureStep[] {
  let role: StepKind | undefined
  return steps.map((step) => {
    if (!isContinuation(step.keyword)) role = keywordRole(step.keyword)
    return { ...step, role: step.keyword === BULLET ? undefined : role }
  })
}

export const featureProperties = ({ document }: ParsedFeature): FeatureProperty[] =>
  (document?.comments ?? []).flatMap((comment) => toProperty(comment) ?? [])

/** Looks up the properties of scenarios and backgrounds, those of the feature first. */
export function partProperties(parsed: ParsedFeature, feature: Feature): (part: Located) => FeatureProperty[] {
  const byPart = propertiesByPart(featureProperties(parsed), partStarts(feature))
  return (part) => [...(byPart.get(startOf(feature)) ?? []), ...(byPart.get(startOf(part)) ?? [])]
}

/** All steps of a feature in order, with their properties and examples. */
export function featureSteps(parsed: ParsedFeature, outer: StepScope = {}): FeatureStep[] {
  const feature = parsed.document?.feature
  if (!feature) return []
  const properties = featureProperties(parsed)
  const starts = partStarts(feature)
  const walk: Walk = { parsed, properties: propertiesByPart(properties, starts) }
  // Those at the top of a fragment apply to all of it, although the titles that were added are above them.
  const first = starts.find((line) => line > 0) ?? Number.POSITIVE_INFINITY
  const scope = scopeOf(
    properties.filter(({ line }) => line < first),
    outer,
  )
  return featureParts(feature).flatMap((part) => partSteps(part, walk, scope))
}
