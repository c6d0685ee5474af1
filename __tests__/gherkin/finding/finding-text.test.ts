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
    'Comparisons use one of the phrases of Wakamiti, for example: `es igual a 14`, `es mayor que 14`',
  ],
  [
    'a comparison of texts is explained with texts',
    featureOf('en', "Then the subject of the email looks 'a'"),
    'es',
    "Se compara con una de las frases de Wakamiti, por ejemplo: `is equal to 'Moby Dick'`, `starts with 'Moby Dick'`",
  ],
  [
    'the data may be in another language than the file',
    featureOf('es', 'Y se espera durante 2 ratos', '# dataFormatLanguage: en\n'),
    'es',
    'Una duración es un número entero y su unidad, por ejemplo: `3 seconds`',
  ],
  [
    'separators are shown by a number that has some',
    featureOf('es', "Entonces el decimal del fragmento de la respuesta 'a' es igual a 2.5"),
    'en',
    'Decimals and thousands are written in the language of the data, for example: `12.400,5`',
  ],
  [
    'keywords are those of the file',
    '# language: es\nCaracterística: A\n  @final\n',
    'en',
    'The file ends too early: `Escenario:` or a tag is missing.',
  ],
  [
    'a block is closed with what opened it',
    '# language: en\nFeature: A\n  Scenario: B\n    Then the response contains:\n      ```\n      a\n',
    'en',
    'The file ends inside a doc string: close it with three backticks.',
  ],
  [
    'an example is reported with its value and its line',
    "Feature: A\n  Scenario Outline: B\n    Given the <x> service '/a'\n    Examples:\n      | x |\n      | REST |\n      | SOAP |\n",
    'en',
    "With `<x> = SOAP` (line 7) it is not a step: “the SOAP service '/a'”.",
  ],
  [
    'advice has the words of the file',
    featureOf('es', "Entonces el texto del fragmento de la respuesta 'n' no está vacío"),
    'en',
    "`no está vacío` does not check what it says. It always passes, even for an empty text. Use `no es igual a ''`.",
  ],
  [
    'several missing modules are listed',
    '# modules: rest-steps\nFeature: A\n  Scenario: B\n    When a test is executed with the following stretches:\n',
    'en',
    'There is a step of JMeter (on line 4) that this list leaves out. Add `jmeter-steps` and `metric-types`.',
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
