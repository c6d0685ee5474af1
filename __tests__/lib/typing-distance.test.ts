import { typingDistance } from '@/lib/typing-distance'

test.each([
  ['timeout', 'timeout', 0],
  ['tiemout', 'timeout', 1],
  ['cabezera', 'cabecera', 1],
  ['tabla', 'tablas', 1],
  ['ecabecera', 'cabecera', 1],
  ['ab', 'ba', 1],
  ['formulairo', 'formulario', 1],
  ['xyz', 'abc', 3],
  ['', 'ab', 2],
])('from "%s" to "%s" it is %i slips', (one, other, slips) => {
  expect(typingDistance(one, other, 3)).toBe(slips)
  expect(typingDistance(other, one, 3)).toBe(slips)
})

test('beyond the limit the count stops', () => {
  expect(typingDistance('respuesta', 'cabecera', 2)).toBe(3)
  expect(typingDistance('a', 'abcdef', 2)).toBe(3)
})
