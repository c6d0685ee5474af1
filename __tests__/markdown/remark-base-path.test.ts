/** @jest-environment node */
import type { Root } from 'mdast'
import { remarkBasePath } from '@/markdown/remark-base-path'

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
])('a link to %s leads to %s', (url, expected) => {
  expect(urlOf(url)).toBe(expected)
})

test('links by reference stand under the base, too', () => {
  expect(urlOf('/setup/usage/', 'definition')).toBe('/wakamiti/setup/usage/')
})
