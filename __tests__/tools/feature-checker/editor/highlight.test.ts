import { Text } from '@codemirror/state'
import { highlightLine, outlineOf, roleAbove } from '@/tools/feature-checker/editor/highlight'

const paint = (line: string, more: { isBlock?: boolean; role?: 'action' | 'assertion' } = {}) =>
  highlightLine(line, {
    locale: 'es',
    isBlock: more.isBlock ?? false,
    role: more.role,
  }).map(({ from, to, className }) => `${line.slice(from, to)} ${className}`)

test.each([
  ['  # language: es', ['  # language: es tk-comment']],
  ['  @una @otra', ['  @una @otra tk-tag']],
  ['Característica: Altas', ['Característica: k-title']],
  ['  Dado algo', ['Dado k-definition']],
  ['  Cuando algo', ['Cuando k-action']],
  ["  Dado el servicio REST '/a'", ['Dado k-definition', "'/a' v-text"]],
  ['  Entonces el tamaño de la respuesta es mayor que 5', ['Entonces k-assertion', '5 v-number']],
  ["  Dado el servicio REST '/<ruta>/b'", ['Dado k-definition', "'/<ruta>/b' v-text", '<ruta> tk-name']],
  ['  Dado un timeout de <n> segundos', ['Dado k-definition', '<n> tk-name']],
  ['  Dada la URL base http://localhost:8080', ['Dada k-definition', 'http://localhost:8080 v-place']],
  ["  Dado el servicio d'a /a/b y c'", ['Dado k-definition', '/a/b v-place']],
  ["  Cuando el fichero 'a.txt' se elimina", ['Cuando k-action', "'a.txt' v-text"]],
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

const doc = Text.of([
  '# language: es',
  'Característica: A',
  '  Escenario: B',
  '    Cuando x',
  '      """',
  '      Dado y',
  '      ```',
  '      """',
  '    Y z',
  '  Escenario: C',
  '    Y w',
])

test('doc strings are recognized, whatever they contain', () => {
  const { locale, blocks } = outlineOf(doc)
  expect(locale).toBe('es')
  expect([...blocks].flatMap((isBlock, line) => (isBlock ? [line] : []))).toEqual([5, 6, 7, 8])
})

test('a conjunction continues the step above, within its scenario', () => {
  const outline = outlineOf(doc)
  expect(roleAbove(doc, 9, outline)).toBe('action')
  expect(roleAbove(doc, 11, outline)).toBeUndefined()
})
