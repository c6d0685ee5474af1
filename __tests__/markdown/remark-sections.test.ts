/** @jest-environment node */
import type { Root, RootContent } from 'mdast'
import { remarkSections } from '@/markdown/remark-plugins'

const heading = (depth: 2 | 3 | 4 | 5): RootContent => ({ type: 'heading', depth, children: [] })
const prose = (value: string): RootContent => ({ type: 'paragraph', children: [{ type: 'text', value }] })
const fence = (meta?: string): RootContent => ({ type: 'code', lang: 'yaml', meta, value: 'x' })
const leaf = (name: string): RootContent => ({ type: 'leafDirective', name, children: [] })
const note: RootContent = { type: 'containerDirective', name: 'note', children: [] }

const section = (...children: RootContent[]) => {
  const tree: Root = { type: 'root', children }
  remarkSections()(tree)
  return tree.children as unknown as { type: string; [field: string]: unknown }[]
}

const shapeOf = (...children: RootContent[]) =>
  section(...children).map(({ type, children: inner }) => [
    type,
    ...((inner as RootContent[]) ?? []).map((x) => x.type),
  ])

test('a step contains what follows, up to the next step', () => {
  expect(shapeOf(leaf('step'), prose('a'), fence(), leaf('step'), prose('b'))).toEqual([
    ['stepSection', 'paragraph', 'code'],
    ['stepSection', 'paragraph'],
  ])
})

test.each([
  ['a heading', heading(2)],
  ['another directive', leaf('options')],
  ['a note', note],
  ['a rule', { type: 'thematicBreak' } as RootContent],
])('%s ends a step', (_, node) => {
  expect(shapeOf(leaf('step'), prose('a'), node, prose('b')).slice(1)).toEqual([[node.type], ['paragraph', 'text']])
})

test('adjacent tabs are one group; groups are numbered', () => {
  const nodes = section(fence('tab=a'), fence('tab=b'), prose('x'), fence('tab=c'))
  expect(nodes.map(({ type, name, fences }) => [type, name, (fences as unknown[])?.length])).toEqual([
    ['codeGroup', 'code-1', 2],
    ['paragraph', undefined, undefined],
    ['codeGroup', 'code-2', 1],
  ])
})

test('a fence without a tab stays a fence', () => {
  expect(shapeOf(fence(), fence('title=a'))).toEqual([['code'], ['code']])
})

test.each([
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 5],
] as const)('below a heading of depth %i the headings of a directive are of level %i', (depth, level) => {
  const [, step, options] = section(heading(depth), leaf('step'), leaf('options'))
  expect(step).toMatchObject({ type: 'stepSection', level })
  expect(options).toMatchObject({ type: 'leafDirective', data: { level } })
})

test('before any heading the level is 3', () => {
  expect(section(leaf('step'))).toMatchObject([{ level: 3 }])
})
