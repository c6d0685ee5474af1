/** Constants of the site, for pages, tests and build steps. */
export const SITE = {
  name: 'Wakamiti',
  /** Empty on purpose: every page has its own description. */
  description: '',
  product: 'wakamiti',
  /** Prefix of every path, without the trailing slash. */
  base: '/wakamiti',
  origin: 'https://iti-ict.github.io',
  repository: 'https://github.com/iti-ict/wakamiti',
  /** The repository with this site and its content: where a page is edited. A build can name another one. */
  source: 'https://github.com/iti-ict/wakamiti',
  version: '0.7.23',
  /** What browsers paint around the page. */
  themeColor: '#10c186',
  /** The same around a dark page: its ground. */
  darkThemeColor: '#101614',
  license: 'MPL-2.0',
} as const

/**
 * Prefixes a path of the site with the base path.
 * @example withBase('/plugins/rest/') // => '/wakamiti/plugins/rest/'
 */
export const withBase = (path: string): string => `${SITE.base}${path}`

/**
 * The public address of a path of the site, for canonical links, the sitemap and Open Graph.
 * @example absoluteUrl('/') // => 'https://iti-ict.github.io/wakamiti/'
 */
export const absoluteUrl = (path: string): string => `${SITE.origin}${SITE.base}${path}`
