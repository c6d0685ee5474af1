import { highlightLine } from '@/tools/feature-checker/editor/highlight'
import { knowledge } from '../../../gherkin/fixture'

const paint = (line: string, more: { isBlock?: boolean; role?: 'action' | 'assertion' } = {}) =>
  highlightLine(line, {
    locale: 'es',
    isBlock: more.isBlock ?? false,
    role: more.role,
    match: (sentence) => knowledge.matchAll(sentence, 'es', {}),
  }).map(({ from, to, className }) => `${line.slice(from, to)} ${className}`)

test.each([
  ['  # language: es', ['  # language: es tk-comment']],
  ['  @una @otra', ['  @una @otra tk-tag']],
  ['Característica: Altas', ['Característica: k-title']],
  ['  Dado algo', ['Dado k-definition']],
  ['  Cuando algo', ['Cuando k-action']],
  ["  Dado el servicio REST '/a'", ['Dado k-definition', "'/a' v-text"]],
  ['  Entonces el tamaño de la respuesta es mayor que 5', ['Entonces k-assertion', 'es mayor que 5 v-assertion']],
  ["  Dado el servicio REST '/<ruta>/b'", ['Dado k-definition', "'/<ruta>/b' v-text", '<ruta> tk-name']],
  ['  Dado un timeout de <n> segundos', ['Dado k-definition', '<n> segundos v-time', '<n> tk-name']],
  [
    '  Dado un timeout de <segundos> segundos',
    ['Dado k-definition', '<segundos> segundos v-time', '<segundos> tk-name'],
  ],
  ["  Cuando el fichero 'a.txt' se elimina", ['Cuando k-action', "'a.txt' v-place"]],
  ['  | <a> | b |', ['<a> tk-name']],
  ['texto libre', []],
])('%j', (line, pieces) => {
  expect(paint(line)).toEqual(pieces)
})

test('a conjunction has the colour of the step above, but not its weight', () => {
  expect(paint('  Y algo', { role: 'assertion' })).toEqual(['Y k-assertion k-continues'])
  expect(paint('  Pero algo')).toEqual(['Pero k-definition k-continues'])
})

test('in a doc string, keys and strings are highlighted, but no steps', () => {
  expect(paint('"""json', { isBlock: true })).toEqual(['"""json tk-fence'])
  expect(paint('  { "a": "b" } Dado', { isBlock: true })).toEqual(['"a" tk-key', '"b" tk-string'])
})

test('a very long line is not highlighted', () => {
  expect(paint(`Dado ${'x'.repeat(3_000)}`)).toEqual([])
})
