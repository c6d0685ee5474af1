import { applyEdits, joinFixes, placeAt } from '@/lib/finding'

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

const edit = (from: number, to: number, insert: string) => ({ from, to, insert })

test.each([
  ['apart', [[edit(4, 5, 'b')], [edit(0, 1, 'a')]], 2, [edit(0, 1, 'a'), edit(4, 5, 'b')]],
  ['side by side', [[edit(0, 1, 'a')], [edit(1, 2, 'b')]], 2, [edit(0, 1, 'a'), edit(1, 2, 'b')]],
  ['over each other', [[edit(0, 2, 'a')], [edit(1, 3, 'b')]], 1, [edit(0, 2, 'a')]],
  ['inserting at one place', [[edit(1, 1, 'a')], [edit(1, 1, 'b')]], 1, [edit(1, 1, 'a')]],
  ['inserting where another one replaces', [[edit(0, 2, 'a')], [edit(2, 2, 'b')]], 1, [edit(0, 2, 'a')]],
  ['sharing an edit', [[edit(0, 0, '#')], [edit(0, 0, '#'), edit(3, 4, 'b')]], 2, [edit(0, 0, '#'), edit(3, 4, 'b')]],
  [
    'of several edits, one of them in the way',
    [[edit(0, 2, 'a')], [edit(1, 2, 'b'), edit(5, 6, 'c')]],
    1,
    [edit(0, 2, 'a')],
  ],
])('fixes %s are merged unless they conflict', (_, fixes, count, edits) => {
  expect(joinFixes(fixes)).toEqual({ fixes: count, edits })
})
