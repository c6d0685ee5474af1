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

test('a fragment gets titles and surrounding steps', () => {
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

test('a whole scenario only gets a feature title', () => {
  const text = featureOf(example('Escenario: uno\n  Dado algo'), 'es', 'Dado x', 'Entonces y')
  expect(text).toBe('# language: es\nCaracterística: rest.define.subject\nEscenario: uno\n  Dado algo\n')
})

test('a whole feature is left unchanged', () => {
  const whole = '# language: en\nFeature: a\n\n  Scenario: b\n    Given c'
  expect(featureOf(example(whole), 'en', 'Given x', '')).toBe(`${whole}\n`)
})

describe('the steps of fixtures', () => {
  const translateSteps = createStepTranslator(stepCatalogue(readReferences()))
  const STEPS = "Given the base URL http://localhost:8080\nAnd the REST service '/books'\n"

  test('are translated from English', () => {
    expect(translateSteps(STEPS, 'en')).toBe(STEPS)
    expect(translateSteps(STEPS, 'es')).toBe("Dada la URL base http://localhost:8080\nY el servicio REST '/books'\n")
  })

  test('are refused with their text if no plugin has them', () => {
    expect(() => translateSteps('Given nothing of the kind', 'es')).toThrow('Given nothing of the kind')
  })
})
