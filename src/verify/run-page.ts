import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { exampleHash, type NotRun, type Outcome } from '@/content/runs'
import type { PageExample } from '@/content-lint/page-examples'
import type { Locale } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import type { ExamplePage } from './examples'
import { featureOf, type RunnableFeature, type SurroundingSteps } from './feature-of'
import { type ExampleFixture, exampleFixture, type Fixture } from './fixture'
import { type FeatureResult, readReport } from './report'
import { capture } from './shell'
import type { Tool } from './tool'

/** What became of one example. */
export interface ExampleResult {
  example: PageExample
  hash: string
  outcome: Outcome | NotRun
  /** What the page claims, and is not so. */
  contradiction?: string
  /** Sentences of the example itself that were run. */
  ran: string[]
}

/** What all examples of a page share. */
export interface RunContext {
  tool: Tool
  fixture: Fixture
  /** Maven coordinates of the plugins that an example may use. */
  modulesOf: (example: PageExample) => string[]
  surroundings: SurroundingSteps
  /** The folder of the run. */
  folder: string
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Adds fields to others, group by group. */
export const merged = (base: Fields, more: Fields): Fields =>
  Object.entries(more).reduce(
    (all, [key, value]) => {
      const known = all[key]
      all[key] = isFields(known) && isFields(value) ? merged(known, value) : value
      return all
    },
    { ...base },
  )

/** Replaces `{locale}`, with which a fixture tells the data of the languages apart. */
const inLocale = (text: string, locale: Locale): string => text.replaceAll('{locale}', locale)

interface Prepared {
  example: PageExample
  own: ExampleFixture
  feature: RunnableFeature
  file: string
}

const FOR_RUNS = { resourceTypes: ['gherkin'], outputFilePath: 'result.json' }

/** Runs features that share a configuration, in one start of the tool. */
async function runTogether(prepared: Prepared[], locale: Locale, context: RunContext, name: string) {
  const { tool, fixture } = context
  const folder = join(context.folder, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (fixture.files) cpSync(fixture.files, folder, { recursive: true })
  for (const { file, feature } of prepared) writeFileSync(join(folder, file), feature.text)
  const modules = [...new Set([...prepared.flatMap(({ example }) => context.modulesOf(example)), ...fixture.modules])]
  const own = prepared.reduce<Fields>((all, { own: { config } }) => merged(all, config ?? {}), {})
  const config = merged(merged({ ...FOR_RUNS, language: locale, launcher: { modules } }, fixture.config), own)
  writeFileSync(join(folder, 'wakamiti.yaml'), inLocale(stringify({ wakamiti: config }), locale))
  const { output } = await capture('bash', [join(tool.home, 'wakamiti')], folder, { ...tool.env, ...fixture.env })
  writeFileSync(join(folder, 'console.txt'), output)
  try {
    return readReport(join(folder, 'result.json'))
  } catch {
    throw new Error(`The tool made no result in ${folder}:\n${output.slice(-1_500)}`)
  }
}

function judged({ example, own, feature }: Prepared, result: FeatureResult | undefined): ExampleResult {
  const outcome = result?.outcome ?? 'skipped'
  const expected = own.outcome ?? (example.isUndefined ? 'undefined' : 'passed')
  const messages = result?.messages ?? []
  const isAsClaimed =
    outcome === expected && (own.message === undefined || messages.some((each) => each.includes(own.message ?? '')))
  const ownSteps = (result?.steps ?? []).filter(({ line }) => line >= feature.from && line <= feature.to)
  return {
    example,
    hash: exampleHash(example.text),
    outcome,
    contradiction: isAsClaimed
      ? undefined
      : `${outcome} instead of ${expected}: ${messages.join(' | ').replaceAll('\n', ' ') || 'no message'}`,
    // What went wrong unexpectedly was not seen to work.
    ran: isAsClaimed ? ownSteps.map(({ sentence }) => sentence) : [],
  }
}

/**
 * Runs the features of a page in one language, and compares how they end with what the page claims.
 * @throws when the tool makes no result
 */
export async function runFeatures(page: ExamplePage, context: RunContext): Promise<ExampleResult[]> {
  const { fixture, surroundings } = context
  const features = page.examples.filter(({ kind }) => kind === 'gherkin')
  const ownOf = (example: PageExample) => exampleFixture(fixture, example, page.locale)
  const left = features.flatMap((example) => {
    const { notRun } = ownOf(example)
    return notRun ? [{ example, hash: exampleHash(example.text), outcome: notRun, ran: [] }] : []
  })
  const prepared = features
    .filter((example) => !ownOf(example).notRun)
    .map((example, index) => {
      const own = ownOf(example)
      const around = (steps: string) => surroundings(inLocale(steps, page.locale), page.locale)
      return {
        example,
        own,
        feature: featureOf(
          example,
          page.locale,
          around(own.before ?? fixture.before),
          around(own.after ?? fixture.after),
        ),
        file: `${String(index + 1).padStart(3, '0')}-${example.key.replace(/[^\w.]/g, '-')}.feature`,
      }
    })
  const groups = new Map<string, Prepared[]>()
  for (const each of prepared)
    appendTo(groups, each.own.group ?? (each.own.config ? JSON.stringify(each.own.config) : 'all'), each)
  const results: ExampleResult[] = [...left]
  let number = 0
  for (const group of groups.values()) {
    number += 1
    const reports = await runTogether(group, page.locale, context, `${page.locale}-${number}`)
    results.push(...group.map((each) => judged(each, reports.get(each.file))))
  }
  return results
}
