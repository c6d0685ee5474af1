import { Vocabulary } from '@/step-language/words/vocabulary'

/** Three steps: all have the first word, one the last. */
function vocabularyOf(...steps: string[]): Vocabulary {
  const vocabulary = new Vocabulary('es')
  for (const step of steps) vocabulary.count(step.split(' ').map((word) => vocabulary.add(word)))
  return vocabulary
}

const vocabulary = vocabularyOf('la tabla', 'la cola', 'la tabla vacia')
const numberOf = (word: string) => vocabulary.keys.findIndex((key) => key.word === word)

test('a word has one number', () => {
  expect(vocabulary.add('tabla')).toBe(numberOf('tabla'))
  expect(vocabulary.keys).toHaveLength(4)
})

test('the rarer a word is, the more it weighs', () => {
  const [common, rarer, rare] = ['la', 'tabla', 'cola'].map((word) => vocabulary.weight(numberOf(word)))
  expect(rare).toBeGreaterThan(rarer ?? 1)
  expect(rarer).toBeGreaterThan(common ?? 1)
})

test('all words that may have been meant are found at once', () => {
  const likenesses = vocabulary.similar('tablas')
  expect([...likenesses].map((likeness) => likeness.toFixed(2))).toEqual(['0.00', '0.95', '0.00', '0.00'])
  expect(vocabulary.similar('tablas')).toBe(likenesses)
})

test.each([
  ['tabla', true],
  ['tablas', true],
  ['vacios', true],
  ['la', true],
  ['le', false],
  ['fichero', false],
])('whether «%s» is a word of the steps: %s', (word, isKnown) => {
  expect(vocabulary.has(word)).toBe(isKnown)
})
