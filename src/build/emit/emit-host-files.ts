import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRoutes } from '@/content/references'
import { allSlugs } from '@/content/site-pages'
import { localeOfSlug, slugIn } from '@/content/slug'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locale'
import { absoluteUrl, ROUTES, SITE, withBase } from '@/site/site'
import { HEADERS_FILE, type HeaderRule, writeFile } from '../exported/files'
import { contentSecurityPolicy, withPolicy } from './emit-csp'

const alternate = (locale: string, slug: string) =>
  `<xhtml:link rel="alternate" hreflang="${locale}" href="${absoluteUrl(slug)}"/>`

/** One address of the sitemap with its languages. */
export function sitemapEntry(slug: string): string {
  const links = LOCALES.map((locale) => alternate(locale, slugIn(locale, slug))).join('')
  return `<url><loc>${absoluteUrl(slug)}</loc>${links}${alternate('x-default', slugIn(DEFAULT_LOCALE, slug))}</url>`
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

/** Files with a hash in their name never change. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Everything else may be another one after the next deployment: browsers ask whether their copy still holds. */
const ASK_FIRST = 'public, max-age=0, must-revalidate'

/** What browsers would ask readers for, and the site never needs. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb']

/** The headers of a site. Hosts join those of rules for one path: no two of these give the same one. */
function headerRules(policy: string, paths: string[]): HeaderRule[] {
  return [
    [
      '/*',
      // In a `<meta>` element browsers ignore frame-ancestors.
      `Content-Security-Policy: ${policy}; frame-ancestors 'none'`,
      'Strict-Transport-Security: max-age=31536000',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      `Permissions-Policy: ${UNUSED.map((feature) => `${feature}=()`).join(', ')}`,
      'Cross-Origin-Opener-Policy: same-origin',
      'Cross-Origin-Resource-Policy: same-origin',
    ],
    // The catalogue, the schema of the configuration and examples: other sites and editors may read them.
    ['/assets/*', 'Access-Control-Allow-Origin: *'],
    ['/_next/*', `Cache-Control: ${FOR_EVER}`],
    ...paths.map((path): HeaderRule => [path, `Cache-Control: ${ASK_FIRST}`]),
  ]
}

/** Writes `_headers`, for hosts that read it. */
export function emitHeaders(folder: string, policy: string): void {
  const entries = readdirSync(folder, { withFileTypes: true })
  const others = entries.filter(({ name }) => !/^_(headers|redirects|next)$/.test(name))
  const pathsOf = (isFolder: boolean) =>
    others.flatMap((entry) => (entry.isDirectory() === isFolder ? `/${entry.name}` : [])).sort()
  const rules = headerRules(policy, ['/', ...pathsOf(false), ...pathsOf(true).map((path) => `${path}/*`)])
  const texts = rules.map(([pattern, ...headers]) => `${[withBase(pattern), ...headers].join('\n  ')}\n`)
  writeFileSync(join(folder, HEADERS_FILE), texts.join('\n'))
}

/** A refresh loses the fragment of the address. Where no script runs it leads to the page, as this does to the place on it. */
const TO_THE_PLACE = 'location.replace(document.links[0].href+location.hash)'

/** What a browser gets at the route of an earlier page, from a host that does not redirect. It is no page: nothing else is in it. */
function redirectPage(to: string): string {
  const locale = localeOfSlug(to)
  const { moved } = ARTICLE_STRINGS[locale]
  const html = `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"/><title>${moved}</title>
<meta name="robots" content="noindex"/><link rel="canonical" href="${absoluteUrl(to)}"/>
<meta http-equiv="refresh" content="0; url=${withBase(to)}"/></head>
<body><p><a href="${withBase(to)}">${moved}</a></p><script>${TO_THE_PLACE}</script></body></html>`
  return withPolicy(html, contentSecurityPolicy(html, false))
}

/**
 * Leads readers from the routes of earlier pages to those of today: with a page each, and with `_redirects`, for hosts that read it. At the
 * root of a host of its own, they are sent to the site below its base path.
 */
export function emitRedirects(folder: string, routes = readRoutes()): void {
  const rules = [`/ ${SITE.base}/ 302\n`]
  for (const [from, to] of Object.entries(routes)) {
    writeFile(join(folder, from.replace(/\/$/, '/index.html')), redirectPage(to))
    rules.push(`${withBase(from)} ${withBase(to)} 301\n`)
  }
  writeFileSync(join(folder, '_redirects'), rules.join(''))
}
