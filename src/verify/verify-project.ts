import { join } from 'node:path'
import { pageName } from '@/content/slug'
import type { PageExample } from '@/content-lint/page-examples'
import type { ProjectPart } from '@/markdown/page-project'
import type { ExamplePage } from './examples'
import type { Fixture, ProjectFixture } from './fixture'
import type { ExampleResult } from './run-page'
import { runProject } from './run-project'
import { takePictures } from './take-pictures'
import type { PageResult, Verifier } from './verify-page'

/** A project of a page: what is done first, and what the page itself has. */
interface PageProject {
  first: readonly ProjectPart[]
  own: ProjectPart[]
  changes: ProjectFixture['changes']
  isFresh: boolean
}

/** Where a file belongs whose title is no whole path, or is another one in this project. */
function placed(part: ProjectPart, at: ProjectFixture['at']): ProjectPart {
  if (part.kind !== 'file') return part
  const [begin, folder] = Object.entries(at).find(([title]) => part.path.startsWith(title)) ?? []
  if (begin === undefined || folder === undefined) return part
  return { ...part, path: join(folder, begin.endsWith('/') ? part.path.slice(begin.length) : part.path) }
}

/** The projects of a page: the one that it offers, and those of its fixture. */
export function projectsOf(page: ExamplePage, fixture: Fixture, pages: readonly ExamplePage[]): PageProject[] {
  const offered = page.project.length > 0 ? [{ first: [], own: page.project, changes: [], isFresh: false }] : []
  const sectionOf = ({ line }: ProjectPart) => page.sections.filter((begin) => begin <= line).length
  return [
    ...offered,
    ...fixture.projects.map(({ sections, follows, at, ...rest }) => ({
      first: pages.find(({ path, locale }) => path === follows && locale === page.locale)?.project ?? [],
      own: page.parts.filter((part) => sections.includes(sectionOf(part))).map((part) => placed(part, at)),
      ...rest,
    })),
  ]
}

/** Whether a fence is a part of a project: features among its files run with it, and not alone. */
export const inProjects = (projects: readonly PageProject[], { line }: PageExample): boolean =>
  projects.some(({ own }) => own.some((part) => part.line === line && part.kind !== 'change'))

/** Runs a project of a page, and with it the features among its files. */
export async function verifyProject(
  page: ExamplePage,
  project: PageProject,
  { pictures }: Fixture,
  folder: string,
  verifier: Verifier,
): Promise<PageResult> {
  const { root, tool, match, takesPictures } = verifier
  const { locale, file, path } = page
  const parts = [...project.first.map((part) => ({ ...part, line: 0 })), ...project.own]
  const { problems, output, done } = await runProject(parts, folder, { ...project, tool, locale, match })
  const pathOf = (subject: string) => join(root, 'images', `${pageName(path)}-${subject}.${locale}`)
  if (takesPictures) await takePictures(pictures, { folder, output }, pathOf)
  const isFine = problems.length === 0
  const examples = page.examples
    // Other YAML is for Docker, with which nothing is run here.
    .filter(({ line, kind, lang }) => done.has(line) && (kind !== 'other' || lang !== 'yaml'))
    .map(
      (example): ExampleResult => ({
        example,
        outcome: example.kind === 'configuration' ? 'loaded' : 'passed',
        contradiction: isFine ? undefined : 'is part of a project that does other than the page shows',
      }),
    )
  return { examples, contradictions: problems.map(({ line, message }) => `content/${file}:${line}:1  ${message}`) }
}
