import { readFileSync } from 'node:fs'
import { emitStyles, mayMatch, usedRules } from '@/build/emit/emit-styles'
import { readPages } from '@/build/exported/files'
import { workIn, writeFiles } from '../../work-in'

const LINKS = (sheet: string) =>
  `<link rel="preload" href="${sheet}" as="style"/><script>1</script><link rel="stylesheet" href="${sheet}" data-n-g=""/>`

const SHEET = '/wakamiti/_next/static/css/a.css'

const page = (body: string) =>
  `<html><head>${LINKS(SHEET)}<noscript data-n-css=""></noscript></head><body>${body}</body></html>`

/** Files that name the classes which scripts add. */
const SCRIPTS = [
  'src/article/code-blocks.ts',
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
])('%s has the rules that pages of its kind use, and the address of the rest', (file, kind, rules, body) => {
  const pages = readPages(folder)
  const styled = emitStyles(folder, pages)(file, pages.get(file) ?? '')
  const style = `<style data-full="${SHEET}" data-kind="${kind}">${rules}</style>`
  expect(styled).toBe(
    `<html><head>${style}<script>1</script><noscript data-n-css=""></noscript></head><body>${body}</body></html>`,
  )
})

test.each([
  ['no sheet', '<html></html>'],
  ['two sheets', `${LINKS(SHEET)}${LINKS('/wakamiti/b.css')}`],
  ['another sheet', LINKS('/wakamiti/b.css')],
])('a page with %s stops the build', (_, html) => {
  writeFiles(folder, { 'other.html': html })
  expect(() => emitStyles(folder, readPages(folder))).toThrow(`other.html links other style sheets than ${SHEET}.`)
  writeFiles(folder, { 'other.html': page('') })
})

test('the whole sheet declares no fonts, which every page does', () => {
  emitStyles(folder, readPages(folder))
  expect(readFileSync('_next/static/css/a.css', 'utf8')).toBe(
    '.shown{color:red}.title{color:blue}.bold{top:0}.tool{color:green}',
  )
})

const of = (css: string, ...names: string[]) => usedRules(css, new Set(names))

test.each([
  ['a class of the page', '.a{x:1}', '.a{x:1}'],
  ['a class that no page has', '.b{x:1}', ''],
  ['one of two selectors', '.a,.b{x:1}', '.a{x:1}'],
  ['an element', 'p{x:1}', 'p{x:1}'],
  ['an element that no page has', 'progress{x:1}', ''],
  ['a part of an element', 'p::marker,::selection{x:1}', 'p::marker,::selection{x:1}'],
  ['an id', '#a{x:1}#b{x:1}', '#a{x:1}'],
  ['a state that a script sets', '.js .a{x:1}', '.js .a{x:1}'],
  ['an attribute, which a script may set', '.a[data-open=true]{x:1}', '.a[data-open=true]{x:1}'],
  ['a variant of a utility', '.md\\:p-1\\.5{x:1}', '.md\\:p-1\\.5{x:1}'],
  ['a variant with a state', '.hover\\:a:hover{x:1}', '.hover\\:a:hover{x:1}'],
  ['a name that begins with a digit', '.\\32 xl\\:p-1{x:1}', '.\\32 xl\\:p-1{x:1}'],
  ['an arbitrary value', '.w-\\[3px\\]{x:1}', '.w-\\[3px\\]{x:1}'],
  ['what must not be', '.a:not(:where(.b,.b *)){x:1}', '.a:not(:where(.b,.b *)){x:1}'],
  ['a choice', ':is(.a,.b) p{x:1}', ':is(.a,.b) p{x:1}'],
  ['a rule within media', '@media print{.a{x:1}.b{x:1}}', '@media print{.a{x:1}}'],
  ['media without rules', '@media print{.b{x:1}}', ''],
  [
    'the margins and numbers of paper',
    '@page{margin:16mm;@bottom-right{content:counter(page)}}',
    '@page{margin:16mm;@bottom-right{content:counter(page)}}',
  ],
  ['the order of layers', '@layer a,b;@layer a{.b{x:1}}p{x:1}', '@layer a,b;p{x:1}'],
  ['a variable of an unused rule', ':root{--a:1;--b:2}.a{x:var(--a)}.b{x:var(--b)}', ':root{--a:1}.a{x:var(--a)}'],
  ['a variable of another', ':root{--a:var(--b);--b:2}.a{x:var(--a)}', ':root{--a:var(--b);--b:2}.a{x:var(--a)}'],
  ['variables that only read each other', ':root{--a:var(--b);--b:2}.a{x:1}', '.a{x:1}'],
  ['the type of a variable', '@property --a{x:1}@property --b{x:1}.a{x:var(--a)}', '@property --a{x:1}.a{x:var(--a)}'],
  ['a variable that no rule sets', '@property --a{initial-value:1}.a{x:var(--a)}', '.a{x:1}'],
  [
    'a variable that a rule sets',
    '@property --a{initial-value:1}p{--a:2}.a{x:var(--a)}',
    '@property --a{initial-value:1}p{--a:2}.a{x:var(--a)}',
  ],
  ['rules for prose', '.a :where(p):not(:where([class~=not-prose],[class~=not-prose] *)){x:1}', '.a :where(p){x:1}'],
  ['starting values for old browsers', '@layer properties{*{--a:1}}.a{x:var(--a)}', '.a{x:var(--a)}'],
  ['an animation', '@keyframes k{to{x:1}}.a{animation:k 1s}', '@keyframes k{to{x:1}}.a{animation:k 1s}'],
  ['an animation of an unused rule', '@keyframes k{to{x:1}}.b{animation:k 1s}', ''],
])('%s', (_, css, used) => {
  expect(of(css, 'p', 'a', 'js', 'md:p-1.5', '2xl:p-1', 'hover:a', 'w-[3px]')).toBe(used)
})

test('a selector matches only if all names outside its conditions are there', () => {
  expect(mayMatch(':is(.x) .a:not(.y)', new Set(['a']))).toBe(true)
  expect(mayMatch(':is(.x) .b:not(.y)', new Set(['a']))).toBe(false)
  expect(mayMatch('.a :where(video, p)', new Set(['a', 'p']))).toBe(true)
  expect(mayMatch('.a :where(video)', new Set(['a', 'p']))).toBe(false)
})
