import { fromHtml } from 'hast-util-from-html'
import { indexedSection } from '@/build/emit/emit-search-index'
import { sectionsOf as sectionsOfTree } from '@/markdown/record-page'

const sectionsOf = (html: string) => sectionsOfTree(fromHtml(html, { fragment: true })).map(indexedSection)

const only = (html: string) => sectionsOf(html)[0]

test('an article is split at its headings, each below those above it', () => {
  const sections = sectionsOf(
    '<p>Intro.</p><h2 id="a">A</h2><p>One.</p><h3 id="b">B</h3><p>Two.</p><h2 id="c">C</h2><p>Three.</p>',
  )
  expect(sections.map(({ anchor, heading, above, text }) => [anchor, heading, above, text])).toEqual([
    ['', '', '', 'Intro.'],
    ['a', 'A', '', 'One.'],
    ['b', 'B', 'A', 'Two.'],
    ['c', 'C', '', 'Three.'],
  ])
})

test.each([
  ['<p>Say  <b>so</b>.</p>', 'Say so.', ''],
  ['<ul><li>A sentence that says what it is good for.</li></ul>', 'A sentence that says what it is good for.', ''],
  ['<ul><li>JSON</li><li>XML</li></ul>', '', 'JSON\nXML'],
  ['<table><tr><td>0</td><td>passed</td></tr></table>', '', '0, passed'],
  ['<p class="values">Values: A B</p>', '', 'Values: A B'],
  ['<pre data-lang="shell">wakamiti -d</pre>', '', 'wakamiti -d'],
  ['<pre data-lang="gherkin">Given x</pre>', '', ''],
  ['<dl><dt>Accepted</dt><dd>1</dd></dl>', '', 'Accepted1'],
  ['<button>Copy</button><svg><text>x</text></svg><div class="plugin-grid"><p>REST</p></div>', '', ''],
  ['<nav class="step-index"><ul><li>Given a sentence of a step: it is on its card.</li></ul></nav>', '', ''],
  [
    '<section data-step-id="a"><p>Of the step.</p></section><section data-option-key="b"><p>Of it.</p></section>',
    '',
    '',
  ],
])('%s shows "%s", and "%s" is only found', (html, text, rest) => {
  expect(only(html)).toEqual({ anchor: '', heading: '', above: '', text, rest })
})

test('a card with an id of its own is a section', () => {
  const html =
    '<h2 id="t">Types</h2><section id="type-date"><div class="option-head"><h4>date</h4></div><p>A day.</p></section>'
  expect(sectionsOf(html).at(-1)).toEqual({
    anchor: 'type-date',
    heading: 'date',
    above: 'Types',
    text: 'A day.',
    rest: '',
  })
})

test('long prose is cut after whole sentences, without those that lead to a list', () => {
  const sentence = `It has ${'many '.repeat(20)}words.`
  const { text, rest } = only(`<p>${sentence} Then:</p><p>${sentence} ${sentence}</p>`) ?? {}
  expect(text).toBe(`${sentence}\n${sentence}`)
  expect(rest).toBe(`Then:\n${sentence}`)
})

test('rows explain the messages and flags they begin with', () => {
  const row = (cell: string) => `<tr><td>${cell}</td><td>It means this.</td></tr>`
  const html = `<table>${row('<code>Nothing to fetch</code>')}${row('<code>-f</code>, <code>--file &lt;path&gt;</code>')}${row('<code>id</code>')}${row('a <code>b c</code>')}</table>`
  expect(only(html)?.explained).toEqual(['Nothing to fetch', '-f', '--file'])
  const list =
    '<ul><li><strong>The log shows <code>Not found</code> of <code>a</code>.</strong> See <code>b c</code>.</li></ul>'
  expect(only(list)?.explained).toEqual(['Not found'])
})
