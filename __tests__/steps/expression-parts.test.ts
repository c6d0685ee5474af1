import { type ExpressionPart, expressionParts } from '@/steps/expression-parts'

const text = (words: string): ExpressionPart => ({ kind: 'text', text: words })
const optional = (words: string): ExpressionPart => ({ kind: 'optional', text: words })
const wildcard: ExpressionPart = { kind: 'wildcard' }

const CASES: [string, ExpressionPart[]][] = [
  ['se ejecuta', [text('se ejecuta')]],
  [
    'un timeout de {duration}',
    [text('un timeout de '), { kind: 'argument', name: 'unnamed', type: 'duration', text: '{duration}' }],
  ],
  ['{name:text}', [{ kind: 'argument', name: 'name', type: 'text', text: '{name:text}' }]],
  [
    '{a:text}{b:int}',
    [
      { kind: 'argument', name: 'a', type: 'text', text: '{a:text}' },
      { kind: 'argument', name: 'b', type: 'int', text: '{b:int}' },
    ],
  ],
  ['paso(s)', [text('paso'), optional('(s)')]],
  ['(a(b)c) d', [optional('(a(b)c)'), text(' d')]],
  ['el * con *', [text('el '), wildcard, text(' con '), wildcard]],
  ['f\\(x\\) \\*', [text('f(x) *')]],
  ['a (b', [text('a (b')]],
  ['a|b', [text('a|b')]],
  ['', []],
]

test.each(CASES)('"%s" has the parts a reader sees', (expression, parts) => {
  expect(expressionParts(expression)).toEqual(parts)
})
