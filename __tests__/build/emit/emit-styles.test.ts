/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { emitStyles, rulesInUse } from '@/build/emit/emit-styles'
import { workIn, writeFiles } from '../../work-in'

const LINKS = (sheet: string) =>
  `<link rel="preload" href="${sheet}" as="style"/><script>1</script><link rel="stylesheet" href="${sheet}" data-n-g=""/>`

const SHEET = '/wakamiti/_next/static/css/a.css'

const page = (body: string) =>
  `<html><head>${LINKS(SHEET)}<noscript data-n-css=""></noscript></head><body>${body}</body></html>`

const FILES = {
  'index.html': page('<p class="shown">a</p>'),
  'plugins/index.html': page('<h1>b</h1>'),
  'en/plugins/index.html': page('<b>b</b>'),
  'src/shell/frame.ts': "root.classList.add('js')",
  '_next/static/css/a.css': '.shown{color:red}h1{color:blue}b{top:0}.tool{color:green}',
}

const folder = workIn(FILES)

beforeEach(() => writeFiles(folder, FILES))

test.each([
  ['index.html', 'home', '.shown{color:red}', '<p class="shown">a</p>'],
  ['plugins/index.html', 'doc', 'h1{color:blue}b{top:0}', '<h1>b</h1>'],
  ['en/plugins/index.html', 'doc', 'h1{color:blue}b{top:0}', '<b>b</b>'],
])('%s contains what pages of its kind use, and the address of the rest', async (file, kind, rules, body) => {
  await emitStyles(folder)
  const style = `<style data-full="${SHEET}" data-kind="${kind}">${rules}</style>`
  expect(readFileSync(file, 'utf8')).toBe(
    `<html><head>${style}<script>1</script><noscript data-n-css=""></noscript></head><body>${body}</body></html>`,
  )
})

test('the margins and the numbers of paper stay', async () => {
  const paper = '@page{margin:16mm;@bottom-right{content:counter(page)}}'
  expect(await rulesInUse(`${paper}.tool{color:green}`, ['<p>a</p>'])).toBe(paper)
})

test.each([
  ['no sheet', '<html></html>', 'other.html links 0 style sheets instead of one.'],
  ['two sheets', `${LINKS(SHEET)}${LINKS('/wakamiti/b.css')}`, 'other.html links 2 style sheets instead of one.'],
  ['another sheet', LINKS('/wakamiti/b.css'), 'The pages link different style sheets.'],
])('a page with %s stops the build', async (_, html, message) => {
  writeFiles(folder, { 'other.html': html })
  await expect(emitStyles(folder)).rejects.toThrow(message)
  writeFiles(folder, { 'other.html': page('') })
})

test.each([
  ['a state that a script sets', '.js .a{x:1}', '<i class="a">', '.js .a{x:1}'],
  ['a variant of a utility', '.md\\:p-1\\.5{x:1}', '<i class="md:p-1.5">', '.md\\:p-1\\.5{x:1}'],
  [
    'an arbitrary value',
    '.data-\\[state\\=open\\]\\:w-\\[3px\\]{x:1}',
    '<i class="data-[state=open]:w-[3px]">',
    '.data-\\[state\\=open\\]\\:w-\\[3px\\]{x:1}',
  ],
  ['a rule within media', '@media print{.a{x:1}.b{x:1}}', '<i class="a">', '@media print{.a{x:1}}'],
  [
    'a token that only an unused rule reads',
    ':root{--a:1;--b:2}.a{x:var(--a)}.b{x:var(--b)}',
    '<i class="a">',
    ':root{--a:1}.a{x:var(--a)}',
  ],
  [
    'a token that another token reads',
    ':root{--a:var(--b);--b:2}.a{x:var(--a)}',
    '<i class="a">',
    ':root{--a:var(--b);--b:2}.a{x:var(--a)}',
  ],
  [
    'an animation',
    '@keyframes k{to{x:1}}.a{animation:k 1s}',
    '<i class="a">',
    '@keyframes k{to{x:1}}.a{animation:k 1s}',
  ],
  ['an animation of an unused rule', '@keyframes k{to{x:1}}.b{animation:k 1s}', '<i class="a">', ''],
])('%s', async (_, css, html, used) => {
  expect(await rulesInUse(css, [html], ['src/shell/frame.ts'])).toBe(used)
})
