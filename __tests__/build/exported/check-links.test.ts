import { rmSync } from 'node:fs'
import { checkExport, readExportedPage } from '@/build/exported/check-links'
import { routeOfFile } from '@/build/exported/files'
import { workIn, writeFiles } from '../../work-in'

const folder = workIn({})

const page = (body: string) => `<html><body><h1>Title</h1>${body}</body></html>`

/** The problems of an export of these files, with a sound home page. */
function problemsOf(files: Record<string, string>) {
  rmSync('out', { recursive: true, force: true })
  const all = { 'index.html': page('<h2 id="uso">Uso</h2>'), 'assets/a.json': '{}', ...files }
  writeFiles(`${folder}/out`, all)
  const pages = Object.entries(all).filter(([file]) => file.endsWith('.html'))
  return checkExport('out', new Map(pages.map(([file, html]) => [routeOfFile(file), readExportedPage(file, html)])))
}

test.each([
  ['a page', '/wakamiti/'],
  ['an anchor of a page', '/wakamiti/#uso'],
  ['an anchor of its own', '#own'],
  ['an anchor that is written in percent', '#se%C3%B1al'],
  ['a file', '/wakamiti/assets/a.json'],
  ['a page with a query', '/wakamiti/?q=1'],
  ['another site', 'https://example.org/'],
  ['another project of the host', '/other/'],
  ['a mail address', 'mailto:a@b.es'],
])('a link to %s is fine', (_, href) => {
  expect(problemsOf({ 'a/index.html': page(`<p id="own"></p><p id="señal"></p><a href="${href}">x</a>`) })).toEqual([])
})

test('a missing script is reported, and the content of scripts is not checked', () => {
  const scripts =
    '<script src="/wakamiti/_next/none.js" defer=""></script><script>"<a href=\\"/wakamiti/x/\\">"</script>'
  expect(problemsOf({ 'a/index.html': page(scripts) })).toEqual(['a/index.html: /wakamiti/_next/none.js leads nowhere'])
})

test.each([
  ['/wakamiti/none/', 'leads nowhere'],
  ['/wakamiti/assets/none.json', 'leads nowhere'],
  ['/wakamiti/assets/', 'leads nowhere'],
  ['/wakamiti/#none', 'leads to no anchor'],
  ['#none', 'leads to no anchor'],
])('a link to %s %s', (href, problem) => {
  expect(problemsOf({ 'a/index.html': page(`<a href="${href}">x</a>`) })).toEqual([`a/index.html: ${href} ${problem}`])
})

test('pictures and scripts are links, too, and each is reported once', () => {
  expect(problemsOf({ 'a/index.html': page('<img src="/wakamiti/b.png"><img src="/wakamiti/b.png">') })).toEqual([
    'a/index.html: /wakamiti/b.png leads nowhere',
  ])
})

test('an id that is used twice is reported', () => {
  expect(problemsOf({ 'a/index.html': page('<p id="x"></p><p id="x"></p>') })).toEqual([
    'a/index.html: the id x is used twice',
  ])
})

test('inline data is not checked', () => {
  const { ids, links } = readExportedPage('a', '<script>{"a":"<p id=\\"x\\" href=\\"/y\\">"}</script><p id="z"></p>')
  expect([ids, links]).toEqual([['z'], []])
})

test('entities are decoded', () => {
  expect(readExportedPage('a', '<a href="/x?a=1&amp;b=2"></a>').links).toEqual(['/x?a=1&b=2'])
})
