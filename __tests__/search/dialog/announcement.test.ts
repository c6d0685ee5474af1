import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { announcement } from '@/search/dialog/announcement'
import type { GroupName, RowGroup } from '@/search/rows/search-row'
import { finderGroups, startGroups } from '@/search/rows/start-groups'

const group = (name: GroupName, total: number): RowGroup => ({ name, total, rows: [] })

test.each([
  ['es', [group('steps', 9), group('options', 1), group('pages', 2)], '9 pasos, 1 opción, 2 páginas'],
  ['en', [group('pages', 1), group('steps', 1)], '1 page, 1 step'],
] as const)('in %s the counts are said in the order of the groups', (locale, groups, said) => {
  expect(announcement(groups, 'rest', SEARCH_STRINGS[locale])).toBe(said)
})

test('nothing found says where to go', () => {
  expect(announcement(finderGroups('xyz ', 'es'), 'xyz ', SEARCH_STRINGS.es)).toBe(
    'Nada con «xyz». Prueba la frase en el buscador de pasos',
  )
})

test('before anything is typed nothing is said', () => {
  expect(announcement(startGroups(['timeout'], 'es'), ' ', SEARCH_STRINGS.es)).toBe('')
})
