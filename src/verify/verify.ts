import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stepCatalogue } from '@/content/catalogues'
import { catalogueSteps, type References, readReferences } from '@/content/references'
import { type ExampleRuns, formatRuns, RUNS_FILE, readRuns } from '@/content/runs'
import type { PageExample } from '@/content-lint/page-examples'
import { LOCALES, type Locale } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { contentRoot } from '@/site/content-root'
import { createMatcher } from '@/steps/match-step'
import { type ExamplePage, readExamples } from './examples'
import { createSurroundings, type SurroundingSteps } from './feature-of'
import { readFixture } from './fixture'
import { loadConfigurations } from './load-configurations'
import { type ExampleResult, runFeatures } from './run-page'
import { startServices } from './services/start-services'
import { CACHE, provideTool, type Tool } from './tool'

/*
 * npm run verify -- [page …] [--services env]
 *
 * Runs every example of the content with Wakamiti itself, in both languages, and writes what became of them to
 * content/reference/runs.yaml. Pages are named as their files: `rest`, `getting-started`.
 */

interface Verifier {
  root: string
  references: References
  tool: Tool
  surroundings: SurroundingSteps
  isLocal: boolean
}

type Results = Record<Locale, ExampleResult[]>

const artifactOf = ({ plugins }: References, name: string): string[] =>
  plugins.filter(({ plugin }) => plugin === name).map(({ artifact, version }) => `${artifact}:${version}`)

/** The name of a page, as in its address: `rest` of `plugins/rest`. */
const pageName = (path: string): string => path.split('/').at(-1) ?? ''

/** The plugins of a page: those a fence names, else the one that the page is about. */
function modulesFor(path: string, references: References): (example: PageExample) => string[] {
  const own = pageName(path)
  return ({ plugins = [own] }) => plugins.flatMap((name) => artifactOf(references, name))
}

/** Runs the examples of a page in both languages. */
async function verifyPage(path: string, pages: ExamplePage[], verifier: Verifier): Promise<Results> {
  const { root, references, tool, surroundings, isLocal } = verifier
  const fixture = readFixture(root, path)
  const folder = join(CACHE, 'runs', path)
  mkdirSync(folder, { recursive: true })
  const context = { tool, fixture, modulesOf: modulesFor(path, references), surroundings, folder }
  const results: Results = { es: [], en: [] }
  const loaded = new Map<string, ExampleResult>()
  const services = await startServices(fixture, folder, isLocal)
  try {
    for (const page of pages) {
      const configurations = await loadConfigurations(page, context, loaded)
      for (const each of configurations) loaded.set(each.hash, each)
      results[page.locale] = [...(await runFeatures(page, context)), ...configurations]
    }
  } finally {
    await services.stop()
  }
  return results
}

const recordOf = (results: ExampleResult[]): ExampleRuns =>
  Object.fromEntries(
    results
      .filter(({ contradiction }) => contradiction === undefined)
      .map(({ example, hash, outcome }) => [example.key, { hash, outcome }]),
  )

function printPage(path: string, pages: ExamplePage[], results: Results): number {
  const contradicted = pages.flatMap(({ file, locale }) =>
    results[locale]
      .filter(({ contradiction }) => contradiction)
      .map(({ example, contradiction }) => `content/${file}:${example.line}:1  ${example.key} ${contradiction}`),
  )
  for (const line of contradicted) console.error(line)
  const counts = LOCALES.map((locale) => `${results[locale].length} ${locale}`).join(', ')
  console.log(`${path}: ${counts} examples, ${contradicted.length} not as the page claims`)
  return contradicted.length
}

/** Prints how many steps of each plugin were seen running. */
function printSteps(references: References, ran: Record<Locale, Set<string>>): void {
  const match = createMatcher(catalogueSteps(references), references.dataTypes)
  for (const { plugin, steps } of references.plugins) {
    if (steps.length === 0) continue
    const seen = LOCALES.map((locale) => {
      const ids = new Set([...ran[locale]].flatMap((sentence) => match(sentence, locale).map(({ step }) => step.id)))
      const missing = steps.filter(({ id }) => !ids.has(id)).map(({ id }) => id)
      return { text: `${steps.length - missing.length}/${steps.length} ${locale}`, missing }
    })
    if (seen.every(({ missing }) => missing.length === steps.length)) continue
    console.log(`steps seen running, ${plugin}: ${seen.map(({ text }) => text).join(', ')}`)
    for (const { missing } of seen) if (missing.length > 0) console.log(`  not seen: ${missing.join(' ')}`)
  }
}

async function main(args: string[]): Promise<number> {
  const root = contentRoot()
  const references = readReferences(root)
  const { engine, commit } = references.core
  const isLocal = !args.join(' ').includes('--services env')
  const wanted = args.filter((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--services')
  const pages = new Map<string, ExamplePage[]>()
  for (const page of readExamples(root, (path) => wanted.length === 0 || wanted.includes(pageName(path))))
    appendTo(pages, page.path, page)
  if (pages.size === 0) throw new Error(`No page with examples is called ${wanted.join(', ')}`)
  const modules = references.plugins.map(({ artifact, version }) => `${artifact}:${version}`)
  const tool = await provideTool(commit, engine, modules)
  const verifier = { root, references, tool, surroundings: createSurroundings(stepCatalogue(references)), isLocal }
  const runs = readRuns(root)
  const ran: Record<Locale, Set<string>> = { es: new Set(), en: new Set() }
  let contradictions = 0
  for (const [path, both] of pages) {
    const results = await verifyPage(path, both, verifier)
    contradictions += printPage(path, both, results)
    const used = both.flatMap(({ examples }) => examples.flatMap(modulesFor(path, references)))
    runs[path] = { engine, modules: [...new Set(used)].sort(), es: recordOf(results.es), en: recordOf(results.en) }
    writeFileSync(join(root, RUNS_FILE), formatRuns(runs))
    for (const locale of LOCALES)
      for (const { ran: sentences } of results[locale]) for (const sentence of sentences) ran[locale].add(sentence)
  }
  printSteps(references, ran)
  return contradictions > 0 ? 1 : 0
}

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
