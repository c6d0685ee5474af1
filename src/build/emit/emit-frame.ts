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

/** Hidden files and links are never published. */
const isPublished = (path: string): boolean => !basename(path).startsWith('.') && !lstatSync(path).isSymbolicLink()

export function copyImages(folder: string): void {
  const images = join(contentRoot(), 'images')
  const published = join(folder, 'assets/images')
  rmSync(published, { recursive: true, force: true })
  if (existsSync(images)) cpSync(images, published, { recursive: true, filter: isPublished })
}

function sectionsOf(locale: Locale): MenuSection[] {
  const count = readReferences().plugins.length
  const countAt = (slug: string) => slug === routeOf('plugins', locale) && { count }
  return menuOf(locale).sections.map(({ title: name, topics }) => {
    return { title: name, topics: topics.map(({ title, slug }) => ({ title, slug, ...countAt(slug) })) }
  })
}

/** The menu for the server (src/navigation/use-menu.ts). */
export const TOPICS_FILE = '.generated/topics.json'

/** Writes the menu: for the server, and a file per language, which browsers fetch when the language changes. */
export function emitMenu(folder: string): void {
  const topics = localize(sectionsOf)
  writeJson(TOPICS_FILE, topics)
  for (const locale of LOCALES) writeJson(join(folder, menuPath(locale)), { sections: topics[locale] } satisfies Menu)
}

/** Writes what earlier anchors are now, a file per language, which browsers fetch for old links. */
function emitAnchors(folder: string): void {
  const anchors = Object.entries(readAnchors())
  for (const locale of LOCALES) {
    const own = anchors.filter(([slug]) => localeOfSlug(slug) === locale)
    writeJson(join(folder, earlierAnchorsPath(locale)), Object.fromEntries(own))
  }
}

/** Writes each page's status and the hash of the build, by which tabs of another build know that they have to reload. */
export function emitPageData(folder: string, hash: string): void {
  rmSync(join(folder, 'assets/data'), { recursive: true, force: true })
  for (const slug of allSlugs()) {
    const code = slug.endsWith(ROUTES.notFound) ? 404 : 200
    writeJson(join(folder, `assets/data${slug}index.json`), { hash, code })
  }
}

const isPage = (file: string): boolean => file.endsWith('.md')

/** A commit that touches a larger share of the pages has moved or reformatted them: it is no change of any. */
const MOST_PAGES = 0.5

/** With fewer pages, a normal change can touch most of them. */
const FEW_PAGES = 10

/**
 * Parses `git log` with names, newest commit first. @returns the day of the last change of each file inside a `content/` folder or at the
 * top; none for files that only mass changes touched
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

/** Writes the day of every page's last change, in one pass over the history; where it is incomplete none, and prints why. */
export function emitUpdates(): void {
  const isFetched = process.env.CONTENT_REPOSITORY && existsSync(CONTENT_CLONE)
  const folder = isFetched ? CONTENT_CLONE : '.'
  const commit = isFetched ? fetchedContent()?.commit : undefined
  const log = tryGit('-C', folder, 'log', '--format=@%cs', '--name-only', '--no-renames', commit ?? 'HEAD')
  const isWhole = tryGit('-C', folder, 'rev-parse', '--is-shallow-repository').trim() === 'false'
  if (!isWhole || !log)
    console.log(
      'Pages do not say when they were last changed: the history is missing or cut short  (git fetch --unshallow)',
    )
  writeJson(UPDATES_FILE, isWhole ? lastChanges(log) : {})
}

/** Makes the inputs of the frame around articles, and writes to a folder what browsers fetch of them. */
export function emitFrame(folder: string, build = buildHash()): void {
  emitMenu(folder)
  emitAnchors(folder)
  emitPageData(folder, build)
  copyImages(folder)
  // Last, because development waits for it (src/build/next/watch-documents.cjs).
  emitUpdates()
}
