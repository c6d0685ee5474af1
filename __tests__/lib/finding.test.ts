import { applyEdits, placeAt } from '@/lib/finding'

test.each([
  [0, { line: 1, column: 1 }],
  [1, { line: 1, column: 2 }],
  [2, { line: 2, column: 1 }],
  [4, { line: 2, column: 3 }],
])('offset %i of two lines is at %j', (offset, place) => {
  expect(placeAt('a\nbc', offset)).toEqual(place)
})

test('edits are applied in any order of the list', () => {
  const edits = [
    { from: 0, to: 1, insert: 'A' },
    { from: 4, to: 4, insert: '!' },
    { from: 2, to: 4, insert: 'BC' },
  ]
  expect(applyEdits('a bc', edits)).toBe('A BC!')
})
