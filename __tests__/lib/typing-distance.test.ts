import { typingDistance } from '@/lib/nearest'

test.each([
  ['timeout', 'timeout', 0],
  ['tiemout', 'timeout', 1],
  ['timeot', 'timeout', 1],
  ['timeoout', 'timeout', 1],
  ['timeaut', 'timeout', 1],
  ['itmeout', 'timeout', 1],
  ['tmieotu', 'timeout', 2],
  ['cabezera', 'cabecera', 1],
  ['ecabecera', 'cabecera', 1],
  ['ab', 'ba', 1],
  ['ab', 'cd', 2],
  ['', 'ab', 2],
  ['', '', 0],
])('from "%s" to "%s" it is %i slips, both ways', (one, other, slips) => {
  expect(typingDistance(one, other, 2)).toBe(slips)
  expect(typingDistance(other, one, 2)).toBe(slips)
})

test.each([
  ['abc', 'xyz'],
  ['abcd', 'wxyz'],
  ['a', 'abcd'],
  ['abcd', 'a'],
  ['respuesta', 'cabecera'],
])('what is further than the limit is not counted: "%s", "%s"', (one, other) => {
  expect(typingDistance(one, other, 2)).toBe(3)
})
