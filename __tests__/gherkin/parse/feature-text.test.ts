/** @jest-environment node */
import {
  insertAbove,
  insertBelow,
  rangeIn,
  removeLines,
  replaceRange,
  toFeatureText,
  trimmedLine,
} from '@/gherkin/parse/feature-text'
import { applyEdits } from '@/lib/finding'

const FILE = toFeatureText('one\ntwo\nthree')

test.each([
  ['a piece of a line is replaced', [replaceRange(rangeIn(FILE, 2, 2, 4), 'on')], 'one\nton\nthree'],
  ['lines are inserted above another one', [insertAbove(FILE, 2, ['a', 'b'])], 'one\na\nb\ntwo\nthree'],
  ['lines are inserted below another one', [insertBelow(FILE, 3, ['a'])], 'one\ntwo\nthree\na'],
  ['lines are removed', [removeLines(FILE, 2, 3)], 'one'],
  ['the first line is removed', [removeLines(FILE, 1, 1)], '\ntwo\nthree'],
  [
    'an insertion comes before a replacement at the same place',
    [insertAbove(FILE, 1, ['a']), replaceRange(rangeIn(FILE, 1, 1, 4), 'b')],
    'a\nb\ntwo\nthree',
  ],
  ['a place after the end is the end', [replaceRange(rangeIn(FILE, 9, 1, 1), '!')], 'one\ntwo\nthree!'],
  ['a place after the end of a line is its end', [replaceRange(rangeIn(FILE, 1, 9, 12), '!')], 'one!\ntwo\nthree'],
])('%s', (_, edits, expected) => {
  expect(applyEdits(FILE.text, edits)).toBe(expected)
})

test.each([
  ['  a b ', { from: 2, to: 5 }],
  ['   ', { from: 3, to: 3 }],
  ['', { from: 0, to: 0 }],
])('%j is trimmed', (text, range) => {
  expect(trimmedLine(toFeatureText(text), 1)).toEqual(range)
})
