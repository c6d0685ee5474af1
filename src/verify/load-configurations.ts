import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Locale } from '@/i18n/locale'
import type { Example, ExamplePage } from './examples'
import { type ExampleFixture, exampleFixture } from './fixture'
import { prepareFolder, type RunContext, readReport, runTool } from './run-folder'
import { differenceOf, type ExampleResult } from './run-page'

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

/** Loads each configuration with the tool, equal ones once. @param known results of the other language, by text */
export async function loadConfigurations(page: ExamplePage, context: RunContext, known: Map<string, ExampleResult>) {
  const results: ExampleResult[] = []
  for (const example of page.examples.filter(({ kind }) => kind === 'configuration')) {
    const { notRun } = exampleFixture(context.fixture, example, page.locale)
    const same = known.get(example.text)
    if (notRun) results.push({ example, outcome: notRun })
    else results.push(same ? { ...same, example } : await load(example, page.locale, context))
  }
  return results
}
