import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { stepCatalogue } from '@/content/catalogues'
import type { References } from '@/content/references'
import { exampleHash } from '@/content/runs'
import { pageName } from '@/content/slug'
import type { PageExample } from '@/content-lint/page-examples'
import type { Locale, Localized } from '@/i18n/locale'
import { featureLines } from '@/steps/feature-line'
import type { StepMatcher } from '@/steps/match-step'
import type { ExamplePage } from './examples'
import { createSurroundings, type SurroundingSteps } from './feature-of'
import { type Fixture, readFixture } from './fixture'
import { loadConfigurations } from './load-configurations'
import { type ExampleResult, type RunContext, runFeatures } from './run-page'
import { runProject } from './run-project'
import { startServices } from './services/start-services'
import { takePictures } from './take-pictures'
import { CACHE, type Tool } from './tool'

/** What all pages are verified with. */
export interface Verifier {
  root: string
  references: References
  tool: Tool
  match: StepMatcher
  isLocal: boolean
  takesPictures: boolean
}

/** What became of a page in one language. */
export interface PageResult {
  examples: ExampleResult[]
  /** What is not as the page claims, as `file:line:column  text`. */
  contradictions: string[]
}

const NOTHING: PageResult = { examples: [], contradictions: [] }

const artifactOf = ({ plugins }: References, name: string): string[] =>
  plugins.filter(({ plugin }) => plugin === name).map(({ artifact, version }) => `${artifact}:${version}`)

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
export const modulesFor = (page: ExamplePage, verifier: Verifier) => (example: PageExample) =>
  pluginsOf(page, verifier)(example).flatMap((name) => artifactOf(verifier.references, name))

/** Writes the steps of the fixtures of a page, which are those of its own plugins: others share some sentences. */
function surroundingsOf(pages: ExamplePage[], verifier: Verifier): SurroundingSteps {
  const used = new Set(pages.flatMap((page) => page.examples.flatMap(pluginsOf(page, verifier))))
  const catalogue = stepCatalogue(verifier.references)
  return createSurroundings({ ...catalogue, steps: catalogue.steps.filter(({ plugin }) => used.has(plugin)) })
}

/** The features that are files of the project of a page run with it, and not alone. */
const inProject = ({ project }: ExamplePage, { text }: PageExample): boolean =>
  project.some((part) => part.kind === 'file' && part.text.trim() === text.trim())

const sentencesOf = ({ text }: PageExample, locale: Locale): string[] =>
  featureLines(text, locale).flatMap((line) => (line.kind === 'step' ? [line.sentence] : []))

/** Runs the project of a page, and with it the features among its files. */
async function verifyProject(
  page: ExamplePage,
  { pictures }: Fixture,
  folder: string,
  verifier: Verifier,
): Promise<PageResult> {
  const { root, tool, match, takesPictures } = verifier
  const { project, locale, file, path } = page
  const { problems, output } = await runProject(project, folder, tool, locale, match)
  const pathOf = (subject: string) => join(root, 'images', `${pageName(path)}-${subject}.${locale}`)
  if (takesPictures) await takePictures(pictures, { folder, output }, pathOf)
  const examples = page.examples.filter(({ kind }) => kind === 'gherkin').filter((each) => inProject(page, each))
  const results = examples.map((example): ExampleResult => {
    const isFine = problems.length === 0
    return {
      example,
      hash: exampleHash(example.text),
      outcome: 'passed',
      contradiction: isFine ? undefined : 'is part of a project that does other than the page shows',
      ran: isFine ? sentencesOf(example, locale) : [],
    }
  })
  return {
    examples: results,
    contradictions: problems.map(({ line, message }) => `content/${file}:${line}:1  ${message}`),
  }
}

/** The fences of a page that are files of its runs. */
const filesOf = ({ examples }: ExamplePage, { uses }: Fixture): Map<string, string> =>
  new Map(
    examples.flatMap(({ title = '', text }) => {
      const path = uses[title]
      return path === undefined ? [] : [[path, `${text}\n`]]
    }),
  )

/** Runs the examples of a page in one language, but for its project. */
async function verifyExamples(page: ExamplePage, context: RunContext, loaded: Map<string, ExampleResult>) {
  const configurations = await loadConfigurations(page, context, loaded)
  for (const each of configurations) loaded.set(each.hash, each)
  const alone = {
    ...page,
    examples: page.examples.filter((each) => !inProject(page, each) || each.kind === 'configuration'),
  }
  const examples = [...(await runFeatures(alone, context)), ...configurations]
  const contradictions = examples.flatMap(({ example, contradiction }) =>
    contradiction ? [`content/${page.file}:${example.line}:1  ${example.key} ${contradiction}`] : [],
  )
  return { examples, contradictions }
}

/** Runs the examples of a page in both languages, and then its project, which needs the ports of the services. */
export async function verifyPage(
  path: string,
  pages: ExamplePage[],
  verifier: Verifier,
): Promise<Localized<PageResult>> {
  const { root, tool, references, isLocal } = verifier
  const surroundings = surroundingsOf(pages, verifier)
  const fixture = readFixture(root, path)
  const folder = join(CACHE, 'runs', path)
  mkdirSync(folder, { recursive: true })
  const results: Localized<PageResult> = { es: NOTHING, en: NOTHING }
  const loaded = new Map<string, ExampleResult>()
  const services = await startServices(fixture, folder, isLocal)
  try {
    for (const page of pages) {
      const modulesOf = modulesFor(page, verifier)
      const context = { tool, references, fixture, modulesOf, surroundings, files: filesOf(page, fixture), folder }
      results[page.locale] = await verifyExamples(page, context, loaded)
    }
    services.expectRunning()
  } finally {
    await services.stop()
  }
  for (const page of pages.filter(({ project }) => project.length > 0)) {
    const ofProject = await verifyProject(page, fixture, join(folder, `project-${page.locale}`), verifier)
    const { examples, contradictions } = results[page.locale]
    results[page.locale] = {
      examples: [...examples, ...ofProject.examples],
      contradictions: [...contradictions, ...ofProject.contradictions],
    }
  }
  return results
}
