import { LONGEST_QUERY } from '@/lib/use-address-query'
import { type FinderState, passesFilters, readFinderState, writeFinderState } from '@/step-language/finder-state'
import { testCatalogue } from './test-finder'

test.each<[string, FinderState]>([
  ['', { text: '' }],
  ['?q=la+tabla%20LIBROS', { text: 'la tabla LIBROS' }],
  [
    '?q=a&plugin=cucumber-exporter&kind=assertion&type=assertion&lang=en',
    { text: 'a', plugin: 'cucumber-exporter', kind: 'assertion', type: 'assertion', lang: 'en' },
  ],
  ['?type=table', { text: '' }],
  ['?kind=anything&lang=fr&plugin=%3Cb%3E&type=', { text: '' }],
  ['?q=%3Cimg%20src=x%3E', { text: '<img src=x>' }],
  ['?step=rest.define.baseURL', { text: '', step: 'rest.define.baseURL' }],
  ['?step=..%2F', { text: '' }],
])('the address %s asks for a state', (search, state) => {
  expect(readFinderState(search)).toEqual(state)
})

test.each<[FinderState, string]>([
  [{ text: '' }, ''],
  [{ text: '  ' }, ''],
  [{ text: "el servicio '/a&b'", kind: 'definition' }, '?q=el+servicio+%27%2Fa%26b%27&kind=definition'],
  [{ text: '', plugin: undefined, type: 'text', lang: 'es' }, '?type=text&lang=es'],
  [{ text: '', step: 'rest.define.baseURL' }, ''],
])('a state becomes an address', (state, search) => {
  expect(writeFinderState(state)).toBe(search)
})

test('a state that was written is read again', () => {
  const state: FinderState = {
    text: 'se espera 3 segundos',
    plugin: 'amqp',
    kind: 'action',
    type: 'time',
    lang: 'es',
  }
  expect(readFinderState(writeFinderState(state))).toEqual(state)
})

test('a text without end is cut', () => {
  expect(readFinderState(`?q=${'a'.repeat(10_000)}`).text).toHaveLength(LONGEST_QUERY)
})

const { steps } = testCatalogue()
const idsFor = (filters: Omit<FinderState, 'text'>) =>
  steps.filter((step) => passesFilters(step, filters)).map(({ id }) => id)

test('without filters every step passes', () => {
  expect(idsFor({})).toHaveLength(steps.length)
})

test.each<[Omit<FinderState, 'text'>, string, string]>([
  [{ plugin: 'rest' }, 'rest.define.service', 'db.assert.table.empty'],
  [{ kind: 'assertion' }, 'db.assert.table.empty', 'rest.define.service'],
  [{ type: 'place' }, 'rest.define.baseURL', 'rest.define.service'],
  [{ plugin: 'jmeter', kind: 'definition', type: 'place' }, 'jmeter.define.proxy', 'jmeter.define.timeout'],
])('%j lets its own through and nothing else', (filters, inside, outside) => {
  expect(idsFor(filters)).toContain(inside)
  expect(idsFor(filters)).not.toContain(outside)
})
