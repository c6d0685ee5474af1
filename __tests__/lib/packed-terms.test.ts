import { packDocuments, packNames, unpackDocuments, unpackNames } from '@/lib/packed-terms'

test('packed terms share prefixes, and come back', () => {
  const terms = ['no·vaci', 'tabl', 'tarde', 'ñ']
  expect(packNames(terms)).toBe('0no·vaci 0tabl 2rde 0ñ')
  expect(unpackNames(packNames(terms))).toEqual(terms)
})

test('packed documents are their terms, sorted, each with the distances of its documents', () => {
  expect(packDocuments([['tarde', 'tabl'], [], ['tabl']])).toBe('0tabl 2rde\n#& #')
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
