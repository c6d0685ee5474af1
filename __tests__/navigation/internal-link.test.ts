/** @jest-environment jsdom */
import { isInternalLink, pagePath } from '@/navigation/page-data'

const link = (href: string, attributes: Record<string, string> = {}) => {
  const element = document.createElement('a')
  element.href = href
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

test.each([
  ['/wakamiti/', true],
  ['/wakamiti/plugins/rest/#step-x', true],
  ['http://localhost/wakamiti/en/', true],
  ['https://localhost/wakamiti/en/', false],
  ['https://example.org/wakamiti/', false],
  ['/other-project/', false],
  ['/wakamitix/', false],
  ['/wakamiti/assets/steps.json', false],
  ['/wakamiti/plugins/rest/index.md', false],
  ['mailto:a@b.es', false],
  ['tel:+34963877069', false],
])('%s is a page of the site: %s', (href, expected) => {
  expect(isInternalLink(link(href))).toBe(expected)
})

test('a link to another tab or to a download is the browser’s', () => {
  expect(isInternalLink(link('/wakamiti/', { target: '_blank' }))).toBe(false)
  expect(isInternalLink(link('/wakamiti/', { download: '' }))).toBe(false)
})

test.each([
  ['https://a.es/wakamiti/plugins/rest#x', '/plugins/rest/'],
  ['https://a.es/wakamiti/plugins/rest/', '/plugins/rest/'],
  ['https://a.es/wakamiti/plugins/rest//', '/plugins/rest/'],
  ['https://a.es/wakamiti/plugins/index.html', '/plugins/'],
  ['https://a.es/wakamiti/my-index.html', '/my-index.html/'],
  ['https://a.es/wakamiti/?x', '/'],
  ['https://a.es/wakamiti', '/'],
])('behind %s is the page %s', (url, path) => {
  expect(pagePath(new URL(url))).toBe(path)
})
