import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

workIn(REFERENCE_FILES)

test("::step is a card, with the page's own content in its details", async () => {
  const html = await render(
    '## A\n\n::step[rest.define.baseURL]\n\nMás.\n\n```gherkin\nDada la URL base http://a.es\nCuando se consulta "a"\n```',
  )
  expect(html).toContain('<section class="step" id="step-rest.define.baseURL"')
  expect(html).toMatch(/<details class="more"><summary>.*<p>Más\.<\/p><figure class="code">.*<\/details>/s)
  expect(html).not.toContain('data-slot')
})

test('the sentence of the card is the first one of the step in its examples', async () => {
  const html = await render(
    '::step[rest.define.baseURL]\n\n```gherkin\nCuando se consulta "a"\nY la URL base http://b.es\n```',
  )
  expect(html).toContain('la URL base <span class="value v-place">http://b.es</span></h3>')
})

test('without an example of its own the card has a sample', async () => {
  expect(await render('::step[rest.execute.GET]\n\n```json\n{}\n```')).toContain(
    `se consulta <span class="value v-text">'name'</span></h3>`,
  )
})

test('a one-line example that only repeats the card is left out', async () => {
  const step = (text: string) => render(`::step[rest.define.baseURL]\n\n\`\`\`gherkin\n${text}\n\`\`\``)
  expect(await step('Dada la URL base http://a.es')).not.toContain('<figure')
  expect(await step('Dada la URL base http://a.es\nY la URL base http://b.es')).toContain('<figure')
})

test('an unknown step stops the build', async () => {
  await expect(render('::step[rest.none]')).rejects.toThrow('plugins/rest.es.md: ::step[rest.none] names no step')
})
