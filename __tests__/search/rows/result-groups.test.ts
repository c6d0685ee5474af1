import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { createRanker } from '@/search/rank/rank-entries'
import { announcement, finderGroups, resultGroups, startGroups } from '@/search/rows/result-groups'
import type { GroupName, RowGroup, SearchRow } from '@/search/rows/search-row'
import { SEARCH_INDEX } from '../search-index-fixture'

const rank = createRanker(SEARCH_INDEX)
type Pages = Parameters<typeof resultGroups>[0]['pages']

const groupsFor = (query: string, pages?: Pages, locale: 'es' | 'en' = 'es') =>
  resultGroups({ index: SEARCH_INDEX, ranked: rank(query), pages, query, locale })

const hrefs = (rows: SearchRow[] = []) => rows.map((row) => ('href' in row ? row.href : ''))
const hit = (href: string, title = 'Un apartado') => ({ href, title, page: 'REST', excerpt: 'el servicio' })

test('rows lead to the card, the option and the page in the language of the page', () => {
  const [steps] = groupsFor('el servicio rest', undefined, 'en')
  expect(steps?.rows[0]).toMatchObject({
    href: '/wakamiti/en/plugins/rest/#step-rest.define.service',
    origin: 'REST',
    isTranslation: false,
  })
  expect(hrefs(groupsFor('tagFilter')[0]?.rows)).toEqual(['/wakamiti/setup/configuration/#option-wakamiti.tagFilter'])
  expect(groupsFor('instalacion')[0]?.rows[0]).toMatchObject({ href: '/wakamiti/setup/installation/', type: 'page' })
})

test('steps come before options before pages, unless one matches clearly better', () => {
  expect(groupsFor('servicio').map(({ name }) => name)).toEqual(['steps', 'pages'])
  expect(groupsFor('REST')[0]).toMatchObject({ name: 'pages', rows: [{ type: 'plugin' }] })
  expect(groupsFor('baseURL')[0]?.name).toBe('options')
})

test('text matches come below good titles and never move a group', () => {
  const before = groupsFor('el servicio rest').map(({ name }) => name)
  const after = groupsFor('el servicio rest', { hits: [hit('/wakamiti/x/#y')], total: 7 })
  expect(after.map(({ name }) => name)).toEqual([...before, 'pages'])
  expect(after.find(({ name }) => name === 'pages')).toMatchObject({ total: 7 })
  expect(hrefs(groupsFor('REST', { hits: [hit('/wakamiti/x/')], total: 1 })[0]?.rows)).toEqual([
    '/wakamiti/plugins/rest/',
    '/wakamiti/x/',
  ])
})

test('an address is listed once', () => {
  const [pages] = groupsFor('instalacion', { hits: [hit('/wakamiti/setup/installation/')], total: 1 })
  expect(hrefs(pages?.rows)).toEqual(['/wakamiti/setup/installation/'])
})

test('a section names its page', () => {
  const [pages] = groupsFor('nadie', { hits: [hit('/wakamiti/x/#y')], total: 1 })
  expect(pages?.rows[0]).toMatchObject({ type: 'section', origin: 'REST' })
})

test('of many results some are shown and all are counted; a single group shows more', () => {
  const steps = Array.from({ length: 20 }, (_, at) => ({ ...SEARCH_INDEX.steps[0], id: `step.${at}` }))
  const index = { ...SEARCH_INDEX, steps } as typeof SEARCH_INDEX
  const ranked = createRanker(index)('servicio rest')
  const groups = resultGroups({ index, ranked, query: 'servicio rest', locale: 'es' })
  expect(groups[0]).toMatchObject({ name: 'steps', total: 20 })
  expect(groups[0]?.rows).toHaveLength(5)
  const alone = resultGroups({ index, ranked: { ...ranked, pages: [], options: [] }, query: 'x', locale: 'es' })
  expect(alone[0]?.rows).toHaveLength(12)
})

test('nothing found makes no group', () => {
  expect(groupsFor('xyzzy')).toEqual([])
})

test('recent searches are offered', () => {
  expect(startGroups(['timeout'], 'es')).toEqual([
    { name: 'recent', total: 1, rows: [{ key: 'words timeout', kind: 'words', words: 'timeout' }] },
  ])
})

test.each(['es', 'en'] as const)('without recent searches three words are suggested, in %s', (locale) => {
  const [group] = startGroups([], locale)
  expect(group?.name).toBe('suggested')
  expect(group?.rows).toHaveLength(3)
})

test.each([
  ['es', '/wakamiti/tools/step-finder/?q=la%20URL%20%C2%ABx%C2%BB%20%26%20y'],
  ['en', '/wakamiti/en/tools/step-finder/?q=la%20URL%20%C2%ABx%C2%BB%20%26%20y'],
] as const)('the link to the finder has the query, in %s', (locale, href) => {
  expect(finderGroups(' la URL «x» & y ', locale)[0]?.rows).toEqual([{ key: 'finder', kind: 'finder', href }])
})

const group = (name: GroupName, total: number): RowGroup => ({ name, total, rows: [] })

test.each([
  ['es', [group('steps', 9), group('options', 1), group('pages', 2)], '9 pasos, 1 opción, 2 páginas'],
  ['en', [group('pages', 1), group('steps', 1)], '1 page, 1 step'],
] as const)('in %s the counts are announced in the order of the groups', (locale, groups, announced) => {
  expect(announcement(groups, 'rest', SEARCH_STRINGS[locale])).toBe(announced)
})

test('with no results the finder is announced', () => {
  expect(announcement(finderGroups('xyz ', 'es'), 'xyz ', SEARCH_STRINGS.es)).toBe(
    'Nada con «xyz». Prueba la frase en el buscador de pasos',
  )
})

test('before anything is typed nothing is announced', () => {
  expect(announcement(startGroups(['timeout'], 'es'), ' ', SEARCH_STRINGS.es)).toBe('')
})
