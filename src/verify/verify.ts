import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueSteps, readReferences } from '@/content/references'
import { type ExampleRuns, formatRuns, RUNS_FILE, readRuns } from '@/content/runs'
import { pageName } from '@/content/slug'
import { LOCALES, type Localized } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { contentRoot } from '@/site/content-root'
import { createMatcher } from '@/steps/match-step'
import { type ExamplePage, readExamples } from './examples'
import type { ExampleResult } from './run-page'
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

function printPage(path: string, results: Localized<PageResult>): void {
  const contradictions = LOCALES.flatMap((locale) => results[locale].contradictions)
  for (const line of contradictions) console.error(line)
  const counts = LOCALES.map((locale) => `${results[locale].examples.length} ${locale}`).join(', ')
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
  const takesPictures = args.includes('--pictures')
  const verifier = { root, references, tool, match, isLocal, takesPictures }
  const runs = readRuns(root)
  const ran: Localized<Set<string>> = { es: new Set(), en: new Set() }
  let contradictions = 0
  for (const [path, both] of pages) {
    const results = await verifyPage(path, both, verifier)
    printPage(path, results)
    const modules = new Set(both.flatMap((page) => page.examples.flatMap(modulesFor(page, verifier))))
    const { es, en } = results
    runs[path] = { engine, modules: [...modules].sort(), es: recordOf(es.examples), en: recordOf(en.examples) }
    writeFileSync(join(root, RUNS_FILE), formatRuns(runs))
    for (const locale of LOCALES) {
      contradictions += results[locale].contradictions.length
      for (const { ran: sentences } of results[locale].examples) for (const each of sentences) ran[locale].add(each)
    }
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
