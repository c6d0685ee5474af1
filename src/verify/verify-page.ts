import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stepCatalogue } from '@/content/catalogues'
import { type References, stepMatcher } from '@/content/references'
import type { PageExample } from '@/content-lint/page-examples'
import { localize } from '@/i18n/locale'
import type { ProjectPart } from '@/markdown/fence'
import { contradiction, createStepTranslator, type ExamplePage } from './examples'
import { type Fixture, type ProjectFixture, readFixture } from './fixture'
import type { RunContext } from './run-folder'
import { type ExampleResult, loadConfigurations, runFeatures } from './run-page'
import { runProject } from './run-project'
import { startServices } from './services/start-services'
import { capture, run } from './shell'
import { CACHE, jarOf, type Tool } from './tool'

/** Moves a file whose title is not its path in this project to the folder that the fixture names. */
function placed(part: ProjectPart, folders: ProjectFixture['at']): ProjectPart {
  if (part.kind !== 'file') return part
  const [prefix, folder] = Object.entries(folders).find(([title]) => part.path.startsWith(title)) ?? []
  if (prefix === undefined || folder === undefined) return part
  return { ...part, path: join(folder, prefix.endsWith('/') ? part.path.slice(prefix.length) : part.path) }
}

/** The projects of a page; `base` is the one of another page on which it builds. */
function projectsOf(page: ExamplePage, fixture: Fixture, pages: readonly ExamplePage[]) {
  const offered = page.project.length > 0 ? [{ base: [], own: page.project }] : []
  const sectionOf = ({ line }: ProjectPart) => page.sections.filter((start) => start <= line).length
  return [
    ...offered,
    ...fixture.projects.map(({ sections, follows, at, ...rest }) => ({
      base: pages.find(({ path, locale }) => path === follows && locale === page.locale)?.project ?? [],
      own: page.parts.filter((part) => sections.includes(sectionOf(part))).map((part) => placed(part, at)),
      ...rest,
    })),
  ]
}

type PageProject = ReturnType<typeof projectsOf>[number]

async function verifyProject(
  page: ExamplePage,
  project: PageProject,
  folder: string,
  verifier: Verifier,
): Promise<PageResult> {
  const { tool, references } = verifier
  const parts = [...project.base.map((part) => ({ ...part, line: 0 })), ...project.own]
  const settings = { ...project, tool, locale: page.locale, match: stepMatcher(references) }
  const { problems, doneLines } = await runProject(parts, folder, settings)
  const failure = problems.length > 0 ? 'is part of a project that does other than the page shows' : undefined
  const examples = page.examples
    // YAML that is no configuration is for Docker, which is not run.
    .filter(({ line, kind, lang }) => doneLines.has(line) && (kind !== 'other' || lang !== 'yaml'))
    .map((example): ExampleResult => {
      const outcome = example.kind === 'configuration' ? 'loaded' : 'passed'
      return { example, outcome, contradiction: failure }
    })
  return { examples, contradictions: problems.map(({ line, message }) => contradiction(page, line, message)) }
}

export interface Verifier {
  root: string
  references: References
  pages: readonly ExamplePage[]
  tool: Tool
  isLocal: boolean
}

interface PageResult {
  examples: ExampleResult[]
  /** Differences from what the page claims, as `file:line:column  text`. */
  contradictions: string[]
}

const filesOf = ({ examples }: ExamplePage, { uses }: Fixture): Map<string, string> =>
  new Map(examples.flatMap(({ title = '', text }) => (uses[title] ? [[uses[title], `${text}\n`]] : [])))

async function verifyExamples(page: ExamplePage, context: RunContext, projects: PageProject[]): Promise<PageResult> {
  const configurations = await loadConfigurations(page, context)
  // The features of a project run with it, not by themselves.
  const parts = projects.flatMap(({ own }) => own).filter(({ kind }) => kind !== 'change')
  const isPart = ({ line }: PageExample) => parts.some((part) => part.line === line)
  const standalone = { ...page, examples: page.examples.filter((example) => !isPart(example)) }
  const ran = [...(await runFeatures(standalone, context)), ...configurations]
  const contradictions = ran.flatMap(({ example: { line, key }, contradiction: text }) =>
    text ? [contradiction(page, line, `${key} ${text}`)] : [],
  )
  const isFile = ({ title = '' }: PageExample) => title in context.fixture.uses
  const files = page.examples
    .filter((example) => isFile(example) && contradictions.length === 0)
    .map((example): ExampleResult => ({ example, outcome: 'passed' }))
  return { examples: [...ran, ...files], contradictions }
}

const GROOVY = 'org.apache.groovy:groovy:4.0.13'
const PARSER = 'src/verify/services/ParseCode.java'

/** Languages that are parsed with Java, because Node has no parser for them. */
const PARSED_IN_JAVA = ['java', 'groovy', 'xml', 'properties']

/** The syntax error in a shell command, if any. Windows shells have another grammar and are skipped. */
async function shellError({ text, tab = '' }: PageExample): Promise<string | undefined> {
  if (tab.startsWith('Windows')) return undefined
  const { status, output } = await capture('bash', ['-n', '-c', text], '.')
  return status === 0 ? undefined : output.trim()
}

type Fault = [line: number, reason: string]

async function faultsInJava(examples: readonly PageExample[], folder: string): Promise<Fault[]> {
  if (examples.length === 0) return []
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = examples.map(({ lang, text, line }) => {
    const file = `${line}.${lang}`
    writeFileSync(join(folder, file), `${text}\n`)
    return file
  })
  const output = await run('java', ['-cp', await jarOf(GROOVY), resolve(PARSER), ...files], folder)
  return Array.from(output.matchAll(/^(\d+).*?\t(.+)/gm), ([, line, reason = '']) => [Number(line), reason])
}

/** Finds syntax errors in fences that nothing else runs or checks. @returns contradictions of the page */
async function parseCode(page: ExamplePage, folder: string): Promise<string[]> {
  const inJava = page.examples.filter(({ lang }) => PARSED_IN_JAVA.includes(lang))
  const faults = await faultsInJava(inJava, folder)
  for (const example of page.examples.filter(({ lang }) => lang === 'shell')) {
    const fault = await shellError(example)
    if (fault) faults.push([example.line, fault])
  }
  return faults.map((fault) => contradiction(page, ...fault))
}

/** Runs the examples of a page in both languages, then its projects, which need the ports that the services occupied. */
export async function verifyPage(path: string, pages: ExamplePage[], verifier: Verifier) {
  const { root, tool, isLocal } = verifier
  const catalogue = stepCatalogue(verifier.references)
  // Only the steps of these plugins: others share some sentences.
  const plugins = new Set(pages.flatMap(({ examples }) => examples.flatMap((example) => example.plugins)))
  const steps = catalogue.steps.filter(({ plugin }) => plugins.has(plugin))
  const translateSteps = createStepTranslator({ ...catalogue, steps })
  const fixture = readFixture(root, path)
  const folder = join(CACHE, 'runs', path)
  mkdirSync(folder, { recursive: true })
  const results = localize((): PageResult => ({ examples: [], contradictions: [] }))
  const stopServices = await startServices(fixture, folder, isLocal)
  const projects = (page: ExamplePage) => projectsOf(page, fixture, verifier.pages)
  try {
    for (const page of pages) {
      const context = { tool, fixture, translateSteps, files: filesOf(page, fixture), folder }
      results[page.locale] = await verifyExamples(page, context, projects(page))
    }
  } finally {
    await stopServices()
  }
  for (const page of pages) {
    const result = results[page.locale]
    result.contradictions.push(...(await parseCode(page, join(folder, `code-${page.locale}`))))
    for (const [index, project] of projects(page).entries()) {
      const projectFolder = join(folder, `project-${page.locale}-${index + 1}`)
      const { examples, contradictions } = await verifyProject(page, project, projectFolder, verifier)
      result.examples.push(...examples)
      result.contradictions.push(...contradictions)
    }
  }
  return results
}
