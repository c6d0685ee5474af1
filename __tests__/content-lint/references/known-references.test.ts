import { readSources } from '@/content-lint/files/read-sources'
import { knownReferences } from '@/content-lint/references/known-references'
import { type Change, casesOf, spoiledContent } from '../content-fixture'

const known = (change: Record<string, Change> = {}) => {
  const files = spoiledContent(change)
  return knownReferences(readSources(files).yaml, [...files.keys()])
}

test('good references are complete and match sentences in both languages', () => {
  const { isComplete, knowledge } = known()
  expect(isComplete).toBe(true)
  const idsIn = (sentence: string, locale: 'es' | 'en', modules?: string[]) =>
    knowledge.match(sentence, locale, { modules }).map(({ step }) => step.id)
  expect(idsIn("el servicio '/a'", 'es')).toEqual(['demo.define.service', 'other.define.service'])
  expect(idsIn("the service '/a'", 'en', ['other-steps'])).toEqual(['other.define.service'])
  expect(idsIn("the service '/a'", 'es')).toEqual([])
})

const changed = (file: string, replace: Record<string, string>) => ({ [`reference/${file}.yaml`]: { replace } })

test.each<[string, Record<string, Change>]>([
  ['a syntax error', changed('plugins/demo', { 'version: 1.0.0': 'version: 1: 2' })],
  ['an unknown field', changed('plugins/demo', { 'version: 1.0.0': 'version: 1.0.0\ncolour: red' })],
  ['an invalid expression', changed('plugins/demo', { "en: 'the rows are:'": "en: 'the rows (are:'" })],
  ['two steps with one id', changed('plugins/other', { 'id: other.define.service': 'id: demo.define.service' })],
  ['a broken record of data types', changed('data-types', { 'unary: []': 'unary: 3' })],
  ['bytes that are not UTF-8', { 'reference/plugins/demo.yaml': { bytes: 'ff' } }],
  ['a list instead of a mapping', { 'reference/core.yaml': { text: '- a\n' } }],
  ['no data types', { 'reference/data-types.yaml': { isGone: true } }],
  ['an alias bomb', casesOf('yaml-source').find(({ name }) => name === 'an alias bomb')?.change ?? {}],
])('references with %s are incomplete', (_, change) => {
  expect(known(change).isComplete).toBe(false)
})
