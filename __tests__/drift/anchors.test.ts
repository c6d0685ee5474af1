/** @jest-environment node */
import { earlierHeadings } from '@/drift/anchors'

const PAGE = `<h2 id="steps">Steps</h2>
<h3 id="define-base-url">Define <code>base</code> URL</h3>
<pre><code class="language-text">the base URL {url}
</code></pre>
<h4 id="parameters">Parameters:</h4>
<pre><code class="language-gherkin">Given the base URL &#x3C;url>
</code></pre>
<h3 id="define-service">Define service</h3>`

test('the code below a heading of an earlier page is that up to the next one of its level', () => {
  const headings = earlierHeadings(PAGE).map(({ id, text, code }) => [id, text, code.length])
  expect(headings).toEqual([
    ['steps', 'Steps', 2],
    ['define-base-url', 'Define base URL', 2],
    ['parameters', 'Parameters:', 1],
    ['define-service', 'Define service', 0],
  ])
  expect(earlierHeadings(PAGE)[2]?.code).toEqual(['Given the base URL <url>'])
})
