/** @jest-environment node */
import { applyEdits, insertAbove, insertBelow, removeLines, replaceIn } from '@/gherkin/finding/feature-edit'

const TEXT = 'one\ntwo\nthree'
const LINES = TEXT.split('\n')

test.each([
  ['a piece of a line is replaced', [replaceIn(2, 2, 4, 'on')], 'one\nton\nthree'],
  ['lines are put above another one', [insertAbove(2, ['a', 'b'])], 'one\na\nb\ntwo\nthree'],
  ['lines are put below another one', [insertBelow(3, 5, ['a'])], 'one\ntwo\nthree\na'],
  ['lines are taken away', [removeLines(2, 3, LINES)], 'one'],
  ['the first line is taken away', [removeLines(1, 1, LINES)], '\ntwo\nthree'],
  [
    'several edits do not get in the way of each other',
    [replaceIn(1, 1, 2, 'O'), replaceIn(3, 1, 1, 'x')],
    'One\ntwo\nxthree',
  ],
  [
    'what is put in stands before what is replaced there',
    [insertAbove(1, ['a']), replaceIn(1, 1, 4, 'b')],
    'a\nb\ntwo\nthree',
  ],
  ['a place after the end is the end', [replaceIn(9, 1, 1, '!')], 'one\ntwo\nthree!'],
])('%s', (_, edits, expected) => {
  expect(applyEdits(TEXT, edits)).toBe(expected)
})
