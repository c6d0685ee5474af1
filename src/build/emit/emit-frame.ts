import { cpSync, existsSync, lstatSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CONTENT_CLONE, tryGit } from '@/content/content-git'
import { fetchedContent } from '@/content/content-source'
import { menuOf } from '@/content/documents'
import { readAnchors, readReferences } from '@/content/references'
import type { Menu, MenuSection } from '@/content/site-page'
import { allSlugs, UPDATES_FILE } from '@/content/site-pages'
import { localeOfSlug } from '@/content/slug'
import { LOCALES, type Locale, localize } from '@/i18n/locale'
import { contentRoot } from '@/site/content-root'
import { earlierAnchorsPath } from '@/site/published'
import { menuPath, ROUTES, routeOf } from '@/site/site'
import { buildHash } from '../build-hash'
import { writeJson } from '../exported/files'

const PUBLISHED_IMAGES = 'public/assets/images'

/** Whether a page can show a file; hidden ones and links are never published. */
const isPublished = (path: string): boolean => !basename(path).startsWith('.') && !lstatSync(path).isSymbolicLink()

/** Copies the images of the content folder to where pages expect them. */
export function copyImages(): void {
  const images = join(contentRoot(), 'images')
  rmSync(PUBLISHED_IMAGES, { recursive: true, force: true })
  if (existsSync(images)) cpSync(images, PUBLISHED_IMAGES, { recursive: true, filter: isPublished })
}

function sectionsOf(locale: Locale): MenuSection[] {
  const count = readReferences().plugins.length
  const countAt = (slug: string) => slug === routeOf('plugins', locale) && { count }
  return menuOf(locale).sections.map(({ title: name, topics }) => {
    return { title: name, topics: topics.map(({ title, slug }) => ({ title, slug, ...countAt(slug) })) }
  })
}

/** The menu as the server imports it (src/navigation/use-menu.ts). */
export const TOPICS_FILE = '.generated/topics.json'

/** The menu: topics for the server, and as one file a language that browsers fetch when the language changes. */
export function emitMenu(): void {
  const topics = localize(sectionsOf)
  writeJson(TOPICS_FILE, topics)
  for (const locale of LOCALES) writeJson(`public${menuPath(locale)}`, { sections: topics[locale] } satisfies Menu)
}

/** What the anchors of the tool's earlier documentation are now: a file a language, which readers of old links fetch. */
export function emitAnchors(): void {
  const anchors = Object.entries(readAnchors())
  for (const locale of LOCALES) {
    const own = anchors.filter(([slug]) => localeOfSlug(slug) === locale)
    writeJson(`public${earlierAnchorsPath(locale)}`, Object.fromEntries(own))
  }
}

/** The status of each page and the hash of the build, by which a tab of another build knows to load pages in full. */
export function emitPageData(hash: string): void {
  rmSync('public/assets/data', { recursive: true, force: true })
  for (const slug of allSlugs()) {
    const code = slug.endsWith(ROUTES.notFound) ? 404 : 200
    writeJson(`public/assets/data${slug}index.json`, { hash, code })
  }
}

const isPage = (file: string): boolean => file.endsWith('.md')

/** A commit that touches more pages than this share has moved or reformatted them: of none does it say when it was changed. */
const MOST_PAGES = 0.5

/** With fewer pages than these, a single change can touch most of them. */
const FEW_PAGES = 10

/**
 * Reads `git log` with names: a line with the day of each commit, then the files that it touched, the newest first.
 * @returns the day of the last change of every file inside a `content/` folder or at the top; none for files that only mass changes touched
 * @example lastChanges('@2026-11-20\n\ncontent/plugins/rest.es.md\n') // => { 'plugins/rest.es.md': '2026-11-20' }
 */
export function lastChanges(log: string): Record<string, string> {
  const commits = log.split(/^@/m).map((commit) => {
    const [day = '', ...files] = commit.split('\n').filter(Boolean)
    return { day, files: files.map((file) => file.replace(/^content\//, '')) }
  })
  const pages = new Set(commits.flatMap(({ files }) => files.filter(isPage))).size
  const days: Record<string, string> = {}
  for (const { day, files } of commits)
    if (pages < FEW_PAGES || files.filter(isPage).length <= MOST_PAGES * pages)
      for (const file of files) days[file] ??= day
  return days
}

/** Why the history does not have the days of the last changes; undefined when it does. */
function historyFault(folder: string, log: string): string | undefined {
  if (tryGit('-C', folder, 'rev-parse', '--is-shallow-repository').trim() === 'true')
    return 'the clone is cut short  (git fetch --unshallow)'
  return log ? undefined : 'there is no history  (install git, and clone the project)'
}

/** Writes the day of the last change of every page, from one pass over the history; none, and why, where it does not have them. */
export function emitUpdates(): void {
  const isFetched = process.env.CONTENT_REPOSITORY && existsSync(CONTENT_CLONE)
  const folder = isFetched ? CONTENT_CLONE : '.'
  const commit = isFetched ? fetchedContent()?.commit : undefined
  const log = tryGit('-C', folder, 'log', '--format=@%cs', '--name-only', '--no-renames', commit ?? 'HEAD')
  const fault = historyFault(folder, log)
  if (fault) console.log(`Pages do not say when they were last changed: ${fault}`)
  writeJson(UPDATES_FILE, fault ? {} : lastChanges(log))
}

/** Makes what the frame around the articles is made of. */
export function emitFrame(build = buildHash()): void {
  emitMenu()
  emitPageData(build)
  copyImages()
  // The last: development waits for it (src/build/next/watch-documents.cjs).
  emitUpdates()
}
