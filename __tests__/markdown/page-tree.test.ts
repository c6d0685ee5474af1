import type { Root, RootContent } from 'mdast'
import { addBasePath, makeSections } from '@/markdown/page-tree'
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

const heading = (depth: 2 | 3 | 4 | 5): RootContent => ({ type: 'heading', depth, children: [] })
const prose = (value: string): RootContent => ({ type: 'paragraph', children: [{ type: 'text', value }] })
const fence = (meta?: string): RootContent => ({ type: 'code', lang: 'yaml', meta, value: 'x' })
const leaf = (name: string): RootContent => ({ type: 'leafDirective', name, children: [] })
const note: RootContent = { type: 'containerDirective', name: 'note', children: [] }

const section = (...children: RootContent[]) => {
  const tree: Root = { type: 'root', children }
  makeSections(tree)
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

describe('internal links', () => {
  const urlOf = (url: string, type: 'link' | 'definition' = 'link') => {
    const node = type === 'link' ? { type, url, children: [] } : { type, url, identifier: 'x' }
    const tree = { type: 'root', children: [{ type: 'paragraph', children: [node] }] } as unknown as Root
    addBasePath(tree)
    return node.url
  }

  test.each([
    ['/plugins/rest/#a', '/wakamiti/plugins/rest/#a'],
    ['/wakamiti/license/', '/wakamiti/wakamiti/license/'],
    ['#here', '#here'],
    ['https://example.org/', 'https://example.org/'],
    ['mailto:a@b.es', 'mailto:a@b.es'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('a link to %s becomes %s', (url, expected) => {
    expect(urlOf(url)).toBe(expected)
  })

  test('reference links get the base path, too', () => {
    expect(urlOf('/setup/usage/', 'definition')).toBe('/wakamiti/setup/usage/')
  })
})

describe('inline directives', () => {
  workIn(REFERENCE_FILES)

  test.each([
    [':type[duration]', '<a href="/wakamiti/reference/data-types/#type-duration"><code>duration</code></a>'],
    [':option[rest.timeout]', '<a href="/wakamiti/plugins/rest/#option-rest.timeout"><code>rest.timeout</code></a>'],
    [
      ':option[wakamiti.id]',
      '<a href="/wakamiti/setup/configuration/#option-wakamiti.id"><code>wakamiti.id</code></a>',
    ],
    [':step[rest.define.baseURL]', '<a href="/wakamiti/plugins/rest/#step-rest.define.baseURL">la URL base {url}</a>'],
    [':step[rest.assert.code]', '<a href="/wakamiti/plugins/rest/#step-rest.assert.code">el … es {integer}</a>'],
  ])('%s is a link', async (directive, html) => {
    expect(await render(directive)).toBe(`<p>${html}</p>`)
  })

  test.each(['clave:valor', 'a:constructor[x]', 'las 10:30', 'a :option[none] b', ':step[rest.placeholder]'])(
    '"%s" is no directive and stays as is',
    async (text) => {
      expect(await render(text)).toBe(`<p>${text}</p>`)
    },
  )
})
