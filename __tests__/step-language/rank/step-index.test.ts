import { finish } from '@/lib/run-in-pieces'
import { learnWeights } from '@/step-language/rank/learn-weights'
import { indexSteps, stepFinder } from '@/step-language/rank/step-index'
import { OWN_PLUGIN } from '@/steps/step'
import { testAsked, testCatalogue } from '../test-finder'

/** Two steps that are asked for in nearly the same words, and an unrelated one. */
const PHRASES: [string, number][] = [
  ['compr tabl qued vaci', 0],
  ['tabl qued vaci', 0],
  ['ver tabl qued vaci', 0],
  ['tabl ya qued vaci', 0],
  ['compr tabl no vaci', 1],
  ['tabl no vaci', 1],
  ['ver tabl no vaci', 1],
  ['tabl ya no vaci', 1],
  ['envi mensaj', 2],
  ['envi otro mensaj', 2],
  ['envi mensaj col', 2],
  ['envi mensaj ya', 2],
]
const learned = learnWeights(
  [...PHRASES, ...PHRASES].map(([text, step]) => ({ terms: text.split(' '), step, weight: 1 })),
  3,
)

const find = stepFinder(learned, [0, 1, 2])

const bestFor = (text: string) => find(text.split(' '), [], 1)[0]

test.each([
  ['tabl qued vaci', 0],
  ['no vaci tabl', 1],
  ['mensaj', 2],
  ['mensja envi', 2],
  ['mens', 2],
])('steps that are asked for in nearly the same words are told apart: «%s»', (text, step) => {
  expect(bestFor(text)?.step).toBe(step)
})

test('a word of a similar step speaks against a step', () => {
  expect(learned.get('no')?.get(1)).toBeGreaterThan(0)
  expect(learned.get('no')?.get(0)).toBeLessThan(0)
})

test('words of few phrases are ignored', () => {
  expect([learned.has('otro'), learned.has('col')]).toEqual([false, false])
})

test('a step without known phrases is found by its own words', () => {
  const { steps, ...others } = testCatalogue()
  const expression = { es: 'el semáforo está verde', en: 'the light is green' }
  const own = steps.slice(0, 1).map((step) => ({ ...step, id: 'own', plugin: OWN_PLUGIN, expression }))
  const { find } = finish(indexSteps({ ...others, steps: [...steps, ...own] }, 'es', testAsked().es))
  expect(find(['semafor', 'tabl'], [], 1)[0]?.step.step.id).toBe('own')
})

test('the share is the part of a sentence that speaks for a step', () => {
  expect([bestFor('envi')?.share, bestFor('envi gato')?.share]).toEqual([1, expect.closeTo(0.48, 1)])
})

test('an unknown name lowers the share less than another unknown word', () => {
  const shareOf = (names: string[]) => find(['envi', 'gato'], names, 1)[0]?.share ?? 0
  expect(shareOf(['gato'])).toBeGreaterThan(shareOf([]))
})

test('a step is behind if the words rather ask for what no step does', () => {
  const find = stepFinder(
    new Map([
      ['envi', new Map([[0, 3]])],
      ['paquet', new Map([[1, 5]])],
    ]),
    ['send', undefined],
  )
  expect(find(['envi'], [], 1)[0]?.behind).toBe(0)
  expect(find(['envi', 'paquet'], [], 1)[0]).toMatchObject({ step: 'send', behind: expect.closeTo(1.41, 1) })
})

test('only wanted steps are found, and none by unknown words', () => {
  expect(find(['tabl', 'vaci'], [], 3, (step) => step !== 0).map(({ step }) => step)).not.toContain(0)
  expect(find(['gato'], [], 3)).toEqual([])
})
