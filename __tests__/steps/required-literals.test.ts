import { compileExpression } from '@/steps/expression/compile-expression'
import { hasInOrder, requiredLiterals } from '@/steps/expression/required-literals'

test.each([
  ['plain text', ['plain text']],
  ['file(s) deleted', ['file', 'deleted']],
  ['the (very) big file', ['the ', 'big file']],
  ['uses {n:int} of {word}:', ['uses', ' of', ':']],
  ['a \\(literal\\) \\* star', ['a (literal) * star']],
  ['size 1.5', ['size 1', '5']],
  ['colou?r', ['colo', 'r']],
  ['ab{2}c', ['a', 'c']],
  ['a } b (} c) d', ['a } b ', 'd']],
  ['\\d end$', [' end']],
  ['a|b', []],
])('"%s" cannot do without %j', (expression, literals) => {
  expect(requiredLiterals(compileExpression(expression))).toEqual(literals)
})

test('a pattern with alternatives on the outside asks for nothing', () => {
  expect(requiredLiterals('one|two')).toEqual([])
})

test('literals count in their order and do not share characters', () => {
  expect(hasInOrder('one two', ['one', 'two'])).toBe(true)
  expect(hasInOrder('two one', ['one', 'two'])).toBe(false)
  expect(hasInOrder('aba', ['ab', 'ba'])).toBe(false)
})
