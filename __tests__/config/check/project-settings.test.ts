import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readProjectSettings } from '@/config/check/check-config'
import { applyEdits } from '@/lib/finding'
import { CATALOGUE } from '../catalogue-fixture'

const CASES = parse(readFileSync(join(__dirname, 'project-settings.yaml'), 'utf8')) as {
  name: string
  text: string
  features: object
  found?: string[]
}[]

test.each(CASES)('in $name, the file sets the settings of features', ({ text, features, found = [] }) => {
  const settings = readProjectSettings(text, CATALOGUE)
  const { properties, ...said } = settings.features
  expect(said).toEqual(features)
  expect(settings.report.findings.map(({ code }) => code)).toEqual(found)
})

test.each([
  ['a list in brackets', ' [a, b] # mine', ' [a, b, c, d] # mine'],
  ['a list with a line for each', '\n    - a # mine\n', '\n    - a # mine\n    - c\n    - d\n'],
  ['one text', ' a, b # mine', undefined],
  ['a text of several lines', ' |\n    a,\n    b\n', undefined],
  ['an empty item', '\n    - a\n    -\n', undefined],
  ['an empty list', ' []', undefined],
  ['no value', '', undefined],
])('extensions are added to %s, if there is a place for them', (_, before, after) => {
  const file = (list: string) => `wakamiti:\n  modules:${list}`
  const edit = readProjectSettings(file(before), CATALOGUE).extensions?.add(['c', 'd'])
  expect(edit && applyEdits(file(before), [edit])).toBe(after && file(after))
})

test('features can refer to all values of a file, including those of maps', () => {
  const { features } = readProjectSettings(
    'wakamiti:\n  shop:\n    user: Ada\n    tags: [a]\n  rest.baseURL: b\n',
    CATALOGUE,
  )
  expect(features.properties).toEqual(['shop.user', 'shop.tags', 'rest.baseURL'])
})
