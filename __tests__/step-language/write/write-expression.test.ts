import { expressionItems } from '@/step-language/rank/expression-items'
import { isPluralForm, type Writing, writeExpression, writtenItems } from '@/step-language/write/write-expression'

const PLAIN: Writing = { args: {}, free: [], isPlural: false, forms: new Map() }

const write = (expression: string, writing: Partial<Writing> = {}) =>
  writeExpression(expressionItems(expression), { ...PLAIN, ...writing })

test.each<[string, string, string]>([
  ['(que) la tabla (de BBDD) {word} está vacía', 'la tabla {word} está vacía', 'la tabla {word} está vacía'],
  [
    '(el|los) siguiente(s) registro(s) existe(n):',
    'el siguiente registro existe:',
    'los siguientes registros existen:',
  ],
  ['record(s) exist(s), do(es) not', 'record exists, does not', 'records exist, do not'],
  ['the value(s) (is|are retrieved)', 'the value is retrieved', 'the values are retrieved'],
  ['the file (is) deleted', 'the file is deleted', 'the file is deleted'],
  ['x identificad(o|a|os|as) y', 'x identificado y', 'x identificados y'],
  ['se (ha) elimina(n|do) la fila', 'se elimina la fila', 'se eliminan la fila'],
  ['a \\(b\\):', 'a (b):', 'a (b):'],
])('«%s» is written in the singular and in the plural', (expression, singular, plural) => {
  expect(write(expression)).toBe(singular)
  expect(write(expression, { isPlural: true })).toBe(plural)
})

test('values and free words stand in their places', () => {
  expect(write('* con {a:word} = {b:text} y *', { args: { a: 'X', b: "'1'" }, free: ['uno', 'dos'] })).toBe(
    "uno con X = '1' y dos",
  )
  expect(write('{host:text}:{port:int}', { args: { host: "'a'", port: '25' } })).toBe("'a':25")
})

test('a count decides the number of the word after it', () => {
  const expression = '{n:int} ve(z|ces)'
  expect(write(expression, { args: { n: '1' }, isPlural: true })).toBe('1 vez')
  expect(write(expression, { args: { n: '3' } })).toBe('3 veces')
})

test('what was chosen is written', () => {
  const items = expressionItems('(que) se elimina(n|do)')
  const forms = new Map([
    [0, 'que'],
    [2, 'eliminado'],
  ])
  expect(writtenItems(items, { ...PLAIN, forms })).toEqual(['que', 'se', 'eliminado'])
})

test.each<[string, string, boolean | undefined]>([
  ['registro(s)', 'registros', true],
  ['registro(s)', 'registro', false],
  ['exist(s)', 'exists', false],
  ['exist(s)', 'exist', true],
  ['elimina(do)', 'eliminado', undefined],
  ['(is|are)', 'are', true],
  ['(el|los)', 'el', false],
  ['(que)', 'que', undefined],
  ['(is|are)', '', undefined],
])('of %s, «%s» is in the plural: %s', (expression, form, isPlural) => {
  expect(isPluralForm(expressionItems(expression)[0], form)).toBe(isPlural)
})
