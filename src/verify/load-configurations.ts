import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { exampleHash } from '@/content/runs'
import type { PageExample } from '@/content-lint/page-examples'
import type { Locale } from '@/i18n/locale'
import type { ExamplePage } from './examples'
import { exampleFixture } from './fixture'
import type { ExampleResult, RunContext } from './run-page'
import { capture } from './shell'

/** Matches no step, so that nothing is done; but the tool configures its plugins before it looks. */
const NO_STEP = 'the configuration is loaded'

const featureWith = (tags: string) =>
  `Feature: Configuration\n\n  ${tags}\n  Scenario: It is loaded\n    * ${NO_STEP}\n`

const COMPLAINT = /\b(warn|error|\w*exception|cannot|failed|invalid|unknown|not allowed|not found|unrecognized)\b/i

/** What the tool has printed of a configuration that it does not like, but for the frames of a stack. */
const complaints = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter(
      (line) =>
        COMPLAINT.test(line) &&
        !line.includes(NO_STEP) &&
        !/^\s+at |^Test Plan|not passed\)$|logs\.ansi\.styles/.test(line),
    )
    .map((line) => line.trim())

/** Read from the folder of the run, whatever the example names. */
const ARGUMENTS = ['-K', 'resourceTypes=gherkin', '-K', 'resourcePath=.', '-K', 'outputFilePath=result.json']

async function load(example: PageExample, locale: Locale, context: RunContext): Promise<ExampleResult> {
  const folder = join(context.folder, `${locale}-${example.key}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (context.fixture.files) cpSync(context.fixture.files, folder, { recursive: true })
  writeFileSync(join(folder, 'wakamiti.yaml'), example.text)
  const { message, tags = '' } = exampleFixture(context.fixture, example, locale)
  writeFileSync(join(folder, 'loaded.feature'), featureWith(tags))
  const launcher = join(context.tool.home, 'wakamiti')
  const modules = [...context.modulesOf(example), ...context.fixture.modules]
  const args = [launcher, ...(modules.length > 0 ? ['-m', modules.join()] : []), ...ARGUMENTS]
  const { output } = await capture('bash', args, folder, { ...context.tool.env, ...context.fixture.env })
  writeFileSync(join(folder, 'console.txt'), output)
  const unexplained = complaints(output).filter((line) => !message || !line.includes(message))
  // A configuration may hide all but warnings.
  const isRead = output.includes('Running Test Plan') || existsSync(join(folder, 'result.json'))
  return {
    example,
    hash: exampleHash(example.text),
    outcome: 'loaded',
    contradiction: isRead ? unexplained.join(' | ') || undefined : `was not loaded: ${output.slice(-400)}`,
    ran: [],
  }
}

/**
 * Has the tool load every configuration of a page; one with the same text in both languages is loaded once.
 * @param known results of the other language, by hash
 */
export async function loadConfigurations(
  page: ExamplePage,
  context: RunContext,
  known: ReadonlyMap<string, ExampleResult>,
): Promise<ExampleResult[]> {
  const results: ExampleResult[] = []
  for (const example of page.examples.filter(({ kind }) => kind === 'yaml')) {
    const hash = exampleHash(example.text)
    const { notRun } = exampleFixture(context.fixture, example, page.locale)
    const same = known.get(hash)
    if (notRun) results.push({ example, hash, outcome: notRun, ran: [] })
    else results.push(same ? { ...same, example } : await load(example, page.locale, context))
  }
  return results
}
