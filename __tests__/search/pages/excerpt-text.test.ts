import { excerptText } from '@/search/pages/excerpt-text'

test.each([
  ['un <mark>proxy</mark> con <mark>URL</mark>', 'un proxy con URL'],
  ['Proxy. un <mark>proxy</mark>', 'un proxy'],
  ['<mark>Proxy.</mark> un proxy', 'un proxy'],
  ['a &lt;b&gt; &amp;lt; &quot;c&quot; &#39;d&#x27;', `a <b> &lt; "c" 'd'`],
  ['Proxyserver', 'Proxyserver'],
])('"%s" reads "%s"', (excerpt, text) => {
  expect(excerptText(excerpt, 'Proxy')).toBe(text)
})
