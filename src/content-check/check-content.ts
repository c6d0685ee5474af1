import { parse } from 'yaml'
import type { CoreReference, PluginReference } from '@/content/reference'
import type { References } from '@/content/references'
import { parseContentPath } from '@/content/slug'
import type { Locale } from '@/i18n/locale'
import type { DataTypes } from '@/steps/data-types'
import { checkDirectives } from './check-directives'
import { type Coverage, checkDocumented } from './check-documented'
import { checkEncoding } from './check-encoding'
import { checkFences } from './check-fences'
import { checkGherkin } from './check-gherkin'
import { checkHeadings } from './check-headings'
import { checkHtml } from './check-html'
import { checkLinks } from './check-links'
import { checkMenu } from './check-menu'
import { checkReference } from './check-references'
import { checkSkeleton } from './check-skeleton'
import { checkStepExamples } from './check-step-examples'
import { checkTree, fileKind } from './check-tree'
import { checkYamlExamples } from './check-yaml-examples'
import { DOC_SHAPE, MENU_SHAPE, PLUGIN_SHAPE } from './content-shapes'
import { pageAnchors } from './page-anchors'
import { type PageSource, readPage } from './page-source'
import { type Problem, sortProblems } from './problem'
import { checkShape } from './shape'
import type { PageCheck, SiteSource } from './site-source'
import { readYaml } from './yaml-source'

/** The files of a content folder: path to bytes. */
export type ContentFiles = Map<string, Uint8Array>

/** All problems of all files, and what the examples and the references came to. */
export interface ContentReport {
  problems: Problem[]
  coverage?: Coverage & { examples: number; configurations: number; optedOut: number }
}

/** What stands in the references; none when one of them cannot be read. */
function referencesOf(texts: Map<string, string>): References | undefined {
  try {
    const read = <T>(file: string) => parse(texts.get(file) ?? '') as T
    const plugins = [...texts.keys()].filter((file) => fileKind(file) === 'plugin-reference').sort()
    return {
      plugins: plugins.map((file) => read<PluginReference>(file)),
      core: read<CoreReference>('reference/core.yaml'),
      dataTypes: read<DataTypes>('reference/data-types.yaml'),
    }
  } catch {
    return undefined
  }
}

/** References, menus: the files that are YAML as a whole. */
function checkYamlFiles(texts: Map<string, string>, slugs: string[]): Problem[] {
  return [...texts].flatMap(([file, text]) => {
    const kind = fileKind(file)
    if (kind === 'page' || kind === 'drawing' || kind === 'unknown') return []
    const { source, problems } = readYaml(file, text)
    if (problems.length > 0) return problems
    if (kind !== 'menu') return checkReference(kind, { file, source })
    const locale = (file.includes('.en.') ? 'en' : 'es') as Locale
    const shape = checkShape({ file, source }, source.document.contents, '', MENU_SHAPE)
    return shape.length > 0 ? shape : checkMenu({ file, locale, source }, slugs)
  })
}

/** A page about a plugin names its reference. */
const checkFrontMatter: PageCheck = (page, { references }) => {
  const name = page.path.replace(/^plugins\//, '')
  const isPlugin = page.path.startsWith('plugins/') && !['index', 'development'].includes(name)
  const context = { file: page.file, source: page.front }
  const problems = checkShape(context, page.front.document.contents, '', isPlugin ? PLUGIN_SHAPE : DOC_SHAPE)
  const known = references.plugins.some(({ plugin }) => plugin === name)
  const place = { file: page.file, line: 1, column: 1 }
  if (isPlugin && !known)
    problems.push({
      ...place,
      message: `no reference of plugin ${name}`,
      advice: `write reference/plugins/${name}.yaml`,
    })
  return problems
}

const PAGE_CHECKS: PageCheck[] = [
  checkFrontMatter,
  checkHeadings,
  checkFences,
  checkHtml,
  checkLinks,
  checkDirectives,
  checkStepExamples,
]

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function checkPages(site: SiteSource): ContentReport {
  const gherkin = site.pages.map((page) => checkGherkin(page, site))
  const yaml = site.pages.map((page) => checkYamlExamples(page, site))
  const { problems, coverage } = checkDocumented(site)
  const pairs = site.pages
    .filter(({ locale }) => locale === 'es')
    .map((page) => [page, site.pages.find(({ path, locale }) => path === page.path && locale === 'en')] as const)
  return {
    problems: [
      ...site.pages.flatMap((page) => PAGE_CHECKS.flatMap((check) => check(page, site))),
      ...[...gherkin, ...yaml].flatMap((report) => report.problems),
      ...problems,
      ...pairs.flatMap(([spanish, english]) => (english ? checkSkeleton(spanish, english) : [])),
    ],
    coverage: {
      ...coverage,
      examples: sum(gherkin.map(({ checked }) => checked)),
      configurations: sum(yaml.map(({ checked }) => checked)),
      optedOut: sum(gherkin.map(({ optedOut }) => optedOut)),
    },
  }
}

/** The texts of the files whose bytes are well. */
function textsOf(files: ContentFiles): { texts: Map<string, string>; problems: Problem[] } {
  const texts = new Map<string, string>()
  const problems = [...files].flatMap(([file, bytes]) => {
    const found = file.endsWith('.png') ? [] : checkEncoding(file, bytes)
    if (found.length === 0) texts.set(file, new TextDecoder().decode(bytes))
    return found
  })
  return { texts, problems }
}

function readPages(texts: Map<string, string>): { pages: PageSource[]; problems: Problem[] } {
  const reads = [...texts].flatMap(([file, text]) => {
    const path = parseContentPath(file)
    return path ? [readPage(file, path, text)] : []
  })
  return { pages: reads.flatMap(({ page }) => page ?? []), problems: reads.flatMap(({ problems }) => problems) }
}

/** A reference whose shape is wrong would only make noise on the pages that use it. */
const isBroken = ({ file, message }: Problem): boolean =>
  file.startsWith('reference/') && /must be|is missing|^YAML/.test(message)

/**
 * Checks a whole content tree and tells every problem of every file at once (promises: bad content is refused).
 * @param files all files of the folder
 */
export function checkContent(files: ContentFiles): ContentReport {
  const names = [...files.keys()].sort()
  const { texts, problems: encoding } = textsOf(files)
  const { pages, problems: reading } = readPages(texts)
  const slugs = [...pages.map(({ slug }) => slug), '/', '/en/']
  const first = [...checkTree(names), ...encoding, ...reading, ...checkYamlFiles(texts, slugs)]
  const references = referencesOf(texts)
  const isUsable = references?.core?.options && references.dataTypes?.types && !first.some(isBroken)
  if (!references || !isUsable) return { problems: sortProblems(first) }
  const anchors = new Map(pages.map((page) => [page.slug, pageAnchors(page, references)]))
  for (const home of ['/', '/en/']) anchors.set(home, new Set())
  const report = checkPages({ pages, references, files: new Set(names), anchors })
  return { ...report, problems: sortProblems([...first, ...report.problems]) }
}
