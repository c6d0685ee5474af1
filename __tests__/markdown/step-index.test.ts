import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

workIn(REFERENCE_FILES)

const IDS = ['rest.define.baseURL', 'rest.execute.GET', 'rest.assert.code']
const EXAMPLE = '```gherkin\nDada la URL base https://a.es\nY otra\n```\n'
const steps = (...ids: string[]) => ids.map((id) => `::step[${id}]\n`).join('\n')

test('a page of many steps lists them under the heading of their section, a line each', async () => {
  const html = await render(
    `## A\n\na\n\n## Pasos\n\nUnas palabras.\n\n### Antes\n\n${steps('rest.define.baseURL')}\n${EXAMPLE}\n${steps(...IDS, ...IDS)}`,
  )
  expect(html).toMatch(/<p>Unas palabras\.<\/p>\s*<nav class="step-index" aria-label="Los pasos de un vistazo"><input/)
  expect(html).toMatch(/<\/nav><h3 id="antes">/)
  expect(html.match(/<li>.*?<\/li>/g)?.slice(0, 2)).toEqual([
    '<li><b data-kind="definition">Dado</b> <a href="#step-rest.define.baseURL">la URL base https://a.es</a></li>',
    '<li><b data-kind="definition">Dado</b> <a href="#step-rest.define.baseURL">la URL base</a></li>',
  ])
})

test('steps without groups are listed before the first of them', async () => {
  expect(await render(`## Pasos\n\n${steps(...IDS, ...IDS)}`)).toMatch(/<\/nav>\s*<section class="step"/)
})

test('a page with few steps has no list', async () => {
  expect(await render(`## Pasos\n\n${steps(...IDS)}`)).not.toContain('step-index')
})
