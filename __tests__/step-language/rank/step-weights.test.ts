import { learnWeights } from '@/step-language/rank/learn-weights'
import { packWeights, unpackWeights, weighSteps, withOwnTerms } from '@/step-language/rank/step-weights'

/** Two steps that are asked for in nearly the same words, and one of other words. */
const PHRASES: [string, number][] = [
  ['compr tabl vaci', 0],
  ['tabl vaci', 0],
  ['ver tabl vaci', 0],
  ['compr tabl no vaci', 1],
  ['tabl no vaci', 1],
  ['ver tabl no vaci', 1],
  ['envi mensaj', 2],
  ['envi otro mensaj', 2],
  ['envi mensaj col', 2],
]
const learned = learnWeights(
  PHRASES.map(([text, step]) => ({ terms: text.split(' '), step, weight: 1 })),
  3,
)

const bestFor = (text: string, weights = learned, count = 3) => {
  const { scores } = weighSteps(weights, count).scoresOf(text.split(' '))
  return scores.indexOf(Math.max(...scores))
}

test.each([
  ['tabl vaci', 0],
  ['no vaci tabl', 1],
  ['mensaj', 2],
  ['mensja envi', 2],
  ['mens', 2],
])('what is asked for in nearly the same words is told apart: «%s»', (text, step) => {
  expect(bestFor(text)).toBe(step)
})

test('a word of the sibling speaks against a step', () => {
  expect(learned.get('no')?.get(1)).toBeGreaterThan(0)
  expect(learned.get('no')?.get(0)).toBeLessThan(0)
})

test('words of few phrases are chance', () => {
  expect([learned.has('otro'), learned.has('col')]).toEqual([false, false])
})

test('what is learned twice is the same, and packed it stays so', () => {
  expect(unpackWeights(packWeights(learned))).toEqual(learned)
})

test('a step that nobody is known to ask for is found by its own words', () => {
  expect(bestFor('tabl color', withOwnTerms(learned, [[3, ['color', 'tabl']]]), 4)).toBe(3)
})

test('the share of a sentence is what says something for a step', () => {
  const { share } = weighSteps(learned, 3).scoresOf(['envi', 'gato'])
  expect([share(0), share(2) > 0, share(2) < 1]).toEqual([0, true, true])
})
