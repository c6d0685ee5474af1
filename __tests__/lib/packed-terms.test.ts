import { packDocuments, packTerms, unpackDocuments, unpackTerms } from '@/lib/packed-terms'

const levels = (all: Record<string, Record<number, number>>) =>
  new Map(
    Object.entries(all).map(([term, own]) => [
      term,
      new Map(Object.entries(own).map(([at, level]) => [Number(at), level])),
    ]),
  )

test('packed terms are sorted and share prefixes, each with the distances and levels of its documents', () => {
  expect(packTerms(levels({ tarde: { 0: 1 }, tabl: { 0: 1, 2: 3 } }), [1, 3, 6])).toBe("0tabl 2rde\n#' #")
})

test('unpacking restores the levels', () => {
  const LEVELS = [-2, 1, 2, 7, 15]
  const terms = levels({ no·vaci: { 3: 15 }, tabl: { 0: -2, 299: 7, 3000: 1 }, ñ: { 1: 2 } })
  expect(unpackTerms(packTerms(terms, LEVELS), LEVELS)).toEqual(terms)
})

const sorted = (terms: readonly string[]) => [...terms].sort().join(' ')

test('unpacking restores the terms of documents, in another order', () => {
  const far = Array.from({ length: 3000 }, () => [] as string[])
  const documents = [['tabl', 'vaci'], [], ['#file', 'no·vaci'], ['tabl'], ...far, ['tabl', 'ñ']]
  const unpacked = unpackDocuments(packDocuments(documents), documents.length).map((text) => sorted(text.split(' ')))
  expect(unpacked).toEqual(documents.map(sorted))
})

test('a term counts once per document', () => {
  expect(unpackDocuments(packDocuments([['a', 'b', 'a']]), 1)).toEqual(['a b'])
})

test('an empty list survives packing', () => {
  expect(unpackDocuments(packDocuments([[], []]), 2)).toEqual(['', ''])
})
