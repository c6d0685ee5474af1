import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueSteps, readReferences } from '@/content/references'
import { type ExampleRuns, formatRuns, RUNS_FILE, type Runs, readRuns } from '@/content/runs'
import { pageName } from '@/content/slug'
import { LOCALES, type Locale, type Localized } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { nearest } from '@/lib/nearest'
import { contentRoot } from '@/site/content-root'
import { createMatcher } from '@/steps/match-step'
import { type ExamplePage, readExamples } from './examples'
import { readFixture } from './fixture'
import { findServers, missingPrograms, TOOL_PROGRAMS } from './programs'
import type { ExampleResult } from './run-page'
import { programsFor } from './services/start-services'
import { provideTool } from './tool'
import { modulesFor, type PageResult, type Verifier, verifyPage } from './verify-page'

/*
 * npm run verify -- [page …] [--services env] [--pictures]
 *
 * Runs every example of the content with Wakamiti itself, in both languages, and writes what became of them to
 * content/reference/runs.yaml. Pages are named as their files: `rest`, `getting-started`. Databases and brokers of
 * `--services env` run already. `--pictures` takes pictures of what the projects of pages show.
 */

const recordOf = (results: ExampleResult[]): ExampleRuns =>
  Object.fromEntries(
    results
      .filter(({ contradiction }) => contradiction === undefined)
      .map(({ example, hash, outcome }) => [example.key, { hash, outcome }]),
  )

function printPage(path: string, results: Localized<PageResult>, duration: string): void {
  const contradictions = LOCALES.flatMap((locale) => results[locale].contradictions)
  for (const line of contradictions) console.error(line)
  const counts = LOCALES.map((locale) => `${results[locale].examples.length} ${locale}`).join(', ')
  console.log(`${path}: ${counts} examples, ${contradictions.length} contradictions, ${duration}`)
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

/** Writes what became of a page beside what is known of the others, also if the process is ended meanwhile. */
function record(root: string, path: string, page: Runs[string]): void {
  const file = join(root, RUNS_FILE)
  writeFileSync(`${file}.new`, formatRuns({ ...readRuns(root), [path]: page }))
  renameSync(`${file}.new`, file)
}

/**
 * The pages with these names, or all.
 * @throws for a name that no page with examples has
 */
function pagesNamed(root: string, wanted: readonly string[]): Map<string, ExamplePage[]> {
  const all = readExamples(root)
  const known = [...new Set(all.map(({ path }) => pageName(path)))].sort()
  for (const name of wanted)
    if (!known.includes(name))
      throw new Error(
        `No page with examples is called ${name}  (${nearest(name, known) ? `did you mean ${nearest(name, known)}?` : `known: ${known.join(', ')}`})`,
      )
  const pages = new Map<string, ExamplePage[]>()
  for (const page of all)
    if (wanted.length === 0 || wanted.includes(pageName(page.path))) appendTo(pages, page.path, page)
  return pages
}

const minutesSince = (begin: number): string => `${((Date.now() - begin) / 60_000).toFixed(1)} min`

/** Runs one page and keeps what became of it. */
async function runPage(path: string, pages: ExamplePage[], verifier: Verifier): Promise<Localized<PageResult>> {
  const begin = Date.now()
  const lack = missingPrograms(programsFor(readFixture(verifier.root, path), verifier.isLocal))
  if (lack) throw new Error(lack)
  const results = await verifyPage(path, pages, verifier)
  const { es, en } = results
  printPage(path, results, minutesSince(begin))
  const modules = new Set(pages.flatMap((page) => page.examples.flatMap(modulesFor(page, verifier))))
  const { engine } = verifier.references.core
  const runs = { engine, modules: [...modules].sort(), es: recordOf(es.examples), en: recordOf(en.examples) }
  if (Object.keys({ ...runs.es, ...runs.en }).length > 0) record(verifier.root, path, runs)
  return results
}

/** Runs the pages one after the other. What stops one of them changes nothing of what is known of it, and the others go on. */
async function runPages(pages: Map<string, ExamplePage[]>, verifier: Verifier): Promise<boolean> {
  const results: Localized<PageResult>[] = []
  const stopped: string[] = []
  for (const [path, both] of pages) {
    try {
      results.push(await runPage(path, both, verifier))
    } catch (error) {
      stopped.push(path)
      const reason = error instanceof Error ? error.message : String(error)
      console.error(`${path}: could not be run, and what was known of it stays: ${reason}`)
    }
  }
  const ranIn = (locale: Locale) =>
    new Set(results.flatMap((result) => result[locale].examples.flatMap(({ ran }) => ran)))
  printSteps(verifier, [...pages.keys()], { es: ranIn('es'), en: ranIn('en') })
  const contradictions = results.flatMap(({ es, en }) => [...es.contradictions, ...en.contradictions]).length
  console.log(`${results.length} of ${pages.size} pages, ${contradictions} contradictions`)
  if (stopped.length > 0) console.error(`could not be run: ${stopped.join(', ')}`)
  return contradictions === 0 && stopped.length === 0
}

async function main(args: string[]): Promise<number> {
  const begin = Date.now()
  findServers()
  const root = contentRoot()
  const references = readReferences(root)
  const { engine, commit } = references.core
  const isLocal = !args.join(' ').includes('--services env')
  const wanted = args.filter((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--services')
  const pages = pagesNamed(root, wanted)
  const services = [...pages.keys()].flatMap((path) => programsFor(readFixture(root, path), isLocal))
  const lack = missingPrograms([...TOOL_PROGRAMS, ...services])
  if (lack) console.error(lack)
  if (missingPrograms(TOOL_PROGRAMS)) return 1
  const artifacts = references.plugins.map(({ artifact, version }) => `${artifact}:${version}`)
  const tool = await provideTool(commit, engine, artifacts)
  const match = createMatcher(catalogueSteps(references), references.dataTypes)
  const verifier = { root, references, tool, match, isLocal, takesPictures: args.includes('--pictures') }
  const isFine = await runPages(pages, verifier)
  console.log(`took ${minutesSince(begin)}`)
  return isFine ? 0 : 1
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
