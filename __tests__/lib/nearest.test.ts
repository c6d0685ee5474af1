import { nearest, typingDistance } from '@/lib/nearest'

const FIELDS = ['title', 'description', 'layout']

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['desciption', 'description'],
  ['layuot', 'layout'],
])('%s probably means %s', (word, meant) => {
  expect(nearest(word, FIELDS)).toBe(meant)
})

test.each(['author', 'x', ''])('nothing is near "%s"', (word) => {
  expect(nearest(word, FIELDS)).toBeUndefined()
})

test.each([
  ['rexx', 'rest', true],
  ['rxxx', 'rest', false],
  ['resourXXX', 'resources', true],
  ['resouXXXX', 'resources', false],
])('two letters may differ, or a third of a long word: %s, %s', (word, meant, isNear) => {
  expect(nearest(word, [meant])).toBe(isNear ? meant : undefined)
})

test('the tolerance can be set', () => {
  expect(nearest('rexx', ['rest'], 1)).toBeUndefined()
})

test('the nearest of two near words wins', () => {
  expect(nearest('rest.timout', ['rest.timeouts', 'rest.timeout'])).toBe('rest.timeout')
})

test('without known names nothing is near', () => {
  expect(nearest('titel', [])).toBeUndefined()
})

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
])('the distance between "%s" and "%s" is %i, both ways', (one, other, slips) => {
  expect(typingDistance(one, other, 2)).toBe(slips)
  expect(typingDistance(other, one, 2)).toBe(slips)
})

test.each([
  ['abc', 'xyz'],
  ['abcd', 'wxyz'],
  ['a', 'abcd'],
  ['abcd', 'a'],
  ['respuesta', 'cabecera'],
])('beyond the limit distances are not computed: "%s", "%s"', (one, other) => {
  expect(typingDistance(one, other, 2)).toBe(3)
})
