/** @jest-environment node */
import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { rehypeLinks } from '@/markdown/rehype-links'

const linked = (href: string) => {
  const tree: Root = h(null, [h('a', { href }, 'x')])
  rehypeLinks()(tree)
  return toHtml(tree)
}

test.each([
  ['/wakamiti/plugins/', '<a href="/wakamiti/plugins/">x</a>'],
  ['#here', '<a href="#here">x</a>'],
  ['https://example.org/', '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">x</a>'],
  ['mailto:a@b.es', '<a href="mailto:a@b.es">x</a>'],
  ['tel:+34963877069', '<a href="tel:+34963877069">x</a>'],
  ['javascript:alert(1)', '<a>x</a>'],
  ['data:text/html,x', '<a>x</a>'],
])('a link to %s becomes %s', (href, html) => {
  expect(linked(href)).toBe(html)
})
