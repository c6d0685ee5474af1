/** @jest-environment node */
import { expressionItems, wordForms } from '@/step-language/rank/expression-items'
import { testCatalogue } from '../test-finder'

const word = (base: string, hasBlank = true, endings: string[] = []) => ({ kind: 'word', base, endings, hasBlank })

test.each([
  [
    'la cola {word}',
    [
      word('la', false),
      word('cola'),
      { kind: 'argument', name: 'unnamed', type: 'word', text: '{word}', hasBlank: true },
    ],
  ],
  ['existe(n)', [word('existe', false, ['n'])]],
  ['(que) se', [{ kind: 'choice', words: [['que']], hasBlank: false }, word('se')]],
  [
    'x (is|are retrieved):',
    [
      word('x', false),
      { kind: 'choice', words: [['is', 'are'], ['retrieved']], hasBlank: true },
      { kind: 'mark', text: ':', hasBlank: false },
    ],
  ],
  ['se crea (!con los)', [word('se', false), word('crea'), { kind: 'free', forbidden: 'con los', hasBlank: true }]],
  ['ver *', [word('ver', false), { kind: 'free', hasBlank: true }]],
  [
    'es \\(x\\):',
    [
      word('es', false),
      { kind: 'mark', text: '(', hasBlank: true },
      word('x', false),
      { kind: 'mark', text: ')', hasBlank: false },
      { kind: 'mark', text: ':', hasBlank: false },
    ],
  ],
])('«%s» is read word by word', (expression, items) => {
  expect(expressionItems(expression)).toEqual(items)
})

test('a word is written with each of its endings', () => {
  expect(wordForms({ base: 'elimina', endings: ['n', 'do'] })).toEqual(['elimina', 'eliminan', 'eliminado'])
})

test('the items of every step say all that its expression says', () => {
  for (const { expression } of testCatalogue().steps)
    for (const text of Object.values(expression)) {
      const args = expressionItems(text).flatMap((item) => (item.kind === 'argument' ? [item.text] : []))
      expect(args).toEqual(text.match(/\{[^}]+\}/g) ?? [])
    }
})
