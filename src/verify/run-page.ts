import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { filesIn } from '@/build/exported/files'
import type { Outcome } from '@/content/runs'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { isRecord } from '@/lib/is-record'
import { type Example, type ExamplePage, featureOf } from './examples'
import { exampleFixture } from './fixture'
import { damageOf, type FeatureResult, prepareFolder, type RunContext, readReport, runTool } from './run-folder'

export interface ExampleResult {
  example: Example
  outcome: Outcome
  /** What the page claims, and is not so. */
  contradiction?: string
}

type Fields = Record<string, unknown>

function merged(base: Fields, more: Fields): Fields {
  const changed = Object.entries(more).map(([key, value]) => {
    const known = base[key]
    return [key, isRecord(known) && isRecord(value) ? merged(known, value) : value]
  })
  return { ...base, ...Object.fromEntries(changed) }
}

/** Replaces `{locale}`, with which a fixture tells the data of the languages apart. */
const inLocale = (text: string, locale: Locale): string => text.replaceAll('{locale}', locale)

const FOR_RUNS = { resourceTypes: ['gherkin'], outputFilePath: 'result.json' }

async function runTogether(prepared: Prepared[], locale: Locale, context: RunContext, name: string) {
  const { fixture } = context
  const folder = prepareFolder(name, context)
  for (const { file, feature } of prepared) writeFileSync(join(folder, file), feature)
  const modules = [...new Set([...prepared.flatMap(({ example }) => example.modules), ...fixture.modules])]
  const own = prepared.reduce<Fields>((all, { own: { config } }) => merged(all, config ?? {}), {})
  const config = merged(merged({ ...FOR_RUNS, language: locale, launcher: { modules } }, fixture.config), own)
  writeFileSync(join(folder, 'wakamiti.yaml'), inLocale(stringify({ wakamiti: config }), locale))
  const before = filesIn(folder)
  const output = await runTool(folder, context)
  const text = prepared.map(({ feature }) => feature).join('\n')
  const empties = prepared.some((each) => each.own.empties)
  const damage = damageOf(before, folder, text, empties)
  try {
    return { reports: readReport(join(folder, 'result.json')), output, damage }
  } catch {
    throw new Error(`The tool made no result in ${folder}:\n${output.slice(-1_500)}`)
  }
}

type RunTogether = Awaited<ReturnType<typeof runTogether>>

/** How a feature ends otherwise than it should; undefined when it does not. @param output has what fails on completion */
export function differenceOf(
  result: FeatureResult | undefined,
  { outcome: expected = 'passed', message = '' }: { outcome?: Outcome; message?: string },
  output: string,
): string | undefined {
  const { outcome = 'skipped', messages = [] } = result ?? {}
  const said = messages.length > 0 ? messages : [output]
  const isAsClaimed = outcome === expected && said.some((each) => each.includes(message))
  const printed = messages.join(' | ').replaceAll('\n', ' ') || 'no message'
  return isAsClaimed ? undefined : `${outcome} instead of ${expected}${message ? ` with "${message}"` : ''}: ${printed}`
}

function judged({ example, own, file }: Prepared, { reports, output, damage }: RunTogether): ExampleResult {
  const result = reports.get(file)
  const outcome = own.outcome ?? (example.isUndefined ? 'undefined' : 'passed')
  const contradiction = differenceOf(result, { ...own, outcome }, output) ?? damage
  return { example, outcome, contradiction }
}

/** The runs of an example: one in which it holds and, where the fixture has it, one in which it does not. */
function preparedRuns(example: Example, locale: Locale, { fixture, translateSteps }: RunContext, number: string) {
  const own = exampleFixture(fixture, example, locale)
  const language = stepLanguageOf(locale)
  const around = (steps: string) => translateSteps(inLocale(steps, locale), language)
  return [own, ...(own.otherwise ? [{ ...own, group: undefined, config: undefined, ...own.otherwise }] : [])].map(
    (each, index) => ({
      example,
      own: each,
      feature: featureOf(example, language, around(each.before ?? fixture.before), around(each.after ?? fixture.after)),
      file: `${number}${'b'.repeat(index)}-${example.key.replace(/[^\w.]/g, '-')}.feature`,
    }),
  )
}

type Prepared = ReturnType<typeof preparedRuns>[number]

/** One result for each example: of its runs, the first that contradicts the page. */
const combined = (results: ExampleResult[]): ExampleResult[] =>
  [...new Set(results.map(({ example }) => example))].flatMap((example) => {
    const own = results.filter((result) => result.example === example)
    const first = own.find(({ contradiction }) => contradiction) ?? own[0]
    return first ? [first] : []
  })

/** Runs the features of a page in one language, and compares how they end with what the page claims. */
export async function runFeatures(page: ExamplePage, context: RunContext): Promise<ExampleResult[]> {
  const features = page.examples.filter(({ kind }) => kind === 'gherkin')
  const notRunOf = (example: Example) => exampleFixture(context.fixture, example, page.locale).notRun
  const results = features.flatMap((example): ExampleResult[] => {
    const outcome = notRunOf(example)
    return outcome ? [{ example, outcome }] : []
  })
  const prepared = features
    .filter((example) => !notRunOf(example))
    .flatMap((example, index) => preparedRuns(example, page.locale, context, String(index + 1).padStart(3, '0')))
  const groups = new Map<string, Prepared[]>()
  for (const each of prepared)
    appendTo(groups, each.own.group ?? (each.own.config ? JSON.stringify(each.own.config) : 'all'), each)
  for (const [index, group] of [...groups.values()].entries()) {
    const together = await runTogether(group, page.locale, context, `${page.locale}-${index + 1}`)
    results.push(...group.map((each) => judged(each, together)))
  }
  return combined(results)
}
