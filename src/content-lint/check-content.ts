import { parseContentPath, slugOf } from '@/content/slug'
import { attempt } from './attempt'
import { checkCatalogue } from './check-catalogue'
import { checkDrawing } from './check-drawing'
import { checkPages, type PagesReport } from './check-pages'
import { checkTree } from './check-tree'
import { checkYamlFiles } from './check-yaml-files'
import type { ContentFiles } from './content-files'
import { type KnownReferences, knownReferences } from './known-references'
import { pageAnchors } from './page-anchors'
import type { PageSource } from './page-source'
import { type Problem, sortProblems } from './problem'
import { readSources, type Sources } from './read-sources'
import type { SiteSource } from './site-source'

/** All problems of all files, and what the examples and the references came to. */
export interface ContentReport {
  problems: Problem[]
  coverage?: PagesReport['coverage']
}

/** Pages of the site that are no file. */
const HOMES = ['/', '/en/']

/** Ids of every page that could be read; a page that breaks down here says so in its own check. */
function anchorsOf(pages: PageSource[], { references }: KnownReferences): Map<string, Set<string>> {
  const anchors = new Map(HOMES.map((slug) => [slug, new Set<string>()]))
  for (const page of pages) {
    const { value } = attempt(page.file, () => pageAnchors(page, references))
    if (value) anchors.set(page.slug, new Set([...(anchors.get(page.slug) ?? []), ...value]))
  }
  return anchors
}

function checkDrawings(drawings: Sources['drawings']): Problem[] {
  return drawings.flatMap((drawing) => {
    const { value = [], problems } = attempt(drawing.file, () => checkDrawing(drawing))
    return [...value, ...problems]
  })
}

/**
 * Checks a whole content tree and tells every problem of every file at once (promises: bad content is refused).
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
      ...checkTree(names),
      ...problems,
      ...checkYamlFiles(yaml, [...slugs], known),
      ...checkCatalogue(yaml, names),
      ...checkDrawings(drawings),
      ...report.problems,
    ]),
    coverage: known.isComplete ? report.coverage : undefined,
  }
}
