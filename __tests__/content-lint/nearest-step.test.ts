import type { References } from '@/content/references'
import { nearStep } from '@/content-lint/nearest-step'

const plugin = (name: string, expressions: string[]) => ({
  plugin: name,
  steps: expressions.map((text, index) => ({ id: `${name}.${index}`, expression: { es: `es ${text}`, en: text } })),
})

const references = {
  plugins: [
    plugin('rest', ['(that) the base URL {url}', 'a timeout of {duration}', 'the REST service {text}']),
    plugin('database', ['the|a SQL script {file} is run', 'the table {table:word} is cleared']),
    plugin(
      'many',
      Array.from({ length: 30 }, (_, index) => `step number ${'abcdefghijklmnopqrstuvwxyzäöüß'[index]} of many`),
    ),
  ],
} as unknown as References

const NONE = 'write a step of the tool, or say steps=custom'

test.each([
  ['the bsae URL http://localhost:8080/a/very/long/path', ['rest'], 'did you mean (that) the base URL {url}?'],
  ["the RST service '/books/{id}/loans/{loan}'", ['rest'], 'did you mean the REST service {text}?'],
  ['a timeout off 30', ['rest'], 'did you mean a timeout of {duration}?'],
  ["the SQL scripts 'a.sql' is run", ['rest', 'database'], 'did you mean the|a SQL script {file} is run?'],
  ['nothing that is near to any of those', ['many'], NONE],
  ['nothing that is near to any of those', undefined, NONE],
  [
    'nothing that is near to any of those',
    ['database'],
    'known: the|a SQL script {file} is run, the table {table:word} is cleared',
  ],
])('%s (%j): %s', (sentence, plugins, advice) => {
  expect(nearStep(sentence, 'en', references, plugins)).toBe(advice)
})

test('the steps are those of the language', () => {
  expect(nearStep('es a timeout of 3', 'es', references)).toBe('did you mean es a timeout of {duration}?')
})
