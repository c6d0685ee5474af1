import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRoutes } from '@/content/references'
import { pageSlugs } from '@/content/site-pages'
import { localeOfSlug, slugIn } from '@/content/slug'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locale'
import { absoluteUrl, SITE, withBase } from '@/site/site'
import { HEADERS_FILE, type HeaderRule, writeFile } from '../exported/files'
import { contentSecurityPolicy, withPolicy } from './emit-csp'

const alternate = (locale: string, slug: string) =>
  `<xhtml:link rel="alternate" hreflang="${locale}" href="${absoluteUrl(slug)}"/>`

export function sitemapEntry(slug: string): string {
  const links = LOCALES.map((locale) => alternate(locale, slugIn(locale, slug))).join('')
  return `<url><loc>${absoluteUrl(slug)}</loc>${links}${alternate('x-default', slugIn(DEFAULT_LOCALE, slug))}</url>`
}

/** Writes `sitemap.xml`, with the translations of each page, and `robots.txt`. */
export function emitSitemap(folder: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pageSlugs().map(sitemapEntry).join('\n')}
</urlset>
`
  writeFileSync(join(folder, 'sitemap.xml'), xml)
  writeFileSync(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`)
}

/** Copies the not-found page, a route of its own (/404/), to where hosts look for it (404.html). */
export function emitNotFound(folder: string): void {
  // Next.js also writes a page for server errors: a static host has none.
  for (const page of ['500.html', '500']) rmSync(join(folder, page), { recursive: true, force: true })
  copyFileSync(join(folder, '404', 'index.html'), join(folder, '404.html'))
}

/** For files with a hash in their name. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** For everything else, which the next deployment may change: browsers ask whether their copy is current. */
const ASK_FIRST = 'public, max-age=0, must-revalidate'

/** Browser features that the site never asks for. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb']

/** Hosts join the headers of all rules for a path: no two rules give it the same one. */
function headerRules(policy: string, paths: string[]): HeaderRule[] {
  return [
    [
      '/*',
      // Browsers ignore frame-ancestors in a `<meta>` element.
      `Content-Security-Policy: ${policy}; frame-ancestors 'none'`,
      'Strict-Transport-Security: max-age=31536000',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      `Permissions-Policy: ${UNUSED.map((feature) => `${feature}=()`).join(', ')}`,
      'Cross-Origin-Opener-Policy: same-origin',
      'Cross-Origin-Resource-Policy: same-origin',
    ],
    // Other sites and editors may read catalogues, schemas and examples.
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

/** Keeps the fragment, which a refresh would lose. The refresh is for browsers without scripts. */
const REDIRECT_SCRIPT = 'location.replace(document.links[0].href+location.hash)'

/** Redirects from the route of an earlier page, for hosts that do not. It is no page of the site: nothing else is in it. */
function redirectPage(to: string): string {
  const locale = localeOfSlug(to)
  const { moved } = ARTICLE_STRINGS[locale]
  const html = `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"/><title>${moved}</title>
<meta name="robots" content="noindex"/><link rel="canonical" href="${absoluteUrl(to)}"/>
<meta http-equiv="refresh" content="0; url=${withBase(to)}"/></head>
<body><p><a href="${withBase(to)}">${moved}</a></p><script>${REDIRECT_SCRIPT}</script></body></html>`
  return withPolicy(html, contentSecurityPolicy(html, false))
}

/** Redirects the routes of earlier pages, by a page each and by `_redirects`, and the root of a host to the site. */
export function emitRedirects(folder: string, routes = readRoutes()): void {
  const rules = [`/ ${SITE.base}/ 302\n`]
  for (const [from, to] of Object.entries(routes)) {
    writeFile(join(folder, from.replace(/\/$/, '/index.html')), redirectPage(to))
    rules.push(`${withBase(from)} ${withBase(to)} 301\n`)
  }
  writeFileSync(join(folder, '_redirects'), rules.join(''))
}
