import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readReferences } from '@/content/references'
import { type ExampleRuns, exampleHash, formatRuns, RUNS_FILE, readRuns } from '@/content/runs'
import { pageName } from '@/content/slug'
import { LOCALES, localize } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { describeError, runMain } from '@/lib/node/command'
import { replaceFile } from '@/lib/node/replace'
import { contentRoot } from '@/site/content-root'
import { type ExamplePage, readExamples } from './examples'
import type { ExampleResult } from './run-page'
import { provideTool } from './tool'
import { type Verifier, verifyPage } from './verify-page'

/*
 * npm run verify -- [page …] [--services env]
 *
 * Runs every example in the content with Wakamiti itself, in both languages, and records the outcomes in
 * content/reference/runs.yaml. Pages are named like their files: `rest`, `getting-started`. `--services env` expects
 * databases and brokers to be running.
 */

function pagesNamed(all: readonly ExamplePage[], wanted: readonly string[]): Map<string, ExamplePage[]> {
  const known = [...new Set(all.map(({ path }) => pageName(path)))].sort()
  const unknown = wanted.find((name) => !known.includes(name))
  if (unknown) throw new Error(`No page with examples is called ${unknown}  (known: ${known.join(', ')})`)
  const pages = new Map<string, ExamplePage[]>()
  for (const page of all)
    if (wanted.length === 0 || wanted.includes(pageName(page.path))) appendTo(pages, page.path, page)
  return pages
}

const recordOf = (results: readonly ExampleResult[]): ExampleRuns =>
  Object.fromEntries(
    results
      .filter(({ example, contradiction }) => contradiction === undefined && example.lang !== 'text')
      .map(({ example, outcome }) => [example.key, { hash: exampleHash(example.text), outcome }]),
  )

async function runPage(path: string, pages: ExamplePage[], verifier: Verifier): Promise<number> {
  const results = await verifyPage(path, pages, verifier)
  const contradictions = LOCALES.flatMap((locale) => results[locale].contradictions)
  for (const line of contradictions) console.error(line)
  const counts = LOCALES.map((locale) => `${results[locale].examples.length} ${locale}`).join(', ')
  console.log(`${path}: ${counts} examples, ${contradictions.length} contradictions`)
  const modules = new Set(pages.flatMap(({ examples }) => examples.flatMap((example) => example.modules)))
  const runs = localize((locale) => recordOf(results[locale].examples))
  const { root, references } = verifier
  const ran = { engine: references.core.engine, modules: [...modules].sort(), ...runs }
  // Saved after each page, so that nothing is lost if the process is killed.
  if (Object.values(runs).some((run) => Object.keys(run).length > 0))
    replaceFile(join(root, RUNS_FILE), formatRuns({ ...readRuns(root), [path]: ran }))
  return contradictions.length
}

/** Runs the pages one after the other. If one cannot be run, its recorded runs stay and the others go on. */
async function runPages(pages: Map<string, ExamplePage[]>, verifier: Verifier): Promise<boolean> {
  let contradictions = 0
  let stopped = 0
  for (const [path, translations] of pages) {
    try {
      contradictions += await runPage(path, translations, verifier)
    } catch (error) {
      stopped += 1
      console.error(`${path}: could not be run, and what was known of it stays: ${describeError(error)}`)
    }
  }
  console.log(`${pages.size - stopped} of ${pages.size} pages, ${contradictions} contradictions`)
  return contradictions === 0 && stopped === 0
}

async function main(): Promise<void> {
  const { values, positionals: wanted } = parseArgs({
    options: { services: { type: 'string' } },
    allowPositionals: true,
  })
  // Debian keeps servers in a folder that is not on every user's path.
  process.env.PATH = `${process.env.PATH}:/usr/sbin`
  const root = contentRoot()
  const references = readReferences(root)
  const all = readExamples(root, references)
  const pages = pagesNamed(all, wanted)
  const artifacts = references.plugins.map(({ artifact, version }) => `${artifact}:${version}`)
  const tool = await provideTool(references.core, artifacts)
  const verifier = { root, references, pages: all, tool, isLocal: values.services !== 'env' }
  process.exitCode = (await runPages(pages, verifier)) ? 0 : 1
}

void runMain(main)
