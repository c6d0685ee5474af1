import { fromHtml } from 'hast-util-from-html'
import { pageMarkdown } from '@/markdown/page-markdown'

test.each([
  ['headings and paragraphs', '<h2 id="a">A <code>b</code></h2><p>c\n d</p>', '## A `b`\n\nc d'],
  ['emphasis', '<p><em>a</em> <strong>b. </strong>c</p>', '*a* **b.** c'],
  ['pictures that are loaded late', '<p><img alt="a" data-src="b.png"></p>', '![a](b.png)'],
  ['signs that Markdown would read', '<p>a_b * [c] &lt;d></p>', 'a\\_b \\* \\[c\\] \\<d>'],
  ['code with backticks', '<p><code>a`b</code></p>', '``a`b``'],
  ['code with its language', '<pre data-lang="json"><code><span>{}</span>\n</code></pre>', '```json\n{}\n```'],
  [
    'links of the site with their origin',
    '<p><a href="/wakamiti/x/">x</a></p>',
    '[x](https://iti-ict.github.io/wakamiti/x/)',
  ],
  ['lists in lists', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n\n  - b\n- c'],
  ['ordered lists', '<ol><li><p>a</p></li><li><p>b</p></li></ol>', '1. a\n2. b'],
  ['tables', '<table><tr><th>a</th></tr><tr><td>b|<code>c</code></td></tr></table>', '| a |\n| --- |\n| b\\|`c` |'],
  ['what stands in boxes', '<div class="callout"><p class="gutter">Note</p><div><p>a</p></div></div>', '*Note*\n\na'],
  ['no controls', '<p>a<button>b</button></p><svg></svg><p role="status"><span hidden>None.</span></p>', 'a'],
])('an article is written with %s', (_, html, markdown) => {
  expect(pageMarkdown(fromHtml(html, { fragment: true }))).toBe(`${markdown}\n`)
})
