import { LONGEST_QUERY } from '@/lib/use-address-query'
import type { FinderState } from '@/step-language/finder'
import { readFinderState, writeFinderState } from '@/tools/step-finder/step-finder'

test.each<[string, FinderState]>([
  ['', { text: '' }],
  ['?q=la+tabla%20LIBROS', { text: 'la tabla LIBROS' }],
  [
    '?q=a&plugin=cucumber-exporter&kind=assertion&type=assertion&lang=en',
    { text: 'a', plugin: 'cucumber-exporter', kind: 'assertion', type: 'assertion', lang: 'en' },
  ],
  ['?kind=anything&lang=fr&type=table', { text: '' }],
  ['?q=%3Cimg%20src=x%3E', { text: '<img src=x>' }],
  ['?step=rest.define.baseURL', { text: '', step: 'rest.define.baseURL' }],
])('the query %s is read as a state', (search, state) => {
  expect(readFinderState(search)).toEqual(state)
})

test.each<[FinderState, string]>([
  [{ text: '' }, ''],
  [{ text: '  ' }, ''],
  [{ text: "el servicio '/a&b'", kind: 'definition' }, '?q=el+servicio+%27%2Fa%26b%27&kind=definition'],
  [{ text: '', plugin: undefined, type: 'text', lang: 'es' }, '?type=text&lang=es'],
  [{ text: '', step: 'rest.define.baseURL' }, ''],
])('a state is written as a query: %j', (state, search) => {
  expect(writeFinderState(state)).toBe(search)
})

test('a state survives being written and read', () => {
  const state: FinderState = { text: 'se espera 3 segundos', plugin: 'amqp', kind: 'action', type: 'time', lang: 'es' }
  expect(readFinderState(writeFinderState(state))).toEqual(state)
})

test('a text that is too long is cut', () => {
  expect(readFinderState(`?q=${'a'.repeat(10_000)}`).text).toHaveLength(LONGEST_QUERY)
})
