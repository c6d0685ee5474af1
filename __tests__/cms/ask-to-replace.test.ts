import { differingLines } from '@/cms/app/ask-to-replace'

test.each([
  ['a\nb\nc\nd', 'a\nb\nc\ne', 2, 'b\nc\nd', 'b\nc\ne'],
  ['a\nb\nc\nd\ne', 'x\nb\nc\nd\ne', 1, 'a\nb\nc', 'x\nb\nc'],
  ['a\na\na\na\na\na', 'a\na\na\na\na\na\na', 5, 'a\na', 'a\na\na'],
  ['', 'a', 1, '', 'a'],
])('%j and %j differ from line %d on', (one, other, line, first, second) => {
  expect(differingLines(one, other)).toEqual({ line, texts: [first, second] })
})
