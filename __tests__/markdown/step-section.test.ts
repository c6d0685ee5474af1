/** @jest-environment node */
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

workIn(REFERENCE_FILES)

test('::step is its card, with prose before the example', async () => {
  const html = await render(
    '## A\n\n::step[rest.define.baseURL]\n\nMás.\n\n```gherkin\nDada la URL base http://a.es\n```',
  )
  expect(html).toContain('<section class="step" id="step-rest.define.baseURL"')
  expect(html).toMatch(/<p>Más\.<\/p><details class="example" open><summary>Ejemplo<\/summary>/)
  expect(html).not.toContain('data-slot')
})

test('only the first example of a group is open', async () => {
  const step = (id: string) => `::step[${id}]\n\n\`\`\`text\nx\n\`\`\`\n`
  const html = await render(`${step('rest.define.baseURL')}\n${step('rest.execute.GET')}`)
  expect(html.match(/<details[^>]*>/g)).toEqual(['<details class="example" open>', '<details class="example">'])
})

test('a step without an example has no disclosure', async () => {
  expect(await render('::step[rest.execute.GET]')).not.toContain('<details')
})

test('an unknown step stops the build', async () => {
  await expect(render('::step[rest.none]')).rejects.toThrow('plugins/rest.es.md: ::step[rest.none] names no step')
})
