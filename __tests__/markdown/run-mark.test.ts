import { type ExampleRuns, exampleHash, formatRuns, type Outcome } from '@/content/runs'
import { translated } from '@/i18n/locale'
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

const LINE = 'Dada la URL base http://a.es'
const FEATURE = `${LINE}\nY la URL base http://b.es`
const PHONE = `${LINE}\nY la URL base http://phone.es`
const CONFIGURATION = 'wakamiti:\n  resourceTypes: [gherkin]'

const CLASS = 'class LoanSteps {}'

const run = (text: string, outcome: Outcome) => ({ outcome, hash: exampleHash(text) })

workIn({
  ...REFERENCE_FILES,
  'content/reference/runs.yaml': formatRuns({
    'plugins/rest': {
      engine: '2.12.0',
      modules: [],
      ...translated<ExampleRuns>({
        es: {
          a: run(LINE, 'passed'),
          b: run(FEATURE, 'error'),
          c: run(PHONE, 'phone'),
          d: run(CONFIGURATION, 'loaded'),
          'LoanSteps.java': run(CLASS, 'passed'),
        },
        en: {},
      }),
    },
  }),
})

const fence = (lang: string, text: string) => `\`\`\`${lang}\n${text}\n\`\`\``

test.each([
  ['a feature that ran', fence('gherkin', FEATURE), 'Ejecutado con 2.12.0'],
  ['another file that ran with its project', fence('java', CLASS), 'Ejecutado con 2.12.0'],
  ['a configuration that was loaded', fence('yaml', CONFIGURATION), 'Cargado con 2.12.0'],
])('%s has a mark below it', async (_, markdown, mark) => {
  expect(await render(markdown)).toContain(`<p class="run">${mark}</p></figure>`)
})

test.each([
  ['a feature that cannot run here', fence('gherkin', PHONE)],
  ['one that has changed since', fence('gherkin', `${FEATURE}x`)],
  ['the same text in another language', fence('text', FEATURE)],
])('%s has no mark', async (_, markdown) => {
  expect(await render(markdown)).not.toContain('class="run"')
})

test('an example that the card shows is marked in the foot of the card', async () => {
  const html = await render(`::step[rest.define.baseURL]\n\n${fence('gherkin', LINE)}`)
  expect(html).not.toContain('<figure')
  expect(html).toContain('<span class="run">Ejecutado con 2.12.0</span>')
})
