import { featureLines } from '@/steps/feature-line'
import { highlightLine } from '@/tools/feature-checker/editor/highlight'
import { knowledge } from '../../../gherkin/fixture'

const match = (sentence: string) => knowledge.matchAll(sentence, 'es', {})

/** The highlighted pieces of the last line. */
const paint = (...lines: string[]) =>
  featureLines(lines.join('\n'), 'es')
    .slice(-1)
    .flatMap((read) => highlightLine(read, { locale: 'es', match }))
    .map(({ from, to, className }) => `${lines.at(-1)?.slice(from, to)} ${className}`)

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
  expect(paint('  Entonces algo', '  Y algo')).toEqual(['Y k-assertion k-continues'])
  expect(paint('  Pero algo')).toEqual(['Pero k-definition k-continues'])
})

test('in a doc string names and texts look different, and nothing is a step', () => {
  expect(paint('"""json')).toEqual(['"""json tk-fence'])
  expect(paint('"""', '  { "a": "b" } Dado')).toEqual(['"a" tk-key', '"b" tk-string'])
})

test('a line of data is not taken apart', () => {
  expect(paint(`Dado ${'x'.repeat(3_000)}`)).toEqual([])
})
