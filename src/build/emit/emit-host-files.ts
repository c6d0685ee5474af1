import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allSlugs } from '@/content/site-pages'
import { localeOfSlug, translatedSlug } from '@/content/slug'
import { ROUTES } from '@/site/routes'
import { absoluteUrl } from '@/site/site'

const alternate = (locale: string, slug: string) =>
  `<xhtml:link rel="alternate" hreflang="${locale}" href="${absoluteUrl(slug)}"/>`

/**
 * One address of the sitemap with its languages.
 * @param slug a path of the site
 */
export function sitemapEntry(slug: string): string {
  const pair = [slug, translatedSlug(slug)].sort((one, other) => (localeOfSlug(one) > localeOfSlug(other) ? -1 : 1))
  const links = pair.map((each) => alternate(localeOfSlug(each), each)).join('')
  return `<url><loc>${absoluteUrl(slug)}</loc>${links}${alternate('x-default', pair[0] ?? slug)}</url>`
}

/** Writes sitemap.xml, with the languages of each page, and robots.txt. */
export function emitSitemap(folder: string): void {
  const slugs = allSlugs().filter((slug) => !slug.endsWith(ROUTES.notFound))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${slugs.map(sitemapEntry).join('\n')}
</urlset>
`
  writeFileSync(join(folder, 'sitemap.xml'), xml)
  writeFileSync(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`)
}

/** The not-found page is a route of its own (/404/) and what a host answers with for every other address (404.html). */
export function emitNotFound(folder: string): void {
  // Next writes a page for server errors, too: a static host has none.
  for (const page of ['500.html', '500']) rmSync(join(folder, page), { recursive: true, force: true })
  copyFileSync(join(folder, '404', 'index.html'), join(folder, '404.html'))
}
