import { finish } from '@/lib/run-in-pieces'
import { prepareRanker } from '@/search/rank/rank-entries'
import type { SearchIndex } from '@/search/rank/search-index'
import { ofKind, SEARCH_INDEX } from '../search-index-fixture'

const rankerOf = (index: SearchIndex) => finish(prepareRanker(index, 'es'))
const { rank } = rankerOf(SEARCH_INDEX)
const stepsFor = (query: string) => ofKind(rank(query), 'steps').map(({ entry }) => entry.id)
const optionsFor = (query: string) => ofKind(rank(query), 'options').map(({ entry }) => entry.key)
const pagesFor = (query: string) => ofKind(rank(query), 'pages').map(({ entry }) => entry.page.slug)

test.each([
  ['el servicio rest', 'rest.define.service'],
  ['AUTENTICACION', 'rest.define.auth.none'],
  ['autenitcacion', 'rest.define.auth.none'],
  ['autenticaciones', 'rest.define.auth.none'],
  ['define.auth.none', 'rest.define.auth.none'],
  ['tabla elimina', 'db.action.delete'],
  ["Dado que el servicio REST '/users'", 'rest.define.service'],
  ['ser', 'rest.define.service'],
  ['autenticaci', 'rest.define.auth.none'],
])('"%s" finds the step %s first', (query, id) => {
  expect(stepsFor(query)[0]).toBe(id)
})

test.each([
  ['baseURL', 'rest.baseURL'],
  ['base url', 'rest.baseURL'],
  ['wakamiti.rest.baseURL', 'rest.baseURL'],
  ['tagfilter', 'wakamiti.tagFilter'],
  ['conexion direccion', 'db.connection.url'],
])('"%s" finds the option %s first', (query, key) => {
  expect(optionsFor(query)[0]).toBe(key)
})

test.each([
  ['instalasion', '/setup/installation/'],
  ['REST', '/plugins/rest/'],
])('"%s" finds the page %s by its title', (query, slug) => {
  expect(pagesFor(query)[0]).toBe(slug)
})

test('an entry whose full name was typed gets a bonus', () => {
  const [step, page] = (['steps', 'pages'] as const).map((kind) => ofKind(rank('rest'), kind)[0])
  expect(page?.score).toBeGreaterThan((step?.score ?? 0) + 0.4)
})

test('a sentence in the other language is found and marked', () => {
  expect(rank('the service does not use')[0]).toMatchObject({
    entry: { id: 'rest.define.auth.none' },
    isTranslation: true,
  })
  expect(rank('el servicio').every(({ isTranslation }) => !isTranslation)).toBe(true)
})

test('matches in the other language come last', () => {
  const ranked = rankerOf({
    ...SEARCH_INDEX,
    steps: [
      { id: 'a', role: 'action', plugin: 'rest', text: 'se guarda', translation: 'the total is kept' },
      {
        id: 'b',
        role: 'action',
        plugin: 'rest',
        text: 'el valor total de todo lo que hay',
        translation: 'sum',
      },
    ],
  }).rank('total')
  expect(ofKind(ranked, 'steps').map(({ entry, isTranslation }) => `${entry.id} ${isTranslation}`)).toEqual([
    'b false',
    'a true',
  ])
})

test('one matching word out of many is not enough', () => {
  expect(stepsFor('servicio uno dos tres cuatro cinco seis siete ocho')).toEqual([])
})

test.each(['', '   ', 'xyzzy qwrtp', '¿?'])('"%s" finds nothing', (query) => {
  expect(rank(query)).toEqual([])
})

test('hostile input does not throw', () => {
  for (const query of ['a'.repeat(300), 'a '.repeat(150), '('.repeat(300), '${'.repeat(150), '__proto__ constructor'])
    expect(() => rank(query)).not.toThrow()
})
