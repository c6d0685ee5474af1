import { readFileSync } from 'node:fs'
import { emitFeeds, releasesIn } from '@/build/emit/emit-for-programs'
import { DOCUMENT_FILES } from '../../document-fixture'
import { REFERENCE_FILES } from '../../reference-fixture'
import { workIn } from '../../work-in'

const UPDATES = { 'plugins/rest.en.md': '2026-11-20', 'introduction/getting-started.en.md': '2026-11-22' }

workIn({ ...DOCUMENT_FILES, ...REFERENCE_FILES, '.generated/updates.json': UPDATES, 'out/en/keep': '' })

const items = (html: string) => `<ul><li><strong>${html}</li></ul>`

test.each([
  [
    'es',
    '2.12.0</strong>, 29 de junio de 2026. Un <code>a &amp; b</code>.',
    ['Wakamiti 2.12.0', '2026-06-29', 'Un a &amp; b.'],
  ],
  ['en', 'REST 2.9.4</strong>, 2 May 2026. A POST.', ['REST 2.9.4', '2026-05-02', 'A POST.']],
  ['en', 'REST 2.9.0 to 2.9.3</strong>, November 2025. MIME type.', undefined],
  ['en', 'one</strong>, 2 Mayo 2026. No month.', undefined],
] as const)('%s: a release is read from its page, if it says the day', (locale, html, expected) => {
  const [found] = releasesIn(items(html), '/releases/', locale)
  expect(found && [found.title, found.day, found.text]).toEqual(expected)
})

test('each language has a reproducible feed of its pages with known days, newest first', () => {
  emitFeeds('out')
  const [spanish, english] = ['out/feed.xml', 'out/en/feed.xml'].map((file) => readFileSync(file, 'utf8'))
  const titles = [...(english ?? '').matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title)
  expect(titles).toEqual(['Documentation: Getting started', 'Documentation: REST'])
  expect(english).toContain('<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>')
  expect(english).toContain('href="https://iti-ict.github.io/wakamiti/en/feed.xml" rel="self"')
  expect(spanish).not.toContain('<item>')
  emitFeeds('out')
  expect(readFileSync('out/en/feed.xml', 'utf8')).toBe(english)
})
