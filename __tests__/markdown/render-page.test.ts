/** @jest-environment node */
import { rmSync } from 'node:fs'
import { keepRecord, keptRecord, recordOf } from '@/content/page-record'
import { renderPage } from '@/markdown/render-page'
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'

workIn(REFERENCE_FILES)

const FILE = 'guides/tutorial.en.md'

const pageWith = (text: string) => `---\ntitle: A tutorial\n---\n\n## First\n\n${text}\n`

const FENCE = '```yaml title="wakamiti.yaml"\nwakamiti: {}\n```'

afterEach(() => rmSync('.generated', { recursive: true, force: true }))

test('the outline and the text of a page are recorded with its article, and its front matter is no part of it', async () => {
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
])('of the fences of %s, %s, %d are recorded as files', async (_, text, count) => {
  const { files } = await renderPage(FILE, pageWith(text))
  expect(files).toEqual([['wakamiti.yaml', 'wakamiti: {}\n']].slice(0, count))
})

test('a page is kept while its text and the code are the same', async () => {
  const text = pageWith('One.')
  const rendered = keepRecord(FILE, text, 'code', await renderPage(FILE, text))
  expect(recordOf(FILE)).toMatchObject(rendered)
  expect(keptRecord(FILE, text, 'code')).toMatchObject(rendered)
  expect(keptRecord(FILE, pageWith('Two.'), 'code')).toBeUndefined()
  expect(keptRecord(FILE, text, 'other code')).toBeUndefined()
  expect(keptRecord('guides/other.en.md', text, 'code')).toBeUndefined()
})
