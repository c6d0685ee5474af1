/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { InlineCode } from '@/lib/code'

test.each([
  ['as `rest.timeout`', 'as <code>rest.timeout</code>'],
  ['`a` or `b`', '<code>a</code> or <code>b</code>'],
  ['plain', 'plain'],
  ['`<b>`', '<code>&lt;b&gt;</code>'],
])('%s becomes %s', (text, html) => {
  expect(renderToStaticMarkup(<InlineCode text={text} />)).toBe(html)
})
