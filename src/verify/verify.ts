import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stepCatalogue } from '@/content/catalogues'
import { catalogueSteps, type References, readReferences } from '@/content/references'
import { type ExampleRuns, formatRuns, RUNS_FILE, readRuns } from '@/content/runs'
import type { PageExample } from '@/content-lint/page-examples'
import { LOCALES, type Localized } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { contentRoot } from '@/site/content-root'
import { featureLines } from '@/steps/feature-line'
import { createMatcher, type StepMatcher } from '@/steps/match-step'
import { type ExamplePage, readExamples } from './examples'
import { createSurroundings, type SurroundingSteps } from './feature-of'
import { readFixture } from './fixture'
import { loadConfigurations } from './load-configurations'
import { type ExampleResult, runFeatures } from './run-page'
import { runProject } from './run-project'
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
  match: StepMatcher
  isLocal: boolean
}

/** What became of a page. */
interface PageResult {
  examples: Localized<ExampleResult[]>
  /** What is not as the page claims, as `file:line:column  text`. */
  contradictions: string[]
}

const artifactOf = ({ plugins }: References, name: string): string[] =>
  plugins.filter(({ plugin }) => plugin === name).map(({ artifact, version }) => `${artifact}:${version}`)

/** The name of a page, as in its address: `rest` of `plugins/rest`. */
const pageName = (path: string): string => path.split('/').at(-1) ?? ''

/** The plugins of an example: those its fence names, else the one that the page is about, else those of its steps. */
function pluginsOf({ path, locale }: ExamplePage, { references, match }: Verifier): (example: PageExample) => string[] {
  const own = references.plugins.find(({ plugin }) => plugin === pageName(path))?.plugin
  const ofSteps = (text: string) =>
    featureLines(text, locale).flatMap((line) =>
      line.kind === 'step' ? match(line.sentence, locale).map(({ step }) => step.plugin) : [],
    )
  return ({ plugins, text }) => plugins ?? (own === undefined ? [...new Set(ofSteps(text))] : [own])
}

/** The Maven coordinates of the plugins of an example. */
const modulesFor = (page: ExamplePage, verifier: Verifier) => (example: PageExample) =>
  pluginsOf(page, verifier)(example).flatMap((name) => artifactOf(verifier.references, name))

/** Writes the steps of the fixtures of a page, which are those of its own plugins: others share some sentences. */
function surroundingsOf(pages: ExamplePage[], verifier: Verifier): SurroundingSteps {
  const used = new Set(pages.flatMap((page) => page.examples.flatMap(pluginsOf(page, verifier))))
  const catalogue = stepCatalogue(verifier.references)
  return createSurroundings({ ...catalogue, steps: catalogue.steps.filter(({ plugin }) => used.has(plugin)) })
}

/** Runs the examples of a page in both languages, and then its project, which needs the ports of the services. */
async function verifyPage(path: string, pages: ExamplePage[], verifier: Verifier): Promise<PageResult> {
  const { root, tool, match, isLocal } = verifier
  const surroundings = surroundingsOf(pages, verifier)
  const fixture = readFixture(root, path)
  const folder = join(CACHE, 'runs', path)
  mkdirSync(folder, { recursive: true })
  const examples: PageResult['examples'] = { es: [], en: [] }
  const contradictions: string[] = []
  const loaded = new Map<string, ExampleResult>()
  const services = await startServices(fixture, folder, isLocal)
  try {
    for (const page of pages) {
      const context = { tool, fixture, modulesOf: modulesFor(page, verifier), surroundings, folder }
      const configurations = await loadConfigurations(page, context, loaded)
      for (const each of configurations) loaded.set(each.hash, each)
      examples[page.locale] = [...(await runFeatures(page, context)), ...configurations]
      for (const { example, contradiction } of examples[page.locale])
        if (contradiction)
          contradictions.push(`content/${page.file}:${example.line}:1  ${example.key} ${contradiction}`)
    }
  } finally {
    await services.stop()
  }
  for (const { project, locale, file } of pages) {
    const problems = await runProject(project, join(folder, `project-${locale}`), tool, locale, match)
    contradictions.push(...problems.map(({ line, message }) => `content/${file}:${line}:1  ${message}`))
  }
  return { examples, contradictions }
}

const recordOf = (results: ExampleResult[]): ExampleRuns =>
  Object.fromEntries(
    results
      .filter(({ contradiction }) => contradiction === undefined)
      .map(({ example, hash, outcome }) => [example.key, { hash, outcome }]),
  )

function printPage(path: string, { examples, contradictions }: PageResult): void {
  for (const line of contradictions) console.error(line)
  const counts = LOCALES.map((locale) => `${examples[locale].length} ${locale}`).join(', ')
  console.log(`${path}: ${counts} examples, ${contradictions.length} contradictions`)
}

/** Prints how many steps of the plugins with a page among these were seen running. */
function printSteps({ references, match }: Verifier, paths: string[], ran: Localized<Set<string>>): void {
  for (const { plugin, steps } of references.plugins) {
    if (steps.length === 0 || !paths.includes(`plugins/${plugin}`)) continue
    const seen = LOCALES.map((locale) => {
      const ids = new Set([...ran[locale]].flatMap((sentence) => match(sentence, locale).map(({ step }) => step.id)))
      const missing = steps.filter(({ id }) => !ids.has(id)).map(({ id }) => id)
      return { text: `${steps.length - missing.length}/${steps.length} ${locale}`, missing }
    })
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
  const artifacts = references.plugins.map(({ artifact, version }) => `${artifact}:${version}`)
  const tool = await provideTool(commit, engine, artifacts)
  const match = createMatcher(catalogueSteps(references), references.dataTypes)
  const verifier = {
    root,
    references,
    tool,
    match,
    isLocal,
  }
  const runs = readRuns(root)
  const ran: Localized<Set<string>> = { es: new Set(), en: new Set() }
  let contradictions = 0
  for (const [path, both] of pages) {
    const result = await verifyPage(path, both, verifier)
    printPage(path, result)
    contradictions += result.contradictions.length
    const { es, en } = result.examples
    const modules = new Set(both.flatMap((page) => page.examples.flatMap(modulesFor(page, verifier))))
    runs[path] = { engine, modules: [...modules].sort(), es: recordOf(es), en: recordOf(en) }
    writeFileSync(join(root, RUNS_FILE), formatRuns(runs))
    for (const locale of LOCALES)
      for (const { ran: sentences } of result.examples[locale])
        for (const sentence of sentences) ran[locale].add(sentence)
  }
  printSteps(verifier, [...pages.keys()], ran)
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
