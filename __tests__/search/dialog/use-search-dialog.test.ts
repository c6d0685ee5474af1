import { moveActive } from '@/search/dialog/use-search-dialog'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 0],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, 4],
  ['ArrowUp', -1, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
])('%s moves from row %i to row %i', (key, from, to) => {
  expect(moveActive(key, from, 5)).toBe(to)
})

test('other keys move nothing, and nothing moves in an empty list', () => {
  expect(moveActive('a', 0, 5)).toBeUndefined()
  expect(moveActive('ArrowDown', -1, 0)).toBeUndefined()
})
