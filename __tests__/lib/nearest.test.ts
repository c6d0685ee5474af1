import { didYouMean, nearest } from '@/lib/nearest'

const FIELDS = ['title', 'description', 'layout']

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['desciption', 'description'],
  ['layuot', 'layout'],
])('%s was probably %s', (word, meant) => {
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
])('two letters may differ, and a third of a long word: %s, %s', (word, meant, isNear) => {
  expect(nearest(word, [meant])).toBe(isNear ? meant : undefined)
})

test('how much may differ can be said', () => {
  expect(nearest('rexx', ['rest'], 1)).toBeUndefined()
})

test('the nearest of two near words wins', () => {
  expect(nearest('rest.timout', ['rest.timeouts', 'rest.timeout'])).toBe('rest.timeout')
})

test('where nothing is known, nothing is near', () => {
  expect(nearest('titel', [])).toBeUndefined()
})

test('the advice names the near word', () => {
  expect(didYouMean('titel', FIELDS)).toBe('did you mean title?')
})

test('the advice lists what is known when nothing is near', () => {
  expect(didYouMean('author', FIELDS)).toBe('known: title, description, layout')
})

test('twenty words can be listed', () => {
  const known = Array.from({ length: 20 }, (_, index) => `option-number-${index}`)
  expect(didYouMean('author', known)).toBe(`known: ${known.join(', ')}`)
})

test.each([
  ['too many to list', Array.from({ length: 21 }, (_, index) => `option-number-${index}`)],
  ['none', []],
])('with %s the advice is to check the name', (_, known) => {
  expect(didYouMean('author', known)).toBe('check the name')
})
