import { readStepHistory } from '@/content/references'
import { createFeatureChecker } from '@/gherkin/check/check-feature'
import { localize, STEP_LANGUAGES } from '@/i18n/locale'
import { applyEdits } from '@/lib/finding'
import { catalogueAt } from '@/steps/catalogue'
import { createStepExpression } from '@/steps/expression/step-expression'
import { createTypePatterns } from '@/steps/values/type-patterns'
import { catalogue, knowledge } from '../fixture'

const history = readStepHistory()
const checker = createFeatureChecker(knowledge)

const feature = (sentence: string) =>
  /^(se|el|la) /.test(sentence)
    ? `# language: es\nCaracterística: A\n  Esquema del escenario: b\n    Cuando ${sentence}\n    Ejemplos:\n      | n |\n      | a |\n`
    : `Feature: A\n  Scenario Outline: b\n    When ${sentence}\n    Examples:\n      | n |\n      | a |\n`

/** The new sentence; undefined if the reader has to write it, or nothing changed. */
function changeOf(sentence: string, from: string, to: string) {
  const text = feature(sentence)
  const { findings } = checker(text, { changes: { from, to, history } })
  const [found] = findings
  const after = found?.fixes[0] && applyEdits(text, found.fixes[0].edits)
  return [
    found?.code,
    after
      ?.split('\n')
      .find((line) => /^ {4}(When|Cuando)/.test(line))
      ?.replace(/^ +\S+ /, ''),
  ]
}

test.each([
  [
    'At finish, the following SQL script is executed:',
    ['wording.changed', 'On completion, the following SQL script is executed:'],
  ],
  [
    "the service use the oauth authentication token '<n>'",
    ['wording.changed', "the service uses the oauth authentication token '<n>'"],
  ],
  ['the users are deleted with following data:', ['wording.changed', 'the users are deleted with the following data:']],
  [
    "se inserta el contenido del fichero XLS 'a.xls' en la BBDD",
    ['wording.changed', "se inserta el contenido del fichero XLS 'a.xls' en la base de datos"],
  ],
  ['any request will fail when response HTTP code is greater than 500', ['wording.gone', undefined]],
  ["the message from the JSON file 'a.json' is received within 5 seconds:", ['wording.changed', undefined]],
  ['a timeout of 5 seconds', [undefined, undefined]],
  ['the database table users is empty', [undefined, undefined]],
  ['the moon is full', [undefined, undefined]],
])('from 2.3.0 to 2.12.0: %s', (sentence, change) => {
  expect(changeOf(sentence, '2.3.0', '2.12.0')).toEqual(change)
})

test('the findings depend on the releases', () => {
  const sentence = 'At finish, the following SQL script is executed:'
  expect(changeOf(sentence, '2.2.0', '2.3.0')).toEqual([undefined, undefined])
  expect(changeOf('a timeout of 5 seconds', '2.12.0', '2.5.0')).toEqual([undefined, undefined])
})

test('the catalogue of the last release is the current one', () => {
  expect(catalogueAt(history.releases.at(-1) ?? '', catalogue, history)).toEqual(catalogue)
})

test('every expression of earlier releases can be parsed', () => {
  const patterns = localize((locale) => createTypePatterns(catalogue.dataTypes, locale))
  const wordings = Object.values(history.steps).flatMap((steps) => Object.values(steps).flatMap(Object.values))
  for (const wording of wordings)
    for (const locale of STEP_LANGUAGES) if (wording) createStepExpression(wording[locale], patterns[locale])
})
