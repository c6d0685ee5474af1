import { stepCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'
import { createStepTranslator, featureOf } from '@/verify/examples'

const example = (text: string) => ({
  key: 'rest.define.subject',
  kind: 'gherkin' as const,
  lang: 'gherkin',
  text,
  isUndefined: false,
  line: 1,
})

test('a fragment gets titles and the steps around it', () => {
  const text = featureOf(example("Given a book identified by '7'"), 'en', 'Given x\n', 'Then y\n')
  expect(text.split('\n')).toEqual([
    '# language: en',
    'Feature: rest.define.subject',
    'Scenario: rest.define.subject',
    '  Given x',
    "Given a book identified by '7'",
    '  Then y',
    '',
  ])
})

test('a scenario only gets a feature: its steps are all there', () => {
  const text = featureOf(example('Escenario: uno\n  Dado algo'), 'es', 'Dado x', 'Entonces y')
  expect(text).toBe('# language: es\nCaracterística: rest.define.subject\nEscenario: uno\n  Dado algo\n')
})

test('a whole feature stays as it is', () => {
  const whole = '# language: en\nFeature: a\n\n  Scenario: b\n    Given c'
  expect(featureOf(example(whole), 'en', 'Given x', '')).toBe(`${whole}\n`)
})

describe('the steps of fixtures', () => {
  const translateSteps = createStepTranslator(stepCatalogue(readReferences()))
  const STEPS = "Given the base URL http://localhost:8080\nAnd the REST service '/books'\n"

  test('English steps are written in the other language', () => {
    expect(translateSteps(STEPS, 'en')).toBe(STEPS)
    expect(translateSteps(STEPS, 'es')).toBe("Dada la URL base http://localhost:8080\nY el servicio REST '/books'\n")
  })

  test('a step that no plugin has is refused with its text', () => {
    expect(() => translateSteps('Given nothing of the kind', 'es')).toThrow('Given nothing of the kind')
  })
})
