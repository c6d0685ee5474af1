import type { Background, Examples, Scenario, Step, TableRow } from '@cucumber/messages'
import type { Code } from 'mdast'
import { type FeatureLine, featureLines } from '@/steps/feature-line'
import { examplesIn } from './pages/check-fences'
import type { PageSource } from './pages/page-source'
import { type ParsedGherkin, parseGherkin } from './parse-gherkin'

/** The values of one row of `Examples`, by the name of their column. */
export type ExampleValues = Record<string, string>

/** An example of Gherkin in a page. */
export interface GherkinExample {
  page: PageSource
  code: Code
  lines: FeatureLine[]
  parsed: ParsedGherkin
  /** What the parser read of each step, by the index of its line; nothing when it could not read the example. */
  steps: Map<number, ParsedStep>
  /** The language of its header, when it has one. */
  header?: { language: string; line: number; column: number }
}

/** What the parser read of a step. */
export interface ParsedStep {
  rows: readonly TableRow[]
  /** One for each run of an outline; none outside of one. */
  values: ExampleValues[]
}

const HEADER = /^(\s*)#\s*language\s*:\s*([\w-]+)\s*$/

function headerOf(text: string): GherkinExample['header'] {
  const lines = text.split('\n')
  const line = lines.findIndex((candidate) => HEADER.test(candidate))
  const [, indent = '', language = ''] = HEADER.exec(lines[line] ?? '') ?? []
  return language ? { language, line: line + 1, column: indent.length + 1 } : undefined
}

const valuesOf = ({ tableHeader, tableBody }: Examples): ExampleValues[] =>
  tableBody.map(({ cells }) =>
    Object.fromEntries((tableHeader?.cells ?? []).map(({ value }, index) => [value, cells[index]?.value ?? ''])),
  )

type Holder = { background?: Background; scenario?: Scenario }

const stepsOf = ({ background, scenario }: Holder): { step: Step; values: ExampleValues[] }[] => {
  const values = (scenario?.examples ?? []).flatMap(valuesOf)
  return (background ?? scenario)?.steps.map((step) => ({ step, values })) ?? []
}

function parsedSteps(parsed: ParsedGherkin): Map<number, ParsedStep> {
  const children = parsed.document?.feature?.children ?? []
  const holders: Holder[] = children.flatMap((child) => (child.rule ? child.rule.children : [child]))
  return new Map(
    holders.flatMap(stepsOf).map(({ step, values }) => {
      const parsedStep = { rows: step.dataTable?.rows ?? [], values }
      return [step.location.line - parsed.linesBefore - 1, parsedStep]
    }),
  )
}

function exampleOf(page: PageSource, code: Code): GherkinExample {
  const { value } = code
  const parsed = parseGherkin(value, page.locale)
  const lines = featureLines(value, page.locale)
  return { page, code, lines, parsed, steps: parsedSteps(parsed), header: headerOf(value) }
}

/** All gherkin fences of a page, read. */
export const gherkinExamples = (page: PageSource): GherkinExample[] =>
  examplesIn(page, 'gherkin').map((code) => exampleOf(page, code))

/** Whether an example is in the other language: then nothing more can be said of it. */
export const isForeign = ({ page, header }: GherkinExample): boolean =>
  header !== undefined && header.language !== page.locale
