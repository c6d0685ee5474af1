import { findingText, reuseFindings } from '@/gherkin/finding'
import type { StepLanguage } from '@/i18n/locale'
import { check } from '../fixture'

const TITLES = { es: ['Característica', 'Escenario'], en: ['Feature', 'Scenario'] }
const featureOf = (language: StepLanguage, step: string, head = '') =>
  `# language: ${language}\n${head}${TITLES[language][0]}: A\n  ${TITLES[language][1]}: B\n    ${step}\n`

test.each<[string, string, StepLanguage, string]>([
  [
    'a comparison of numbers is explained with phrases in the language of the file',
    featureOf('es', 'Entonces el código de respuesta HTTP parece 200'),
    'en',
    'A value of type `integer-assertion` goes here. It is written with a phrase of Wakamiti. For example: `es igual a 14`, `es mayor que 14`',
  ],
  [
    'a comparison of texts is explained with texts',
    featureOf('en', "Then the subject of the email looks 'a'"),
    'es',
    "Aquí va un `text-assertion`. Se escribe con una frase de Wakamiti. Por ejemplo: `is equal to 'Moby Dick'`, `starts with 'Moby Dick'`",
  ],
  [
    'the data may be in another language than the file',
    featureOf('es', 'Y se espera durante 2 ratos', '# dataFormatLanguage: en\n'),
    'es',
    'Aquí va un `duration`. Es un número entero y su unidad. Por ejemplo: `3 seconds`',
  ],
  [
    'an example is reported with its value and its line',
    "Feature: A\n  Scenario Outline: B\n    Given the <x> service '/a'\n    Examples:\n      | x |\n      | REST |\n      | SOAP |\n",
    'en',
    "With the values on line 7 it is not a step: “the SOAP service '/a'”.",
  ],
  [
    'several missing modules are listed',
    '# modules: rest-steps\nFeature: A\n  Scenario: B\n    When a test is executed with the following stretches:\n',
    'en',
    'Steps of JMeter that this list leaves out: 1 (the first: line 4). Add `jmeter-steps` and `metric-types`.',
  ],
])('%s', (_, text, page, expected) => {
  const [finding] = check(text).findings
  expect(finding && findingText(finding, page)).toBe(expected)
})

test('a finding that moved or has other data is a new object', () => {
  const text = featureOf('en', 'Given the REST service /a\n    Given my dog barks')
  const before = check(text).findings
  const moved = check(text.replace('Given', "Given the REST service '/b'\n    Given")).findings
  expect(reuseFindings(before, moved).filter((finding) => before.includes(finding))).toEqual([])
  const other = check(text.replace('/a', '/b')).findings
  expect(reuseFindings(before, other)).toEqual(other)
  expect(reuseFindings(before, other)[0]).toBe(other[0])
})
