/** @jest-environment node */
import { joinFixes } from '@/editor/checker-actions'

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
])('of fixes %s, those that do not overlap are joined', (_, fixes, count, edits) => {
  expect(joinFixes(fixes)).toEqual({ fixes: count, edits })
})
