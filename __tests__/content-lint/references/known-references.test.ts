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
  ['an error of syntax', changed('plugins/demo', { 'version: 1.0.0': 'version: 1: 2' })],
  ['a field that is unknown', changed('plugins/demo', { 'version: 1.0.0': 'version: 1.0.0\ncolour: red' })],
  ['an expression that cannot be used', changed('plugins/demo', { "en: 'the rows are:'": "en: 'the rows (are:'" })],
  ['two steps of one name', changed('plugins/other', { 'id: other.define.service': 'id: demo.define.service' })],
  ['a broken record of the data types', changed('data-types', { 'unary: []': 'unary: 3' })],
  ['bytes that cannot be read', { 'reference/plugins/demo.yaml': { bytes: 'ff' } }],
  ['a list in place of a mapping', { 'reference/core.yaml': { text: '- a\n' } }],
  ['no data types', { 'reference/data-types.yaml': { isGone: true } }],
  ['an alias bomb', casesOf('yaml-source').find(({ name }) => name === 'an alias bomb')?.change ?? {}],
])('with %s the references are not complete', (_, change) => {
  expect(known(change).isComplete).toBe(false)
})
