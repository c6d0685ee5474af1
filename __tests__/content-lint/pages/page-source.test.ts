/** @jest-environment node */
import { isMap } from 'yaml'
import type { References } from '@/content/references'
import { headingAnchors, headingsIn, pageAnchors, readPage } from '@/content-lint/pages/page-source'

const PATH = { path: 'plugins/rest', locale: 'en' } as const

const read = (text: string) => readPage('plugins/rest.en.md', PATH, text)

test('front matter and Markdown have the places of the file', () => {
  const text = '---\ntitle: REST\n---\n\n## Añadir *uno*\n'
  const { page, problems } = read(text)
  const [heading] = page?.tree.children ?? []
  const root = page?.front?.document.contents
  expect(problems).toEqual([])
  expect(page).toMatchObject({ slug: '/en/plugins/rest/', locale: 'en', file: 'plugins/rest.en.md' })
  expect(page?.front?.placeOf(isMap(root) ? root.get('title', true) : undefined)).toEqual({ line: 2, column: 8 })
  expect(heading?.position?.start).toEqual({ line: 5, column: 1, offset: text.indexOf('##') })
})

test('blanks behind the hyphens are no language', () => {
  expect(read('--- \ntitle: x\n---\t\n\nText.\n').problems).toEqual([])
})

test('a rule in the body is none of the front matter', () => {
  const { page, problems } = read('---\ntitle: x\n---\n\nOne.\n\n---\n\nTwo.\n')
  expect(problems).toEqual([])
  expect(page?.tree.children.map(({ type }) => type)).toEqual(['paragraph', 'thematicBreak', 'paragraph'])
})

test.each([
  ['no front matter', '# One\n', ['heading']],
  ['front matter of another language', '---toml\na = 1\n---\n# One\n', ['heading']],
])('a page with %s is checked all the same', (_, text, types) => {
  const { page, problems } = read(text)
  expect(problems).toHaveLength(1)
  expect(page?.front).toBeUndefined()
  expect(page?.tree.children.map(({ type }) => type)).toEqual(types)
})

test('a page whose front matter has no end is not read', () => {
  expect(read('---\ntitle: x\n\n# One\n').page).toBeUndefined()
})

test('code in front matter is never run', () => {
  const text = '---js\n{ title: (globalThis.hasRun = true) }\n---\n'
  expect(read(text).problems.map(({ message }) => message)).toEqual(['front matter in js is refused'])
  expect(globalThis).not.toHaveProperty('hasRun')
})

const references = {
  plugins: [{ plugin: 'demo', options: [{ key: 'demo.a' }, { key: 'demo.b' }] }],
  core: { options: [{ key: 'wakamiti.c' }] },
  dataTypes: { types: [{ name: 'text' }], assertions: [{ name: 'text-assertion' }] },
} as unknown as References

const pageOf = (body: string) => {
  const { page } = readPage('a.es.md', { path: 'a', locale: 'es' }, `---\na: 1\n---\n\n${body}\n`)
  if (!page) throw new Error('The page cannot be read')
  return page
}

const anchorsOf = (body: string) => [...pageAnchors(pageOf(body), references)]

test.each([
  ['## Añadir *dos* `pasos`', ['anadir-dos-pasos']],
  ['## Uno\n\n### Uno\n\n#### Uno', ['uno', 'uno-1', 'uno-2']],
  ['# Uno\n\n##### Dos', []],
  ['> ## Citado', ['citado']],
  ['::step[demo.define.a]', ['step-demo.define.a']],
  ['::option[wakamiti.c]', ['option-wakamiti.c']],
  ['::options{plugin=demo}', ['option-demo.a', 'option-demo.b']],
  ['::options{plugin=none}\n\n::options', []],
  ['::data-types\n\n::assertions', ['type-text', 'type-text-assertion']],
  ['::install{plugin=demo}', []],
])('%j has the anchors %j', (body, anchors) => {
  expect(anchorsOf(body)).toEqual(anchors)
})

test('the table of all options has anchors of its own', () => {
  expect(anchorsOf('::all-options')).toEqual(['all-demo.a', 'all-demo.b', 'all-wakamiti.c'])
})

test('a heading keeps the anchor that it would have alone', () => {
  expect(headingAnchors(pageOf('## Uno\n\n## Uno')).map(({ id }) => id)).toEqual(['uno', 'uno'])
})

test('headings come in the order of the page, wherever they stand', () => {
  const depths = headingsIn(pageOf('## A\n\n- ### B\n\n:::note\n#### C\n:::')).map(({ depth }) => depth)
  expect(depths).toEqual([2, 3, 4])
})
