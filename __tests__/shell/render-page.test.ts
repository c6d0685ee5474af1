import { renderPage } from '@/shell/render-page'
import { DOCUMENT_FILES } from '../document-fixture'
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'

jest.mock('@/home/home-facts', () => {
  const scenario = { file: 'a.feature', label: 'Escenario', title: 'A', lines: [] }
  const line = { keyword: 'Entonces', kind: 'assertion', parts: [], plugin: 'REST', href: '#' }
  const failed = { title: 'B', line, reason: 'C' }
  const facts = { steps: 1, plugins: 1, example: { es: scenario, en: scenario }, failed, paths: [] }
  return { homeFacts: () => facts }
})

workIn({ ...DOCUMENT_FILES, ...REFERENCE_FILES, '.generated/updates.json': {} })

test('a document is rendered by the template of the documentation', async () => {
  const { page, html } = await renderPage('/plugins/rest/')
  expect(page).toMatchObject({ template: 'doc', title: 'REST' })
  expect(html).toMatch(/<h1[^>]*>REST<\/h1>/)
  expect(html).toContain('id="step-rest.define.baseURL"')
})

test.each([
  ['/', 'es', 'humanos'],
  ['/en/', 'en', 'humans'],
])('%s is the home page in its language', async (slug, locale, word) => {
  const { page, html } = await renderPage(slug)
  expect(page).toMatchObject({ template: 'home', slug, locale })
  expect(html).toContain(`>${word}</em></h1>`)
})

test('the data for the browser is JSON, and the HTML has no style attribute', async () => {
  for (const slug of ['/', '/plugins/rest/']) {
    const rendered = await renderPage(slug)
    expect(rendered).toStrictEqual(JSON.parse(JSON.stringify(rendered)))
    expect(rendered.html).not.toMatch(/\sstyle=/)
  }
})
