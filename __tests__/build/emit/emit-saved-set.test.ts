import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { emitSavedSet, withoutArticle } from '@/build/emit/emit-offline'
import { pageSlugs } from '@/content/site-pages'
import { LOCALES, type Locale } from '@/i18n/locale'
import type { SavedSet } from '@/site/published'
import { workIn } from '../../work-in'

const PAGES = ['/', '/en/', '/en/plugins/rest/', '/en/wakamiti/license/', '/plugins/rest/', '/wakamiti/license/']

jest.mock('@/content/site-pages')
jest.mocked(pageSlugs).mockReturnValue(PAGES)

const page = (text: string) =>
  `<html lang="es" data-build="abc"><body><div id="page"><main>${text}</main></div><nav></nav></body></html>`

/** The pages of a language that the lists are made from. */
const pagesIn = (prefix: string) => ({
  [`${prefix}index.html`]: page('home'),
  [`${prefix}404/index.html`]: page('not found'),
  [`${prefix}wakamiti/license/index.html`]: page('license'),
  [`${prefix}plugins/rest/index.html`]: page('rest'),
})

/** The data of a language. */
const dataOf = (locale: Locale) => [
  `menu/${locale}`,
  `asked/steps.${locale}`,
  `asked/options.${locale}`,
  `search/${locale}`,
  `search/${locale}.text`,
]

const data = (html: string) => ({ pageProps: { html } })

const FOLDER = workIn({
  ...pagesIn(''),
  ...pagesIn('en/'),
  '404.html': page('not found'),
  '_next/data/abc/index.json': data('home'),
  '_next/data/abc/wakamiti/license.json': data('license'),
  '_next/data/abc/plugins/rest.json': data(
    '<a href="/wakamiti/assets/a.zip"><img data-src="/wakamiti/assets/b.png"><source srcset="/wakamiti/assets/b.avif"><a href="/wakamiti/assets/wakamiti-docs.zip">',
  ),
  '_next/data/abc/en.json': data('home'),
  '_next/data/abc/en/wakamiti/license.json': data('license'),
  '_next/data/abc/en/plugins/rest.json': data('<a href="/wakamiti/assets/gone.zip">'),
  '_next/static/chunks/main.js': 'script',
  '_next/static/chunks/pages/[[...slug]].js': 'script',
  '_next/static/abc/files.js': 'list of the worker',
  '_next/static/chunks/polyfills-1.js': 'for older browsers',
  'favicon.svg': '<svg/>',
  'manifest.webmanifest': '{}',
  'assets/a.zip': 'zip',
  'assets/b.png': 'png',
  'assets/b.avif': 'avif',
  'assets/wakamiti-docs.zip': 'archive',
  'assets/unused.svg': '<svg/>',
  ...Object.fromEntries(
    ['steps', 'options', 'step-history', ...LOCALES.flatMap(dataOf)].map((name) => [`assets/${name}.json`, {}]),
  ),
})

const LIST = 'assets/offline/site.json'

const saved = () => JSON.parse(readFileSync(LIST, 'utf8')) as SavedSet

beforeAll(() => emitSavedSet(FOLDER))

test('the list has the home pages, what every page needs, all data and what pages refer to, but not the archive', () => {
  const { build, files, pages } = saved()
  expect(files.map(({ path }) => path.slice('/wakamiti'.length))).toEqual([
    '/',
    '/404/',
    '/en/',
    '/en/404/',
    '/assets/offline/es.txt',
    '/assets/offline/en.txt',
    '/_next/static/chunks/main.js',
    '/_next/static/chunks/pages/%5B%5B...slug%5D%5D.js',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/assets/menu/es.json',
    '/assets/menu/en.json',
    '/_next/data/abc/index.json',
    '/_next/data/abc/en.json',
    '/_next/data/abc/en/plugins/rest.json',
    '/_next/data/abc/en/wakamiti/license.json',
    '/_next/data/abc/plugins/rest.json',
    '/_next/data/abc/wakamiti/license.json',
    '/assets/steps.json',
    '/assets/options.json',
    '/assets/step-history.json',
    ...LOCALES.flatMap((locale) => [
      `/assets/asked/steps.${locale}.json`,
      `/assets/asked/options.${locale}.json`,
      `/assets/search/${locale}.json`,
      `/assets/search/${locale}.text.json`,
    ]),
    '/assets/a.zip',
    '/assets/b.avif',
  ])
  expect({ build, pages }).toEqual({ build: 'abc', pages: PAGES })
})

test('each file has its hash and its compressed size, and the list the size of all', () => {
  const { bytes, files } = saved()
  expect(bytes).toBe(files.reduce((sum, each) => sum + each.bytes, 0))
  const file = files.find(({ path }) => path === '/wakamiti/')
  const content = page('home')
  expect(file).toEqual({
    path: '/wakamiti/',
    hash: createHash('sha256').update(content).digest('base64'),
    bytes: gzipSync(content, { level: 9 }).length,
  })
})

test('the same export gives the same list', () => {
  const before = readFileSync(LIST, 'utf8')
  emitSavedSet(FOLDER)
  expect(readFileSync(LIST, 'utf8')).toBe(before)
})

test('the document for all pages has no article and is marked', () => {
  expect(readFileSync('assets/offline/es.txt', 'utf8')).toBe(
    '<html data-shell lang="es" data-build="abc"><body><div id="page"></div><nav></nav></body></html>',
  )
})

test('a template without an article stops the build', () => {
  expect(() => withoutArticle('<html><body><p></p></body></html>')).toThrow('no article')
})
