import {
  type ExpressionPart,
  expressionArguments,
  expressionParts,
  expressionUnits,
  expressionWords,
  hasFreeWords,
} from '@/steps/expression/expression-parts'
import { testCatalogue } from '../step-language/test-finder'

const text = (words: string): ExpressionPart => ({ kind: 'text', text: words })
const choice = (words: string, ...alternatives: string[][]): ExpressionPart => ({
  kind: 'choice',
  text: words,
  words: alternatives,
})
const wildcard: ExpressionPart = { kind: 'free', text: '*' }
const argument = (name: string, type: string, words: string): ExpressionPart => ({
  kind: 'argument',
  name,
  type,
  text: words,
})

const CASES: [string, ExpressionPart[]][] = [
  ['se ejecuta', [text('se ejecuta')]],
  ['un timeout de {duration}', [text('un timeout de '), argument('unnamed', 'duration', '{duration}')]],
  ['{name:text}', [argument('name', 'text', '{name:text}')]],
  ['{a:text}{b:int}', [argument('a', 'text', '{a:text}'), argument('b', 'int', '{b:int}')]],
  ['paso(s)', [text('paso'), choice('(s)', ['s'])]],
  ['(is|are retrieved)', [choice('(is|are retrieved)', ['is', 'are'], ['retrieved'])]],
  ['es (igual a|que)', [text('es '), choice('(igual a|que)', ['igual'], ['a', 'que'])]],
  ['(a(b)c) d', [choice('(a(b)c)', ['a(b)c']), text(' d')]],
  ['el * con *', [text('el '), wildcard, text(' con '), wildcard]],
  ['se crea (!con los)', [text('se crea '), { kind: 'free', text: '(!con los)', except: 'con los' }]],
  ['f\\(x\\) \\*', [text('f(x) *')]],
  ['a (b', [text('a (b')]],
  ['a|b', [text('a|b')]],
  ['', []],
]

test.each(CASES)('"%s" has the parts a reader sees', (expression, parts) => {
  expect(expressionParts(expression)).toEqual(parts)
})

const word = (...forms: string[]) => ({ kind: 'word', forms, isOptional: false })
const optional = (...forms: string[]) => ({ kind: 'word', forms, isOptional: true })
const mark = (sign: string) => ({ kind: 'mark', text: sign })

test.each([
  ['la cola {word}', [word('la'), word('cola'), argument('unnamed', 'word', '{word}')]],
  ['existe(n)', [word('existe', 'existen')]],
  ['elimina(n|do)', [word('elimina', 'eliminan', 'eliminado')]],
  ['(que) se', [optional('que'), word('se')]],
  ['x (is|are retrieved):', [word('x'), optional('is', 'are'), optional('retrieved'), mark(':')]],
  ['se crea (!con los)', [word('se'), word('crea'), { kind: 'free' }]],
  ['ver *', [word('ver'), { kind: 'free' }]],
  ['es \\(x\\):', [word('es'), mark('('), word('x'), mark(')'), mark(':')]],
])('«%s» is read word by word', (expression, units) => {
  expect(expressionUnits(expression)).toEqual(units)
})

test('the arguments of every step are those of its expression', () => {
  for (const { expression } of testCatalogue().steps)
    for (const written of Object.values(expression))
      expect(expressionArguments(written).map((one) => one.text)).toEqual(written.match(/\{[^}]+\}/g) ?? [])
})

test('the words of an expression exclude optional endings and arguments', () => {
  expect(expressionWords('(que) la (el|los) tabla(s) {table:word} existe(n) *')).toEqual([
    'que',
    'la',
    'el',
    'los',
    'tabla',
    'existe',
  ])
})

test.each([
  ['se consulta(n) *', true],
  ['se elimina(n) (!con los)', true],
  ['la tabla {word} está vacía', false],
  ['(que) se ejecuta', false],
])('whether words of «%s» are free: %s', (expression, isFree) => {
  expect(hasFreeWords(expression)).toBe(isFree)
})
