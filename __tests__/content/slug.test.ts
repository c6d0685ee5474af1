import { type ContentPath, localeOfSlug, parseContentPath, slugIn, slugOf } from '@/content/slug'

test.each<[string, ContentPath]>([
  ['plugins/rest.es.md', { path: 'plugins/rest', locale: 'es' }],
  ['plugins/html-reporter.en.md', { path: 'plugins/html-reporter', locale: 'en' }],
])('%s is a page', (file, parsed) => {
  expect(parseContentPath(file)).toEqual(parsed)
})

test.each([
  'plugins/rest.md',
  'plugins/rest.fr.md',
  'plugins/Rest.es.md',
  'plugins/rest_api.es.md',
  'plugins/rest.es.mdx',
  '../rest.es.md',
  '',
])('"%s" is no page', (file) => {
  expect(parseContentPath(file)).toBeUndefined()
})

test.each<[ContentPath, string]>([
  [{ path: 'plugins/rest', locale: 'en' }, '/en/plugins/rest/'],
  [{ path: 'plugins/index', locale: 'es' }, '/plugins/'],
  [{ path: 'index', locale: 'en' }, '/en/'],
  [{ path: 'plugins/my-index', locale: 'es' }, '/plugins/my-index/'],
])('%j is at %s', (path, slug) => {
  expect(slugOf(path)).toBe(slug)
})

test.each([
  ['/', 'es'],
  ['/plugins/', 'es'],
  ['/english/', 'es'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/plugins/', 'en'],
])('%s is in %s', (slug, locale) => {
  expect(localeOfSlug(slug)).toBe(locale)
})

test.each([
  ['/', '/en/'],
  ['/plugins/rest/', '/en/plugins/rest/'],
  ['/404/', '/en/404/'],
])('%s and %s are the same page', (spanish, english) => {
  expect(slugIn('en', spanish)).toBe(english)
  expect(slugIn('es', english)).toBe(spanish)
})
