import type { References } from '@/content/references'
import { nodesIn, pageAnchors, readPage } from '@/content-lint/pages/page-source'

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
  ['::data-types\n\n::assertions', ['type-text', 'phrases-number', 'phrases-string', 'type-text-assertion']],
  ['::all-options', ['all-demo.a', 'all-demo.b', 'all-wakamiti.c']],
  ['::install{plugin=demo}', []],
])('%j has the anchors %j', (body, anchors) => {
  expect(anchorsOf(body)).toEqual(anchors)
})

test('headings are found in page order, also inside lists and notes', () => {
  const depths = nodesIn(pageOf('## A\n\n- ### B\n\n:::note\n#### C\n:::'), 'heading').map(({ depth }) => depth)
  expect(depths).toEqual([2, 3, 4])
})

test('a thematic break in the body does not end the front matter', () => {
  expect(pageOf('One.\n\n---\n\nTwo.').tree.children.map(({ type }) => type)).toContain('thematicBreak')
})
