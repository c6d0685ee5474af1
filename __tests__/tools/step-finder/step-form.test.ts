import { addStep } from '@/gherkin/parse/feature-parts'
import { otherLanguage, STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { sampleSentence } from '@/step-language/values/value-tools'
import type { CatalogueStep } from '@/steps/step'
import { firstFill, stepBlock } from '@/tools/step-finder/step-form'
import { check } from '../../gherkin/fixture'
import { testFinder } from '../../step-language/test-finder'

const finder = testFinder()
const { steps, dataTypes } = finder.catalogue

function knownSentence(sentence: string, from: StepLanguage, id: string) {
  const match = finder.match(sentence, from).find(({ step }) => step.id === id)
  if (!match) throw new Error(`${sentence} is not ${id}`)
  return { sentence, match, from, scope: {} }
}

/** The errors in a feature with all steps of a plugin, filled in with samples. */
function codesOf(plugin: string, from: StepLanguage, to: StepLanguage): string[] {
  const own = steps.filter((step) => step.plugin === plugin)
  const text = own.reduce((feature, step) => {
    const known = knownSentence(sampleSentence(step, from, dataTypes), from, step.id)
    return addStep(feature, { [to]: stepBlock(known, firstFill(known), to, finder) }, to).text
  }, '')
  const { found, findings } = check(text)
  expect([plugin, found]).toEqual([plugin, own.length])
  return findings.flatMap(({ code, severity }) => (severity === 'error' ? [code] : []))
}

describe.each(STEP_LANGUAGES)('from %s', (from) => {
  test.each([from, otherLanguage(from)])('every step filled in with samples is correct in %s', (to) => {
    const plugins = [...new Set(steps.map(({ plugin }) => plugin))]
    const codes = plugins.flatMap((plugin) => codesOf(plugin, from, to))
    // Steps that never work in the language, or only with one ending: both the form and the checker say so.
    const isCut = ({ arguments: args = [] }: CatalogueStep) => args.some(({ ending }) => ending)
    const failing = steps.filter((step) => step.fails?.includes(to) || isCut(step))
    expect(codes).toEqual(failing.map(() => 'broken.step'))
  })
})

test.each([
  [
    'a table as it was written',
    { block: '| nombre | valor |\n| a\\|b | 1 |' },
    'rest.define.path.parameters',
    'los siguientes parámetros de ruta:',
    'Given the following path parameters:\n  | nombre | valor |\n  | a\\|b | 1 |',
  ],
  [
    'a document as it was written',
    { block: '"""\na\n\nb\n"""' },
    'rest.execute.POST.data.from.document',
    'se envía al servicio los siguientes datos:',
    'When the following data is sent to the service:\n  """\n  a\n\n  b\n  """',
  ],
  [
    'another value, longer than that of the sentence',
    { values: { unnamed: 'es mayor que 399' } },
    'rest.assert.response.HTTP.code',
    'el código de respuesta HTTP es 200',
    'Then the response HTTP code is greater than 399',
  ],
  [
    'nothing when a value is invalid',
    { values: { unnamed: '/users' } },
    'rest.define.service',
    "el servicio REST '/a'",
    undefined,
  ],
])('a step is written with %s', (_, fill, id, sentence, written) => {
  const known = knownSentence(sentence, 'es', id)
  expect(stepBlock(known, { ...firstFill(known), ...fill }, 'en', finder)).toBe(written)
})

const BLOCK = { es: "Dado el servicio REST '/b'", en: "Given the REST service '/b'" }

test.each([
  [
    'an empty text',
    '',
    "# language: es\nCaracterística: Sin título\n\n  Escenario: Sin título\n    Dado el servicio REST '/b'\n",
    5,
  ],
  [
    'a scenario after its last step, in its language',
    "Feature: A\n\n  Scenario: B\n    Given the REST service '/a'\n\n",
    "Feature: A\n\n  Scenario: B\n    Given the REST service '/a'\n    Given the REST service '/b'\n",
    5,
  ],
  [
    'an outline above its examples',
    'Feature: A\n  Scenario Outline: B\n      When a request\n        """\n        Feature: x\n        """\n\n    @c\n    Examples:\n      | a |\n',
    'Feature: A\n  Scenario Outline: B\n      When a request\n        """\n        Feature: x\n        """\n      Given the REST service \'/b\'\n\n    @c\n    Examples:\n      | a |\n',
    7,
  ],
  [
    'a feature without a scenario',
    'Feature: A\n\n  Background:\n    When x',
    "Feature: A\n\n  Background:\n    When x\n\n  Scenario: Untitled\n    Given the REST service '/b'\n",
    7,
  ],
])('a step is added to %s', (_, before, after, line) => {
  expect(addStep(before, BLOCK, 'es')).toEqual({ text: after, line })
})
