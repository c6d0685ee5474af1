import { createFeatureEngine } from '@/gherkin/feature-engine'
import { catalogue } from '../fixture'

const engine = createFeatureEngine(catalogue)
const feature = (...steps: string[]) =>
  ['# language: es', 'Característica: A', '  Escenario: B', ...steps.map((step) => `    ${step}`), ''].join('\n')

test('a feature with errors is not translated until they are fixed', () => {
  const text = feature(
    "Dado el servicio REST '/a'",
    'Cuando llueve mucho',
    'Entonces el código de respuesta HTTP es uno',
  )
  const { text: result, blockers, translated } = engine.translate(text)
  expect([result, translated]).toEqual([text, 0])
  expect(blockers.map(({ code }) => code)).toEqual(['undefined', 'argument'])
})

test('a step of an unlisted plugin prevents the translation', () => {
  const text = `# modules: rest-steps\n${feature("Dado el servicio REST '/a'", 'Y la tabla B está vacía')}`
  expect(engine.translate(text).blockers.map(({ code }) => code)).toEqual(['module.missing'])
})

test('if errors are ignored, the steps that have them stay as they are', () => {
  const text = feature("Dado el servicio REST '/a'", 'Cuando llueve mucho')
  const { text: result, blockers, notes } = engine.translate(text, true)
  expect(blockers).toEqual([])
  expect(result).toContain("Given the REST service '/a'\n    When llueve mucho")
  expect(notes.map(({ line, reason }) => [line, reason])).toEqual([[5, 'undefined']])
})

test('neither warnings nor the texts of a definition prevent the translation', () => {
  const text = feature("Dado el servicio REST '/a'").replace('Escenario: B', 'Escenario: B\n    the REST service /a')
  expect(engine.translate(text).blockers).toEqual([])
  const defined = feature('Dado un cliente').replace('Car', '@what\nCar')
  expect(engine.translate(defined, false, { settings: { definitionTag: 'what' } }).blockers).toEqual([])
})

test('a sentence that would be two steps in the other language gets another wording', () => {
  const text = `Feature: A
  Scenario: B
    When the content of the CSV file 'a.csv' is deleted from the table T
`
  expect(engine.translate(text).text).toContain("se ha eliminado el contenido del fichero CSV 'a.csv' de la tabla T")
})

test.each([
  ['Entonces el código de respuesta HTTP es 200'],
  ['Entonces el código de respuesta HTTP es igual a 200'],
  ["Entonces el texto del fragmento de la respuesta 'a' no es 'b'"],
])('%s translated and back is unchanged', (step) => {
  const text = feature(step)
  expect(engine.translate(engine.translate(text).text).text).toBe(text)
})

test('an outline translated and back is unchanged', () => {
  const text = `# language: es
Característica: A
  Esquema del escenario: B
    Dado el servicio REST '<ruta>'
    Entonces el código de respuesta HTTP es <código>
    Y el tamaño de la respuesta es menor que <tamaño>
    Ejemplos:
      | ruta | código | tamaño |
      | /a   | 200    | 1.500  |
`
  const there = engine.translate(text)
  expect(there.text).toContain('| /a   | 200    | 1,500  |')
  expect(engine.translate(there.text).text).toBe(text)
})

test('translating back restores the steps that were left, even after edits', () => {
  const text = feature(
    "Dado el servicio REST '/a'",
    "Y el tercer valor de 'a' es '1'",
    'Entonces el código de respuesta HTTP es 200',
  )
  const there = engine
    .translate(text, true)
    .text.replace(/And .*/, "And el servicio REST '/c'")
    .replace("'/a'", "'/b'")
  const back = engine.translate(there)
  expect([back.blockers, back.notes]).toEqual([[], []])
  expect(back.text).toBe(
    feature("Dado el servicio REST '/b'", "Y el servicio REST '/c'", 'Entonces el código de respuesta HTTP es 200'),
  )
})
