import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { stringify } from 'yaml'
import { filesIn } from '@/build/exported/files'
import type { Outcome } from '@/content/runs'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { isRecord } from '@/lib/is-record'
import { type Example, type ExamplePage, featureOf } from './examples'
import { type ExampleFixture, exampleFixture } from './fixture'
import { damageOf, type FeatureResult, prepareFolder, type RunContext, readReport, runTool } from './run-folder'

export interface ExampleResult {
  example: Example
  outcome: Outcome
  /** How the outcome differs from what the page claims. */
  contradiction?: string
}

type Fields = Record<string, unknown>

function deepMerge(base: Fields, other: Fields): Fields {
  const merged = Object.entries(other).map(([key, value]) => {
    const current = base[key]
    return [key, isRecord(current) && isRecord(value) ? deepMerge(current, value) : value]
  })
  return { ...base, ...Object.fromEntries(merged) }
}

/** Replaces `{locale}`, which keeps the data of the languages in a fixture apart. */
const inLocale = (text: string, locale: Locale): string => text.replaceAll('{locale}', locale)

async function runGroup(prepared: PreparedRun[], locale: Locale, context: RunContext, name: string) {
  const { fixture } = context
  const folder = prepareFolder(name, context)
  for (const { file, feature } of prepared) writeFileSync(join(folder, file), feature)
  const modules = [...new Set([...prepared.flatMap(({ example }) => example.modules), ...fixture.modules])]
  const run = { resourceTypes: ['gherkin'], outputFilePath: 'result.json', language: locale, launcher: { modules } }
  const config = [run, fixture.config, ...prepared.map(({ settings }) => settings.config ?? {})].reduce(deepMerge)
  writeFileSync(join(folder, 'wakamiti.yaml'), inLocale(stringify({ wakamiti: config }), locale))
  const before = filesIn(folder)
  const output = await runTool(folder, context)
  const text = prepared.map(({ feature }) => feature).join('\n')
  const isEmptied = prepared.some((run) => run.settings.empties)
  const damage = damageOf(before, folder, text, isEmptied)
  try {
    return { reports: readReport(join(folder, 'result.json')), output, damage }
  } catch {
    throw new Error(`The tool made no result in ${folder}:\n${output.slice(-1_500)}`)
  }
}

/** How the outcome of a feature differs from the expected one, if it does. @param output shows failures of clean-up */
function differenceOf(
  result: FeatureResult | undefined,
  { outcome: expected = 'passed', message = '' }: { outcome?: Outcome; message?: string },
  output: string,
): string | undefined {
  const { outcome = 'skipped', messages = [] } = result ?? {}
  const texts = messages.length > 0 ? messages : [output]
  const isAsClaimed = outcome === expected && texts.some((text) => text.includes(message))
  const printed = messages.join(' | ').replaceAll('\n', ' ') || 'no message'
  return isAsClaimed ? undefined : `${outcome} instead of ${expected}${message ? ` with "${message}"` : ''}: ${printed}`
}

function preparedRun(example: Example, locale: Locale, { fixture, translateSteps }: RunContext, number: string) {
  const settings = exampleFixture(fixture, example, locale)
  const language = stepLanguageOf(locale)
  const translated = (steps: string) => translateSteps(inLocale(steps, locale), language)
  const [before, after] = [translated(settings.before ?? fixture.before), translated(settings.after ?? fixture.after)]
  const file = `${number}-${example.key.replace(/[^\w.]/g, '-')}.feature`
  return { example, settings, feature: featureOf(example, language, before, after), file }
}

type PreparedRun = ReturnType<typeof preparedRun>

/** Runs the features of a page in one language and compares their outcomes with what the page claims. */
export async function runFeatures(page: ExamplePage, context: RunContext): Promise<ExampleResult[]> {
  const results: ExampleResult[] = []
  const groups = new Map<string, PreparedRun[]>()
  const features = page.examples.filter(({ kind }) => kind === 'gherkin')
  for (const [index, example] of features.entries()) {
    const { notRun, group, config } = exampleFixture(context.fixture, example, page.locale)
    if (notRun) {
      results.push({ example, outcome: notRun })
      continue
    }
    const run = preparedRun(example, page.locale, context, String(index + 1).padStart(3, '0'))
    appendTo(groups, group ?? (config ? JSON.stringify(config) : 'all'), run)
  }
  for (const [index, group] of [...groups.values()].entries()) {
    const name = `${page.locale}-${index + 1}`
    const { reports, output, damage } = await runGroup(group, page.locale, context, name)
    for (const { example, settings, file } of group) {
      const outcome = settings.outcome ?? (example.isUndefined ? 'undefined' : 'passed')
      const contradiction = differenceOf(reports.get(file), { ...settings, outcome }, output) ?? damage
      results.push({ example, outcome, contradiction })
    }
  }
  return results
}

/** Matches no step, so nothing is executed, but the tool still configures its plugins first. */
const UNKNOWN_STEP = 'the configuration is loaded'
const FEATURE = 'loaded.feature'

const featureWith = ({ tags = '', after = `* ${UNKNOWN_STEP}` }: ExampleFixture) =>
  `# language: en\nFeature: Configuration\n\n  ${tags}\n  Scenario: It is loaded\n${after}\n`

const COMPLAINT = /\b(warn|error|\w*exception|cannot|failed|invalid|unknown|not allowed|not found|unrecognized)\b/i
const NOISE = /^\s+at |^Caused by: |^Test Plan|not passed\)$|logs\.ansi\.styles/

/** The lines in which the tool complains about a configuration, without stack frames. */
const complaints = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => COMPLAINT.test(line) && !line.includes(UNKNOWN_STEP) && !NOISE.test(line))
    .map((line) => line.trim())

/** Reads and writes in the run folder, whatever the example configures. */
const ARGUMENTS = ['-K', 'resourceTypes=gherkin', '-K', 'resourcePath=.', '-K', 'outputFilePath=result.json']

/** What the tool prints and the page does not mention or, if the fixture has steps, how their outcome differs. */
function contradictionOf(folder: string, output: string, settings: ExampleFixture): string | undefined {
  const { message, after, outcome } = settings
  const result = join(folder, 'result.json')
  // The run may be meant to stop early, for instance because a repository cannot be reached.
  if (outcome && !after && message) return output.includes(message) ? undefined : `does not print: ${message}`
  // The configuration may set the log level to warnings only.
  if (!output.includes('Running Test Plan') && !existsSync(result)) return `was not loaded: ${output.slice(-400)}`
  if (after) return differenceOf(readReport(result).get(FEATURE), settings, output)
  if (message && !output.includes(message)) return `does not print: ${message}`
  const unexpected = complaints(output).filter((line) => !message || !line.includes(message))
  return unexpected.join(' | ') || undefined
}

async function load(example: Example, locale: Locale, context: RunContext): Promise<ExampleResult> {
  const { fixture } = context
  const folder = prepareFolder(`${locale}-${example.key}`, context)
  const settings = exampleFixture(fixture, example, locale)
  const file = `wakamiti.${example.lang}`
  writeFileSync(join(folder, file), example.text)
  writeFileSync(join(folder, FEATURE), featureWith(settings))
  const modules = [...example.modules, ...fixture.modules]
  const named = modules.length > 0 ? ['-m', modules.join()] : []
  const output = await runTool(folder, context, ['-f', file, ...named, ...ARGUMENTS])
  return { example, outcome: 'loaded', contradiction: contradictionOf(folder, output, settings) }
}

/** Loads each configuration of a page in one language with the tool. */
export async function loadConfigurations(page: ExamplePage, context: RunContext): Promise<ExampleResult[]> {
  const results: ExampleResult[] = []
  for (const example of page.examples.filter(({ kind }) => kind === 'configuration')) {
    const { notRun } = exampleFixture(context.fixture, example, page.locale)
    results.push(notRun ? { example, outcome: notRun } : await load(example, page.locale, context))
  }
  return results
}
