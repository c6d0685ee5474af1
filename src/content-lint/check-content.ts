import { parseContentPath, slugOf } from '@/content/slug'
import { checkDrawing } from './files/check-drawing'
import { checkFileNames } from './files/file-names'
import { type ContentFiles, readSources } from './files/read-sources'
import { checkPages, type PagesReport } from './pages/check-pages'
import { type PageSource, pageAnchors, type SiteSource } from './pages/page-source'
import { attempt, type Problem, problemsOf, sortProblems } from './problem'
import { checkCatalogue } from './references/check-catalogue'
import { checkMenus } from './references/check-menu'
import { checkReference } from './references/check-references'
import { checkWords } from './references/check-words'
import { type KnownReferences, knownReferences } from './references/known-references'
import type { YamlFile } from './references/yaml-source'

/** All problems of all files, and the coverage of the references. */
export interface ContentReport {
  problems: Problem[]
  coverage?: PagesReport['coverage']
}

/** Pages without a file. */
const HOMES = ['/', '/en/']

/** The ids of every readable page; a page that throws here is reported by its own check. */
function anchorsOf(pages: PageSource[], { references }: KnownReferences): Map<string, Set<string>> {
  const anchors = new Map(HOMES.map((slug) => [slug, new Set<string>()]))
  for (const page of pages) {
    const { value } = attempt(page.file, () => pageAnchors(page, references))
    if (value) anchors.set(page.slug, new Set([...(anchors.get(page.slug) ?? []), ...value]))
  }
  return anchors
}

/** Checks references and menus. A file with a syntax error is not checked any further. */
function checkYamlFiles(yaml: YamlFile[], slugs: readonly string[], known: KnownReferences): Problem[] {
  const { patterns, isComplete, references: all } = known
  const steps = all.plugins.flatMap((plugin) => plugin.steps.map(({ id }) => id))
  const sound = yaml.filter(({ source }) => source.isSound)
  const references = sound.flatMap(({ file, kind, source }) =>
    kind === 'plugin-reference' || kind === 'core' || kind === 'data-types'
      ? problemsOf(file, () => checkReference(kind, source, patterns))
      : [],
  )
  const words = sound.flatMap(({ file, kind, source }) =>
    kind === 'words' ? problemsOf(file, () => checkWords(source, isComplete ? steps : undefined)) : [],
  )
  const menus = sound.filter(({ kind }) => kind === 'menu')
  return [...references, ...words, ...checkMenus(menus, slugs)]
}

/**
 * Checks a whole content tree and reports every problem of every file at once.
 * @param files all files of the folder
 * @returns no coverage when a reference could not be read
 */
export function checkContent(files: ContentFiles): ContentReport {
  const names = [...files.keys()].sort()
  const { pages, yaml, drawings, problems } = readSources(files)
  const known = knownReferences(yaml, names)
  const paths = names.flatMap((file) => parseContentPath(file) ?? [])
  const slugs = new Set([...HOMES, ...paths.map(slugOf)])
  const site: SiteSource = { ...known, pages, slugs, files: new Set(names), anchors: anchorsOf(pages, known) }
  const report = checkPages(site)
  return {
    problems: sortProblems([
      ...checkFileNames(names),
      ...problems,
      ...checkYamlFiles(yaml, [...slugs], known),
      ...checkCatalogue(yaml, names),
      ...drawings.flatMap((drawing) => problemsOf(drawing.file, () => checkDrawing(drawing))),
      ...report.problems,
    ]),
    coverage: known.isComplete ? report.coverage : undefined,
  }
}
