import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emitNotFound, emitSitemap, sitemapEntry } from '@/build/emit/emit-host-files'
import { DOCUMENT_FILES } from '../../document-fixture'
import { workIn } from '../../work-in'

describe('the not-found page', () => {
  const folder = workIn({
    '404/index.html': 'not found',
    '404.html': 'as Next.js left it',
    '500.html': 'error',
    '500/index.html': 'error',
    'index.html': 'home',
  })

  beforeAll(() => emitNotFound(folder))

  test('every unknown address is answered by the same page as /404/', () => {
    expect(readFileSync(join(folder, '404.html'), 'utf8')).toBe('not found')
    expect(existsSync(join(folder, '404', 'index.html'))).toBe(true)
  })

  test('the page for server errors is not published', () => {
    expect([existsSync(join(folder, '500.html')), existsSync(join(folder, '500'))]).toEqual([false, false])
  })

  test('the other pages stay', () => {
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('home')
  })
})

describe('the sitemap', () => {
  const folder = workIn(DOCUMENT_FILES)

  const ORIGIN = 'https://iti-ict.github.io/wakamiti'

  const ALTERNATES =
    `<xhtml:link rel="alternate" hreflang="es" href="${ORIGIN}/plugins/"/>` +
    `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/en/plugins/"/>` +
    `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/plugins/"/>`

  test.each(['/plugins/', '/en/plugins/'])('%s names both languages, and Spanish for everybody else', (slug) => {
    expect(sitemapEntry(slug)).toBe(`<url><loc>${ORIGIN}${slug}</loc>${ALTERNATES}</url>`)
  })

  test('every page is listed, the not-found pages are not', () => {
    emitSitemap(folder)
    const xml = readFileSync('sitemap.xml', 'utf8')
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+" xmlns:xhtml="[^"]+">\n<url>/)
    expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address?.slice(ORIGIN.length))).toEqual([
      '/',
      '/en/',
      '/en/introduction/getting-started/',
      '/en/plugins/',
      '/en/plugins/rest/',
      '/introduction/getting-started/',
      '/plugins/',
      '/plugins/rest/',
    ])
  })

  test('robots.txt refers to it', () => {
    emitSitemap(folder)
    expect(readFileSync('robots.txt', 'utf8')).toBe(`User-agent: *\nAllow: /\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  })
})
