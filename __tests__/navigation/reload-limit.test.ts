import { reloadsWith } from '@/navigation/reload-limit'

test.each([
  ['the first time', [], 1_000, [1_000]],
  ['the second time', [1_000], 2_000, [1_000, 2_000]],
  ['not a third time within a minute', [1_000, 2_000], 60_999, undefined],
  ['again when a minute has passed', [1_000, 2_000], 61_000, [2_000, 61_000]],
])('a broken page may be loaded anew %s', (_, earlier, now, moments) => {
  expect(reloadsWith(earlier, now)).toEqual(moments)
})
