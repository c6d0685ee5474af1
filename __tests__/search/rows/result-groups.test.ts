import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { finish } from '@/lib/run-in-pieces'
import { prepareRanker } from '@/search/rank/rank-entries'
import { queryWords } from '@/search/rank/search-words'
import type { GroupName, RowGroup, SearchRow } from '@/search/rows/result-groups'
import { announcement, finderGroup, resultGroups, startGroups } from '@/search/rows/result-groups'
import { ofKind, SEARCH_INDEX, SEARCH_TEXT } from '../search-index-fixture'

const ranker = finish(prepareRanker(SEARCH_INDEX, 'es'))
const textRanker = finish(prepareRanker(SEARCH_INDEX, 'es', SEARCH_TEXT))

const groupsFor = (query: string, locale: 'es' | 'en' = 'es', { rank } = ranker) =>
  resultGroups({ index: SEARCH_INDEX, ranked: rank(query), words: queryWords(query, locale), locale })

const hrefs = (rows: SearchRow[] = []) => rows.map((row) => ('href' in row ? row.href : ''))
const named = (groups: readonly RowGroup[], name: GroupName) => groups.find((group) => group.name === name)

test('rows link to the step, the option and the page in the language of the page', () => {
  const [best] = groupsFor('el servicio rest', 'en')
  expect(best?.rows[0]).toMatchObject({
    href: '/wakamiti/en/plugins/rest/#step-rest.define.service',
    end: 'REST',
    copied: 'el servicio REST {text}',
  })
  expect(hrefs(groupsFor('tagFilter')[0]?.rows)).toEqual(['/wakamiti/setup/configuration/#option-wakamiti.tagFilter'])
  expect(groupsFor('instalacion')[0]?.rows[0]).toMatchObject({ href: '/wakamiti/setup/installation/', label: 'página' })
})

test('the best results of all kinds come first, then the others, starting with the kind of the best', () => {
  const groups = groupsFor('servicio')
  expect(groups.map(({ name, rows }) => `${name} ${rows.length}`)).toEqual(['best 3', 'steps 0', 'pages 0'])
  expect(groupsFor('REST').map(({ name }) => name)).toEqual(['best', 'pages', 'options', 'steps'])
  expect(groupsFor('REST')[0]?.rows[0]).toMatchObject({ label: 'plugin' })
})

test('results of a single kind have no group of best results', () => {
  expect(groupsFor('instalacion').map(({ name }) => name)).toEqual(['pages'])
})

test('results with less than half of the query are called distant', () => {
  const groups = groupsFor('servicio kafka')
  expect(groups[0]).toMatchObject({ name: 'distant', rows: { length: 3 } })
  expect(announcement(groups, '', SEARCH_STRINGS.es)).toMatch(/^Pocas de tus palabras coinciden.*: \d/)
})

test('no result appears in two groups', () => {
  const keys = groupsFor('rest servicio').flatMap(({ rows }) => rows.map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
})

test('a section names its page and shows a sentence of it', () => {
  const [group] = groupsFor('detras de un proxy', 'es', textRanker)
  expect(group?.rows[0]).toMatchObject({
    href: '/wakamiti/setup/installation/#detras-de-un-proxy',
    label: 'apartado',
    end: 'Instalación',
  })
  const { text = [] } = (group?.rows[0] ?? {}) as { text?: { text: string }[] }
  expect(text.map((part) => part.text).join('')).toBe('Indica entonces la dirección del proxy. Vale para todo.')
})

describe('of many results', () => {
  const steps = Array.from({ length: 20 }, (_, at) => ({ ...SEARCH_INDEX.steps[0], id: `step.${at}` }))
  const index = { ...SEARCH_INDEX, steps } as typeof SEARCH_INDEX
  const ranked = finish(prepareRanker(index, 'es')).rank('servicio rest')
  const found = { index, ranked, words: ['servicio'], locale: 'es' } as const

  test('some are shown, all are counted, and the last row expands the group', () => {
    const group = named(resultGroups(found), 'steps')
    expect(group).toMatchObject({ total: 20 })
    expect(group?.rows).toHaveLength(6)
    expect(group?.rows.at(-1)).toMatchObject({
      group: 'steps',
      title: [{ text: expect.stringMatching(/^Ver los \d+$/) }],
    })
  })

  test('an expanded group shows all of them', () => {
    const group = named(resultGroups(found, new Set(['steps'])), 'steps')
    expect(group?.rows.length).toBeGreaterThan(6)
    expect(group?.rows.some(({ kind }) => kind === 'more')).toBe(false)
  })

  test('a single group shows more', () => {
    const [alone] = resultGroups({ ...found, ranked: ofKind(ranked, 'steps') })
    expect(alone?.rows).toHaveLength(13)
  })
})

test('without results there are no groups', () => {
  expect(groupsFor('xyzzy')).toEqual([])
})

test('before anything is typed, the main pages that exist are offered', () => {
  const pages = [{ slug: '/plugins/', title: 'Plugins', section: 'A fondo', about: 'Todos.' }]
  const [, start] = startGroups([], 'es', { ...SEARCH_INDEX, pages })
  expect(start?.name).toBe('start')
  expect(start?.rows).toMatchObject([{ kind: 'page', href: '/wakamiti/plugins/' }])
})

test.each([
  ['es', '/wakamiti/tools/step-finder/#q=la+URL+%C2%ABx%C2%BB+%26+y'],
  ['en', '/wakamiti/en/tools/step-finder/#q=la+URL+%C2%ABx%C2%BB+%26+y'],
] as const)('the link to the finder has the query, in %s', (locale, href) => {
  expect(finderGroup(' la URL «x» & y ', locale, 'finder').rows).toMatchObject([{ kind: 'finder', href }])
})

const group = (name: GroupName, total: number): RowGroup => ({ name, total, rows: [] })

test.each([
  ['es', [group('steps', 9), group('options', 1), group('pages', 2)], '9 pasos, 1 opción, 2 páginas'],
  ['en', [group('pages', 1), group('steps', 1)], '1 page, 1 step'],
] as const)('in %s the counts are announced in the order of the groups', (locale, groups, announced) => {
  expect(announcement(groups, 'rest', SEARCH_STRINGS[locale])).toBe(announced)
})

test('without results, the finder is announced', () => {
  expect(announcement([finderGroup('xyz ', 'es', 'nothing')], 'xyz ', SEARCH_STRINGS.es)).toBe(
    'Nada con «xyz». Prueba la frase en el buscador de pasos',
  )
})

test('nothing is announced before anything is typed', () => {
  expect(announcement(startGroups(['timeout'], 'es'), ' ', SEARCH_STRINGS.es)).toBe('')
})
