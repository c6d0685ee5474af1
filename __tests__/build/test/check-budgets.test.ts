import { gzipSync } from 'node:zlib'
import budgets from '@/build/budgets.json'
import { measure } from '@/build/test/check-budgets'
import { workIn } from '../../work-in'

const SCRIPT = 'a'.repeat(5000)
const FONT = 'f'.repeat(300)

const page = (body: string) => `<html><head>
<style data-full="/wakamiti/a.css">p{}</style>
<script src="/wakamiti/old.js" noModule=""></script>
<script src="/wakamiti/a%5B1%5D.js" async></script>
<script id="__NEXT_DATA__" type="application/json">{"html":"<b><b><b>"}</script>
</head><body>${body}</body></html>`

const REST = page('<p></p>'.repeat(7))

const folder = workIn({
  'assets/offline/site.json': { build: 'abc', bytes: 160, files: [], pages: [] },
  'assets/wakamiti-docs.zip': 'z'.repeat(70),
  'index.html': '<html></html>',
  'plugins/rest/index.html': REST,
  'en/plugins/rest/index.html': REST,
  'plugins/database/index.html': page(''),
  'en/plugins/database/index.html': page(''),
  'a[1].js': SCRIPT,
  'old.js': SCRIPT.repeat(9),
  'f.woff2': FONT,
})

const figure = (what: string) => measure(folder).find((each) => each.what.startsWith(what))

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length

test('the HTML of a page is measured compressed, without its style, which is measured separately', () => {
  expect(figure('HTML of plugins/rest')).toMatchObject({
    bytes: gzipped(REST.replace(/<style.*<\/style>/, '')),
    limit: budgets.pages['plugins/rest'],
  })
})

test('the largest first load of scripts and styles counts, compressed, and all fonts as they are', () => {
  expect(figure('script')?.bytes).toBe(gzipped(SCRIPT))
  expect(figure('style')?.bytes).toBe(gzipped('p{}'))
  expect(figure('fonts')?.bytes).toBe(FONT.length)
})

test('the saved site is measured; so is the archive', () => {
  expect(figure('saved site')).toEqual({ what: 'saved site', bytes: 160, limit: budgets.saved })
  expect(figure('archive')).toEqual({ what: 'archive', bytes: 70, limit: budgets.archive })
})
