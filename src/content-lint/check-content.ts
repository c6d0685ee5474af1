import type { References } from '@/content/references'
import { LOCALES } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { ADDRESSES_FILE } from '@/site/content-root'
import { isHome, routeOf } from '@/site/site'
import { type AskedPhrase, checkAsked } from './check-asked'
import { checkDrawing } from './files/check-pictures'
import { type ContentFiles, checkFileNames, fileKind, slugAt, unitOf } from './files/file-names'
import { decodeFile, readSources } from './files/read-sources'
import { type ChangedExample, changedExamples, recordedRuns } from './page-examples'
import { isReadable } from './pages/check-fences'
import { checkAddresses, checkEarlierAnchors, withCurrent } from './pages/check-links'
import { checkPages } from './pages/check-pages'
import { type PageSource, pageAnchors, type SiteSource } from './pages/page-source'
import { attempt, type Problem, problemsOf, sortProblems } from './problem'
import { checkCatalogue, checkExercises } from './references/check-catalogue'
import { checkMenus } from './references/check-menu'
import { checkReference } from './references/check-references'
import { knownReferences } from './references/known-references'
import type { YamlFile } from './references/yaml-source'

export interface ContentReport {
  problems: Problem[]
  /** The examples that `npm run verify` should run again. */
  changed: ChangedExample[]
  /** Every address ever published, including those of this content. */
  addresses?: string[]
  asked?: { phrases: AskedPhrase[]; references: References }
}

const anchorFinder = (pageAt: (slug: string) => PageSource | undefined, references: References) =>
  memoize((slug: string): ReadonlySet<string> | undefined => {
    const page = pageAt(slug)
    if (isHome(slug)) return new Set()
    return page && attempt(page.file, () => pageAnchors(page, references)).value
  })

const isAsked = (file: string): boolean => fileKind(file).startsWith('asked')

/** Checks references and menus. Files with a syntax error are skipped, because what follows the error may be misread. */
function checkYaml(yaml: readonly YamlFile[], site: SiteSource, pages: ReadonlyMap<string, string>): Problem[] {
  const sound = yaml.filter(({ source }) => source.isSound)
  return [
    ...sound.flatMap((file) => problemsOf(file.file, () => checkReference(file, site.patterns))),
    ...checkMenus(sound, [...site.slugs], pages),
    ...checkEarlierAnchors(yaml, site),
  ]
}

/** Reports every problem of a content tree. @param only checks just this file and its translation against the rest */
export function checkContent(files: ContentFiles, only?: string): ContentReport {
  const isChecked = (file: string) => only === undefined || unitOf(file) === unitOf(only)
  const names = [...files.keys()].sort()
  // There are many phrases, and no other file is checked against them.
  const checksPhrases = only === undefined || isAsked(only)
  const isRead = (file: string) => isChecked(file) || (file.endsWith('.yaml') && (checksPhrases || !isAsked(file)))
  const { pages, yaml, drawings, problems } = readSources(files, isRead)
  const known = knownReferences(yaml, names)
  const filesBySlug = new Map<string, string>()
  for (const file of names.filter(slugAt)) if (!filesBySlug.has(slugAt(file))) filesBySlug.set(slugAt(file), file)
  const slugs = new Set([...LOCALES.map((locale) => routeOf('home', locale)), ...filesBySlug.keys()])
  const pageAt = memoize((slug: string) =>
    readSources(files, (file) => file === filesBySlug.get(slug)).pages.find(isReadable),
  )
  const anchorsOf = anchorFinder(pageAt, known.references)
  const site: SiteSource = { ...known, pages, slugs, files: new Set(names), anchorsOf }
  // Menus are compared with each other, so both are checked.
  const checkedYaml = yaml.filter(({ file, kind }) => kind === 'menu' || isChecked(file))
  const asked = checksPhrases ? checkAsked(yaml, { ...known, names, pageAt }) : undefined
  const recorded = recordedRuns(files)
  const { text: addresses = '' } = decodeFile(ADDRESSES_FILE, files.get(ADDRESSES_FILE) ?? new Uint8Array())
  const published = addresses.split(/\s+/).filter(Boolean)
  const checkedPages = new Map([...filesBySlug].filter(([, file]) => known.isComplete && isChecked(file)))
  const all = [
    ...checkFileNames(names),
    ...recorded.problems,
    ...problems,
    ...checkYaml(checkedYaml, site, filesBySlug),
    ...checkCatalogue(yaml, names),
    ...(only === undefined || fileKind(only) === 'exercises' ? checkExercises(yaml, known) : []),
    ...checkAddresses(published, yaml, checkedPages, site),
    ...(asked?.problems ?? []),
    ...drawings.flatMap((drawing) => problemsOf(drawing.file, () => checkDrawing(drawing))),
    ...checkPages(site),
  ]
  return {
    problems: sortProblems(all.filter(({ file }) => isChecked(file))),
    changed: changedExamples(pages.filter(isReadable), recorded.runs),
    addresses: only === undefined ? withCurrent(published, site) : undefined,
    asked: asked && known.isComplete ? { phrases: asked.phrases, references: known.references } : undefined,
  }
}
