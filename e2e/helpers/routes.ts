import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Locale } from '@/i18n/locale'
import { absoluteUrl, SITE } from '@/site/site'

/** Every documentation page of the specification (section 2), by its Spanish path. */
export const DOC_ROUTES = (
  parse(readFileSync('__tests__/specification.yaml', 'utf8')) as { routes: string[] }
).routes.filter((route) => !['/', '/404/'].includes(route))

/** Every kind of page there is, by the Spanish path of one of them. */
export const PAGE_TYPES = [
  '/',
  '/setup/usage/',
  '/plugins/rest/',
  '/plugins/html-reporter/',
  '/plugins/',
  '/404/',
  '/reference/options/',
  '/reference/data-types/',
  '/reference/step-expressions/',
]

/** The kinds that differ most; tests of the others are among those of `npm test -- --all`. */
export const TYPICAL = ['/', '/plugins/rest/']

/**
 * The path of a page in a language.
 * @example inLocale('/plugins/', 'en') // => '/en/plugins/'
 */
export const inLocale = (route: string, locale: Locale): string => (locale === 'es' ? route : `/en${route}`)

/** The title that the writer gave a documentation page. */
export function writtenTitle(route: string, locale: Locale): string {
  const path = route.slice(1, -1)
  const [page, index] = [`content/${path}.${locale}.md`, `content/${path}/index.${locale}.md`]
  const text = readFileSync(existsSync(page) ? page : index, 'utf8')
  return (/^title: *(.*)$/m.exec(text)?.[1] ?? '').replace(/^(["'])(.*)\1$/, '$2')
}

/** The path of every page that the site tells search engines about. */
export const sitePaths = (): string[] =>
  [...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.slice(absoluteUrl('').length),
  )

/** The path of the site that an address leads to. */
export const pathOf = (address: string): string => new URL(address).pathname.slice(SITE.base.length)
