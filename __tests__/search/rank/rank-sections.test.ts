import { finish } from '@/lib/run-in-pieces'
import { prepareRanker, type Ranked } from '@/search/rank/rank-entries'
import { ofKind, SEARCH_INDEX, SEARCH_TEXT } from '../search-index-fixture'

const { rank } = finish(prepareRanker(SEARCH_INDEX, 'es', SEARCH_TEXT))

const pagesIn = (ranked: readonly Ranked[]) =>
  ofKind(ranked, 'pages').map(({ entry: { page, section } }) => page.slug + (section?.anchor && `#${section.anchor}`))

test.each([
  ['proxy', '/setup/installation/#detras-de-un-proxy'],
  ['detras de un proxy', '/setup/installation/#detras-de-un-proxy'],
  ['la red de mi empresa', '/setup/installation/#detras-de-un-proxy'],
  ['docker carpeta', '/setup/installation/#docker'],
  ['instalacion', '/setup/installation/'],
  ['xml', '/plugins/rest/#esquema'],
  ['cortafuegos', '/setup/installation/#detras-de-un-proxy'],
  ['Connection refused', '/plugins/rest/#esquema'],
])('"%s" finds %s first', (query, address) => {
  expect(pagesIn(rank(query))[0]).toBe(address)
})

test('a match in a heading counts more than one in a text', () => {
  const pages = ofKind(rank('proxy'), 'pages')
  expect(pages[0]?.score).toBeGreaterThan((pages[1]?.score ?? 0) + 0.3)
})

test('steps and options are found by the phrases people use', () => {
  expect(ofKind(rank('truncar'), 'steps')[0]?.entry.id).toBe('db.action.delete')
  expect(ofKind(rank('filtrar'), 'options')[0]?.entry.key).toBe('wakamiti.tagFilter')
})

test('text that is never shown is found, but ranks lower', () => {
  const [proxy] = ofKind(rank('proxy'), 'pages')
  const both = ofKind(rank('proxy xml'), 'pages')
  expect(both.some(({ entry }) => entry.section?.anchor === 'esquema')).toBe(true)
  expect(both[0]?.entry).toBe(proxy?.entry)
})

test('a glossary entry ranks below the page that it points to', () => {
  const pages = [
    { slug: '/guides/glossary/', title: 'Glosario', section: '', about: '' },
    { slug: '/setup/usage/', title: 'Uso', section: '', about: '' },
  ]
  const section = (page: number, heading: string) => ({ page, anchor: 'a', heading, above: '', text: '' })
  const sections = [section(0, 'Código de salida'), section(1, 'Códigos de salida')]
  const found = finish(prepareRanker({ ...SEARCH_INDEX, pages }, 'es', { sections, terms: '' })).rank(
    'código de salida',
  )
  expect(ofKind(found, 'pages').map(({ entry }) => entry.page.title)).toEqual(['Uso', 'Glosario'])
})

test.each([
  ['/plugins/rest/', 'rest.baseURL', '/plugins/rest/'],
  ['/plugins/database/', 'db.connection.url', '/plugins/db/'],
])('entries of the page that the reader is on rank higher: %s', (_, key, here) => {
  const scoreOf = (path?: string) =>
    ofKind(rank('url', path), 'options').find(({ entry }) => entry.key === key)?.score ?? 0
  expect(scoreOf(here)).toBeGreaterThan(scoreOf())
  expect(scoreOf('/plugins/email/')).toBe(scoreOf())
})

test('a heading that many pages share ranks below the page with that title', () => {
  const named = { page: 0, anchor: 'instalacion', heading: 'Instalación', above: '', text: '' }
  const sections = [...SEARCH_TEXT.sections, ...Array.from({ length: 5 }, () => named)]
  const found = finish(prepareRanker(SEARCH_INDEX, 'es', { sections, terms: '' })).rank('instalasion')
  expect(pagesIn(found)[0]).toBe('/setup/installation/')
})
