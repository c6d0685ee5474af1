import { finish } from '@/lib/run-in-pieces'
import { packWeights, unpackWeights } from '@/step-language/rank/packed-weights'

const byTerm = (all: Record<string, [step: number, weight: number][]>) =>
  new Map(Object.entries(all).map(([term, weights]) => [term, new Map(weights)]))

const PLACES = byTerm({
  tabl: [
    [0, 2],
    [1, 2],
    [299, 1],
  ],
  vaci: [[1, 1]],
  semafor: [[3, 2]],
})
const WEIGHTS = byTerm({
  tabl: [
    [0, -3],
    [1, 7],
    [299, 1],
  ],
  vaci: [[1, 4]],
  no·vaci: [
    [0, 2],
    [1, 3],
  ],
  ñ: [[5, 6]],
})

const read = (places = PLACES, count = PLACES.size) =>
  finish(unpackWeights({ ...packWeights(WEIGHTS, PLACES, 300), count }, places, 300))

test('weights survive packing and unpacking', () => {
  expect(read()).toEqual(WEIGHTS)
})

test('only the names of terms that no step has are written', () => {
  expect(packWeights(WEIGHTS, PLACES, 300).packed.split('\n')[0]).toBe('0no·vaci 0ñ')
})

test.each([
  ['another number of terms', read(byTerm({ tabl: [] }))],
  ['as many other terms', read(byTerm({ tabl: [[7, 2]], vaci: [[0, 2]], semafor: [[1, 1]] }))],
  ['the format of an earlier build, which counted the steps', read(PLACES, 299)],
])('what was learned for %s is not used', (_, weights) => {
  expect(weights).toBeUndefined()
})
