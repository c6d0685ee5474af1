import { packTerms, unpackTerms } from '@/step-language/packed-terms'

const levels = (all: Record<string, Record<number, number>>) =>
  new Map(
    Object.entries(all).map(([term, own]) => [
      term,
      new Map(Object.entries(own).map(([at, level]) => [Number(at), level])),
    ]),
  )

test('packed terms are in order, without the letters of the one before, each with distances and levels of its documents', () => {
  expect(packTerms(levels({ tarde: { 0: 0 }, tabl: { 0: 0, 2: 1 } }), [0, 2])).toBe("0tabl 2rde\n#' #")
})

test('what is unpacked is as it was packed', () => {
  const terms = levels({ no·vaci: { 3: 15 }, tabl: { 0: -2, 299: 7, 3000: 1 }, ñ: { 1: 2 } })
  expect(unpackTerms(packTerms(terms, [-2, 15]), [-2, 15])).toEqual(terms)
})
