import { existsSync } from 'node:fs'
import { localeOfSlug, slugIn } from '@/content/slug'
import { LOCALES } from '@/i18n/locale'
import { absoluteUrl, SITE } from '@/site/site'
import { routeOfFile } from '../src/build/exported/files'
import { exported, pages } from './helpers/exported'
import { DOC_ROUTES, inLocale, sitePaths, writtenTitle } from './helpers/routes'
import { expect, test } from './helpers/test'

const isFound = ({ file }: { file: string }) => !file.includes('404')

/** The content of a tag of the head, by what else it says. */
const headOf = (html: string, sign: string): string | undefined =>
  [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(sign))
    ?.match(/(?:content|href)="([^"]*)"/)?.[1]

test('every page names its own address, and that of both languages and the default one', () => {
  for (const { file, html } of pages().filter(isFound)) {
    const path = routeOfFile(file)
    expect.soft(headOf(html, 'rel="canonical"'), path).toBe(absoluteUrl(path))
    for (const each of LOCALES)
      expect.soft(headOf(html, `hrefLang="${each}"`), path).toBe(absoluteUrl(slugIn(each, path)))
    expect.soft(headOf(html, 'hrefLang="x-default"'), path).toBe(absoluteUrl(slugIn('es', path)))
  }
})

test('every page says what it is to those who link to it', () => {
  for (const { file, html } of pages()) {
    const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]
    expect.soft(title, file).toMatch(new RegExp(` - ${SITE.name}$`))
    expect.soft(headOf(html, 'property="og:title"'), file).toBe(title)
    expect.soft(headOf(html, 'property="og:site_name"'), file).toBe(SITE.name)
    expect.soft(headOf(html, 'name="description"')?.length, file).toBeGreaterThan(10)
    expect.soft(headOf(html, 'property="og:description"'), file).toBe(headOf(html, 'name="description"'))
    expect.soft(headOf(html, 'property="og:locale"'), file).toMatch(localeOfSlug(routeOfFile(file)))
    expect.soft(headOf(html, 'name="theme-color"'), file).toBe('#10c186')
    expect.soft(headOf(html, 'name="generator"'), file).toBe('Wakamiti 0.7.23')
    expect.soft(headOf(html, 'name="viewport"'), file).toContain('width=device-width')
  }
})

test('what pages refer to in their heads is there', () => {
  const signs = ['rel="icon"', 'rel="manifest"', 'property="og:image"', 'type="application/rss+xml"']
  for (const { html } of pages().filter(isFound))
    for (const sign of signs) {
      const address = headOf(html, sign) ?? ''
      const path = new URL(address, SITE.origin).pathname.slice(SITE.base.length)
      expect.soft(existsSync(`out${path}`), `${sign} ${address}`).toBe(true)
    }
})

test('titles and descriptions of different pages are different', () => {
  const found = pages().filter(isFound)
  for (const sign of ['property="og:title"', 'name="description"']) {
    const all = found.filter(({ html }) => html.includes('<html lang="es"')).map(({ html }) => headOf(html, sign))
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
  }
})

test('the sitemap names every page once with its languages, and robots the sitemap', () => {
  const sitemap = exported('sitemap.xml')
  const found = pages()
    .filter(isFound)
    .map(({ file }) => routeOfFile(file))
  expect(sitePaths().sort()).toEqual(found.sort())
  for (const route of ['/', ...DOC_ROUTES])
    for (const locale of LOCALES) {
      expect(sitemap).toContain(`<loc>${absoluteUrl(inLocale(route, locale))}</loc>`)
      expect(sitemap).toContain(`hreflang="${locale}" href="${absoluteUrl(inLocale(route, locale))}"`)
      expect(sitemap).toContain(`hreflang="x-default" href="${absoluteUrl(route)}"`)
    }
  expect(exported('robots.txt')).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`)
})

test('search engines leave out the not-found pages', () => {
  for (const { file, html } of pages())
    expect.soft(headOf(html, 'name="robots"'), file).toBe(file.includes('404') ? 'noindex' : undefined)
})

test('the manifest describes the site below its base', () => {
  const manifest = JSON.parse(exported('manifest.webmanifest')) as Record<string, unknown>
  expect(manifest).toMatchObject({
    name: 'Wakamiti',
    start_url: '/wakamiti/',
    scope: '/wakamiti/',
    theme_color: '#10c186',
  })
})

test('the article stands once in its page: the data beside it hold none of it', () => {
  for (const route of DOC_ROUTES)
    for (const locale of LOCALES) {
      const html = exported(`${inLocale(route, locale)}index.html`)
      const data = /<script id="__NEXT_DATA__"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
      const { pageProps } = (JSON.parse(data) as { props: { pageProps: Record<string, object> } }).props
      expect.soft(Object.keys(pageProps), route).toEqual(['page'])
      expect.soft(pageProps.page, route).toMatchObject({ title: writtenTitle(route, locale), locale })
      expect.soft(Buffer.byteLength(data), route).toBeLessThan(8_000)
      expect.soft(html.split('id="article"').length, route).toBe(2)
    }
})

test('the version of the site is shown', () => {
  for (const locale of LOCALES) expect(exported(`${inLocale('/', locale)}index.html`)).toContain(SITE.version)
})
