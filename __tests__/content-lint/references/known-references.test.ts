/** @jest-environment node */

import { readSources } from '@/content-lint/files/read-sources'
import { knownReferences } from '@/content-lint/references/known-references'
import { type Change, casesOf, spoiledContent } from '../content-fixture'

const known = (change: Record<string, Change> = {}) => {
  const files = spoiledContent(change)
  return knownReferences(readSources(files).yaml, [...files.keys()])
}

const demo = (replace: Record<string, string>) => known({ 'reference/plugins/demo.yaml': { replace } })

const idsOf = ({ references }: ReturnType<typeof known>) =>
  references.plugins.flatMap(({ steps }) => steps.map(({ id }) => id))

const keysOf = ({ references }: ReturnType<typeof known>) =>
  references.plugins.flatMap(({ options }) => options.map(({ key }) => key))

test('good references are complete and match sentences in both languages', () => {
  const { isComplete, hasUnusable, knowledge, checkFeature } = known()
  expect([isComplete, hasUnusable('es'), hasUnusable('en')]).toEqual([true, false, false])
  const idsIn = (sentence: string, locale: 'es' | 'en', modules?: string[]) =>
    knowledge[locale].match(sentence, locale, { modules }).map(({ step }) => step.id)
  expect(idsIn("el servicio '/a'", 'es')).toEqual(['demo.define.service', 'other.define.service'])
  expect(idsIn("the service '/a'", 'en', ['other-steps'])).toEqual(['other.define.service'])
  expect(idsIn("the service '/a'", 'es')).toEqual([])
  expect(checkFeature.en("Given the service '/a'", undefined, { modules: ['demo-steps'] }).ok).toBe(1)
})

test('a step whose expression is broken keeps its name, and is not matched in that language', () => {
  const broken = demo({ "en: 'the rows are:'": "en: 'the rows (are:'" })
  expect(idsOf(broken)).toContain('demo.assert.rows')
  expect([broken.hasUnusable('en'), broken.hasUnusable('es')]).toEqual([true, false])
  expect([broken.hasUnusable('en', ['other']), broken.hasUnusable('en', ['demo'])]).toEqual([false, true])
  expect(broken.knowledge.es.matchAll('las filas son:', 'es', {})).toHaveLength(1)
  expect(broken.knowledge.en.matchAll('the body is:', 'en', {})).toHaveLength(1)
})

test.each([
  ['no expression', { "expression:\n      es: 'las filas son:'\n      en: 'the rows are:'": 'expression: none' }],
  ['an expression that is a number', { "en: 'the rows are:'": 'en: 3' }],
  ['a table without columns', { 'table: { columns: [from, to, value]': 'table: { columns: 3' }],
])('a step with %s keeps its name', (_, replace: Record<string, string>) => {
  const broken = demo(replace)
  expect(idsOf(broken)).toContain('demo.assert.rows')
  expect(broken.isComplete).toBe(true)
})

test('an option of an unknown type accepts any text, one without a key is skipped', () => {
  const broken = demo({ 'type: integer': 'type: int', 'key: demo.mode': 'key: 3' })
  expect(keysOf(broken)).toEqual(['demo.timeout'])
  expect(broken.references.plugins[0]?.options[0]?.type).toBe('string')
})

test('of two records with one name the first is used', () => {
  const duplicated = known({
    'reference/plugins/other.yaml': { replace: { 'id: other.define.service': 'id: demo.define.service' } },
  })
  expect(idsOf(duplicated).filter((id) => id === 'demo.define.service')).toHaveLength(1)
})

test.each<[string, Record<string, Change>]>([
  ['an error of syntax', { 'reference/plugins/demo.yaml': { replace: { 'version: 1.0.0': 'version: 1: 2' } } }],
  ['bytes that cannot be read', { 'reference/plugins/demo.yaml': { bytes: 'ff' } }],
  ['a list in place of a mapping', { 'reference/core.yaml': { text: '- a\n' } }],
  ['no data types', { 'reference/data-types.yaml': { isGone: true } }],
  ['an alias bomb', casesOf('yaml-source').find(({ name }) => name === 'an alias bomb')?.change ?? {}],
])('with %s the references are not complete', (_, change) => {
  expect(known(change).isComplete).toBe(false)
})

test.each([
  ['a key twice', { 'version: 1.0.0': 'version: 1.0.0\nversion: 1.0.1' }],
  ['a key that is unknown', { 'version: 1.0.0': 'version: 1.0.0\ncolour: red' }],
])('with %s they are complete', (_, replace: Record<string, string>) => {
  expect(demo(replace).isComplete).toBe(true)
})

test('records of the data types that are broken are left out', () => {
  const { references, isComplete } = known({
    'reference/data-types.yaml': { replace: { 'unary: []': 'unary: 3', 'family: [number]': 'family: 3' } },
  })
  expect([references.dataTypes.assertions, references.dataTypes.matchers, isComplete]).toEqual([[], [], true])
})
