import { createRanker, type RankedEntries } from '@/search/rank/rank-entries'
import { SEARCH_INDEX, SEARCH_TEXT } from '../search-index-fixture'

const ranker = createRanker(SEARCH_INDEX, 'es').withText(SEARCH_TEXT)

const pagesIn = ({ pages }: RankedEntries) =>
  pages.map(({ entry: { page, section } }) => page.slug + (section?.anchor && `#${section.anchor}`))

test.each([
  ['proxy', '/setup/installation/#detras-de-un-proxy'],
  ['detras de un proxy', '/setup/installation/#detras-de-un-proxy'],
  ['la red de mi empresa', '/setup/installation/#detras-de-un-proxy'],
  ['docker carpeta', '/setup/installation/#docker'],
  ['instalacion', '/setup/installation/'],
  ['xml', '/plugins/rest/#esquema'],
])('"%s" finds %s first', async (query, address) => {
  expect(pagesIn((await ranker).rank(query))[0]).toBe(address)
})

test('a heading counts more than the text below another one', async () => {
  const { pages } = (await ranker).rank('proxy')
  expect(pages[0]?.score).toBeGreaterThan((pages[1]?.score ?? 0) + 0.3)
})

test('the rest of a description is found', async () => {
  expect((await ranker).rank('nombres entre llaves').steps[0]?.entry.id).toBe('rest.define.service')
  expect((await ranker).rank('se omiten los demás').options[0]?.entry.key).toBe('wakamiti.tagFilter')
})

test('another word for the subject is found, below the word itself', async () => {
  const { rank } = await ranker
  expect(pagesIn(rank('contenedor'))).toContain('/setup/installation/#docker')
  expect(rank('contenedor').pages[0]?.score).toBeLessThan(rank('docker').pages[0]?.score ?? 0)
})

test.each([
  ['/plugins/rest/', 'rest.baseURL', '/plugins/rest/'],
  ['/plugins/database/', 'db.connection.url', '/plugins/db/'],
])('on %s what belongs to it counts more', async (_, key, here) => {
  const { rank } = await ranker
  const scoreOf = (path?: string) => rank('url', path).options.find(({ entry }) => entry.key === key)?.score ?? 0
  expect(scoreOf(here)).toBeGreaterThan(scoreOf())
  expect(scoreOf('/plugins/email/')).toBe(scoreOf())
})

test('a heading that many pages have counts less than the page of that name', async () => {
  const named = (page: number) => ({
    page,
    anchor: 'instalacion',
    heading: 'Instalación',
    above: '',
    text: '',
    values: '',
  })
  const sections = [...SEARCH_TEXT.sections, ...[0, 0, 0, 0, 0].map(named)]
  const { rank } = await createRanker(SEARCH_INDEX, 'es').withText({ ...SEARCH_TEXT, sections })
  expect(pagesIn(rank('instalasion'))[0]).toBe('/setup/installation/')
})

test('one word of a heading does not stand for two of the query', async () => {
  const code = { page: 0, anchor: 'code', heading: 'Code', above: '', text: '', values: '' }
  const { rank } = await createRanker(SEARCH_INDEX, 'es').withText({
    ...SEARCH_TEXT,
    sections: [...SEARCH_TEXT.sections, code],
  })
  expect(rank('status code').pages[0]?.score).toBeLessThan(rank('code').pages[0]?.score ?? 0)
})
