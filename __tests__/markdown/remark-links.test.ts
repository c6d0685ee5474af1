/** @jest-environment node */
import type { Root } from 'mdast'
import { remarkBasePath } from '@/markdown/remark-plugins'
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

describe('internal links', () => {
  const urlOf = (url: string, type: 'link' | 'definition' = 'link') => {
    const node = type === 'link' ? { type, url, children: [] } : { type, url, identifier: 'x' }
    const tree = { type: 'root', children: [{ type: 'paragraph', children: [node] }] } as unknown as Root
    remarkBasePath()(tree)
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
