import { rmSync } from 'node:fs'
import { type Page, recordFor, recordOf } from '@/content/documents'
import { renderPage } from '@/markdown/render-page'
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

workIn(REFERENCE_FILES)

const FILE = 'guides/tutorial.en.md'

const pageWith = (text: string) => `---\ntitle: A tutorial\n---\n\n## First\n\n${text}\n`

const FENCE = '```yaml title="wakamiti.yaml"\nwakamiti: {}\n```'

afterEach(() => rmSync('.generated', { recursive: true, force: true }))

test('the outline and the text of a page are recorded with its article, without the front matter', async () => {
  const { html, headings, sections } = await renderPage(FILE, pageWith('Begin with *this*.'))
  expect(html).toMatch(/^<h2 id="first">First<a class="anchor" href="#first"/)
  expect(headings).toEqual([{ depth: 1, value: 'First', anchor: 'first' }])
  expect(sections.map(({ heading, text }) => [heading, text])).toEqual([
    ['', []],
    ['First', ['Begin with this.']],
  ])
})

test.each([
  ['a page that links to its archive', `[All of it](/assets/examples/tutorial.en.zip)\n\n${FENCE}`, 1],
  ['any other page', FENCE, 0],
])('of the fences in %s, %s, %d are recorded as files', async (_, text, count) => {
  const { files } = await renderPage(FILE, pageWith(text))
  expect(files).toEqual([['wakamiti.yaml', 'wakamiti: {}\n']].slice(0, count))
})

test('a page stays cached while its text and the code are the same', async () => {
  const text = pageWith('One.')
  const render = jest.fn(() => renderPage(FILE, text))
  const rendered = await recordFor(FILE, text, 'code', render)
  expect(recordOf({ _raw: { sourceFilePath: FILE } } as Page)).toMatchObject(rendered)
  expect(await recordFor(FILE, text, 'code', render)).toMatchObject(rendered)
  expect(render).toHaveBeenCalledTimes(1)
  await recordFor('guides/other.en.md', text, 'code', render)
  await recordFor(FILE, pageWith('Two.'), 'code', render)
  await recordFor(FILE, text, 'other code', render)
  expect(render).toHaveBeenCalledTimes(4)
})

test('raw HTML is dropped', async () => {
  const html = await render('a <b onclick="x()">b</b>\n\n<script>alert(1)</script>\n\n<iframe src="x"></iframe>\n')
  expect(html.trim()).toBe('<p>a b</p>')
})

test.each([
  ['es', 'No resources of type gherkin', ' lang="en"'],
  ['es', 'Esquema del escenario', ''],
  ['es', 'And', ' lang="en"'],
  ['en', 'Dado que', ' lang="es"'],
])('on a page in %s, the code %s gets%s', async (locale, code, lang) => {
  expect(await render(`\`${code}\``, `setup/usage.${locale}.md`)).toBe(`<p><code${lang}>${code}</code></p>`)
})

test('no example has a style attribute', async () => {
  expect(await render('```java\nclass A { int b = 1; }\n```')).not.toContain('style=')
})

test('notes and warnings have their word in the gutter', async () => {
  expect(await render(':::note\na\n:::')).toBe(
    '<div class="callout note"><p class="gutter">Nota</p><div><p>a</p></div></div>',
  )
  expect(await render(':::caution\na\n:::', 'setup/usage.en.md')).toBe(
    '<div class="callout caution"><p class="gutter">Warning</p><div><p>a</p></div></div>',
  )
})
