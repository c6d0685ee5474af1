/** @jest-environment node */
import type { Root } from 'hast'
import { h } from 'hastscript'
import { rehypeHeadingAnchors, withoutAccents } from '@/markdown/rehype-heading-anchors'

const idsOf = (...headings: ReturnType<typeof h>[]) => {
  const tree: Root = h(null, headings)
  rehypeHeadingAnchors()(tree)
  return headings.map((heading) => heading.type === 'element' && heading.properties.id)
}

test('accents are taken off', () => {
  expect(withoutAccents('Instalación ñandú ÜBER')).toBe('Instalacion nandu UBER')
})

test('a heading has its words as id, without accents', () => {
  expect(idsOf(h('h2', 'Instalación y uso'), h('h3', [h('code', 'a'), ' b']), h('h4', 'C'))).toEqual([
    'instalacion-y-uso',
    'a-b',
    'c',
  ])
})

test('headings with the same words have different ids', () => {
  expect(idsOf(h('h2', 'Uso'), h('h3', 'Uso'))).toEqual(['uso', 'uso-1'])
})

test('the title, headings of cards and those that have an id are left alone', () => {
  expect(idsOf(h('h1', 'A'), h('h3', { 'data-copy': '' }, 'B'), h('h2', { id: 'x' }, 'C'), h('h5', 'D'))).toEqual([
    undefined,
    undefined,
    'x',
    undefined,
  ])
})
