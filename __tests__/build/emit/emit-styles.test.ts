/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { emitStyles } from '@/build/emit/emit-styles'
import { readPages } from '@/build/exported/files'
import { workIn, writeFiles } from '../../work-in'

const LINKS = (sheet: string) =>
  `<link rel="preload" href="${sheet}" as="style"/><script>1</script><link rel="stylesheet" href="${sheet}" data-n-g=""/>`

const SHEET = '/wakamiti/_next/static/css/a.css'

const page = (body: string) =>
  `<html><head>${LINKS(SHEET)}<noscript data-n-css=""></noscript></head><body>${body}</body></html>`

/** Which files name the classes that scripts add. */
const SCRIPTS = [
  'src/article/use-line-wrapping.ts',
  'src/navigation/sidebar.tsx',
  'src/navigation/page-bar.tsx',
  'src/search/search-button.tsx',
  'src/shell/early-script.ts',
  'src/shell/fallback-page.tsx',
]

const FILES = {
  'index.html': page('<p class="shown">a</p>'),
  'plugins/index.html': page('<h1 class="title">b</h1>'),
  'en/plugins/index.html': page('<b class="bold">b</b>'),
  ...Object.fromEntries(SCRIPTS.map((file) => [file, "root.classList.add('js')"])),
  '_next/static/css/a.css': '@font-face{src:url(a)}.shown{color:red}.title{color:blue}.bold{top:0}.tool{color:green}',
}

const folder = workIn(FILES)

beforeEach(() => writeFiles(folder, FILES))

test.each([
  ['index.html', 'home', '@font-face{src:url(a)}.shown{color:red}', '<p class="shown">a</p>'],
  ['plugins/index.html', 'doc', '@font-face{src:url(a)}.title{color:blue}.bold{top:0}', '<h1 class="title">b</h1>'],
  ['en/plugins/index.html', 'doc', '@font-face{src:url(a)}.title{color:blue}.bold{top:0}', '<b class="bold">b</b>'],
])('%s contains what pages of its kind use, and the address of the rest', (file, kind, rules, body) => {
  const pages = emitStyles(folder, readPages(folder))
  const style = `<style data-full="${SHEET}" data-kind="${kind}">${rules}</style>`
  expect(pages.get(file)).toBe(
    `<html><head>${style}<script>1</script><noscript data-n-css=""></noscript></head><body>${body}</body></html>`,
  )
})

test.each([
  ['no sheet', '<html></html>', 'other.html links 0 style sheets instead of one.'],
  ['two sheets', `${LINKS(SHEET)}${LINKS('/wakamiti/b.css')}`, 'other.html links 2 style sheets instead of one.'],
  ['another sheet', LINKS('/wakamiti/b.css'), 'The pages link different style sheets.'],
])('a page with %s stops the build', (_, html, message) => {
  writeFiles(folder, { 'other.html': html })
  expect(() => emitStyles(folder, readPages(folder))).toThrow(message)
  writeFiles(folder, { 'other.html': page('') })
})

test('the whole sheet declares no fonts, which every page does', () => {
  emitStyles(folder, readPages(folder))
  expect(readFileSync('_next/static/css/a.css', 'utf8')).toBe(
    '.shown{color:red}.title{color:blue}.bold{top:0}.tool{color:green}',
  )
})
