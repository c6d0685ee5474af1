import { rmSync } from 'node:fs'
import { menuOf } from '@/content/documents'
import { readAnchors, readReferences } from '@/content/references'
import type { MenuSection } from '@/content/site-page'
import { allSlugs } from '@/content/site-pages'
import { localeOfSlug } from '@/content/slug'
import { LOCALES, type Locale } from '@/i18n/locale'
import { type EarlierAnchors, earlierAnchorsPath } from '@/navigation/earlier-anchors'
import type { Menu } from '@/navigation/use-menu'
import { ROUTES, routeOf } from '@/site/routes'
import { writeJson } from '../exported/files'

/** Sections and topics as the sidebar shows them. */
function sectionsOf(locale: Locale): MenuSection[] {
  const plugins = readReferences().plugins.length
  return menuOf(locale).sections.map(({ title, topics }) => ({
    title,
    topics: topics.map((topic) => ({
      title: topic.title,
      slug: topic.slug,
      ...(topic.slug === routeOf('plugins', locale) && { count: plugins }),
    })),
  }))
}

/** The menu as the server imports it (src/navigation/use-menu.ts). */
export const TOPICS_FILE = '.generated/topics.json'

/** The menu: topics for the server, and as one file a language that browsers fetch when the language changes. */
export function emitMenu(): void {
  writeJson(TOPICS_FILE, Object.fromEntries(LOCALES.map((locale) => [locale, sectionsOf(locale)])))
  for (const locale of LOCALES) {
    const menu: Menu = { sections: sectionsOf(locale) }
    writeJson(`public/assets/menu/${locale}.json`, menu)
  }
}

/** What the anchors of the tool's earlier documentation are now: a file a language, which readers of old links fetch. */
export function emitAnchors(): void {
  const anchors = Object.entries(readAnchors())
  for (const locale of LOCALES) {
    const own: EarlierAnchors = Object.fromEntries(anchors.filter(([slug]) => localeOfSlug(slug) === locale))
    writeJson(`public${earlierAnchorsPath(locale)}`, own)
  }
}

/**
 * Page data of every route: the build's hash, by which an open tab of another build knows to load pages in full, and the status
 * of the page.
 * @param hash the name of the build
 */
export function emitPageData(hash: string): void {
  rmSync('public/assets/data', { recursive: true, force: true })
  for (const slug of allSlugs()) {
    const code = slug.endsWith(ROUTES.notFound) ? 404 : 200
    writeJson(`public/assets/data${slug}index.json`, { hash, code })
  }
}
