import { Text } from '@codemirror/state'
import { completeLine, hasBlockBelow } from '@/tools/feature-checker/editor/feature-extensions'
import { catalogue } from '../../../gherkin/fixture'

const complete = (before: string, locale: 'es' | 'en' = 'es', role?: 'definition' | 'action' | 'assertion') =>
  completeLine(before, role, locale, catalogue)

test('after a keyword, steps are offered by the beginnings of their words, with tab stops for their values', () => {
  const found = complete('    Dado el servicio REST')
  expect(found?.from).toBe(9)
  expect(found?.completions[0]).toMatchObject({
    template: "el servicio REST '#{texto}'",
    step: { id: 'rest.define.service' },
  })
})

test.each([
  ['without accents and in any order', '    Dado HTTP codigo', 'rest.define.http.code.assertion', 'es'],
  ['in English', '    When table clea', 'db.action.clear.table.all', 'en'],
] as const)('words are found %s', (_, before, id, locale) => {
  expect(complete(before, locale)?.completions.map(({ step }) => step?.id)).toContain(id)
})

test('steps of the kind of the keyword come first, and And continues the step above', () => {
  const kinds = (before: string, role?: 'assertion') =>
    complete(before, 'es', role)?.completions.map(({ step }) => step?.kind)
  expect(new Set(kinds('Cuando '))).toEqual(new Set(['action']))
  expect(new Set(kinds('Y ', 'assertion'))).toEqual(new Set(['assertion']))
})

test('the block of a step is completed with it', () => {
  const [withText] = complete('Entonces la respuesta es parcialmente')?.completions ?? []
  expect(withText?.template).toBe('la respuesta es parcialmente:\n  """\n  #{}\n  """')
  const [withTable] = complete('Dadas las siguientes cabeceras')?.completions ?? []
  expect(withTable?.template).toBe('las siguientes cabeceras:\n  | name | value |\n  | #{valor} | #{valor} |')
})

test('the list fits without scrolling', () => {
  expect(complete('Dado ')?.completions).toHaveLength(8)
})

test.each([
  ['  Esc', 2, ['Escenario:']],
  ['E', 0, ['Entonces', 'Escenario:', 'Esquema del escenario:', 'Ejemplos:']],
  ['  Da', 2, ['Dado que', 'Dado', 'Dada', 'Dados', 'Dadas']],
])('at the beginning of a line, %j is completed to a keyword', (before, from, labels) => {
  const found = complete(before)
  expect(found?.from).toBe(from)
  expect(found?.completions.map(({ label }) => label)).toEqual(labels)
})

test.each([['   '], ['# comm'], ['@tag'], ['| cell'], ['']])('after %j nothing is offered', (before) => {
  expect(complete(before)).toBeUndefined()
})

test.each([
  [['Given x', '  | 1 |'], true],
  [['Given x', '', '  # a', '  | b |'], true],
  [['Given x', 'Given y'], false],
  [['Given x', ''], false],
])('whether a block follows the first line of %j is known: %s', (lines, isFollowed) => {
  expect(hasBlockBelow(Text.of(lines), 1)).toBe(isFollowed)
})
