import { packDocuments, unpackDocuments } from '@/step-language/asked-terms'

const sorted = (terms: readonly string[]) => [...terms].sort().join(' ')

test('what is unpacked has the same terms, in another order', () => {
  const far = Array.from({ length: 3000 }, () => [] as string[])
  const documents = [['tabl', 'vaci'], [], ['#file', 'no·vaci'], ['tabl'], ...far, ['tabl', 'ñ']]
  const unpacked = unpackDocuments(packDocuments(documents), documents.length).map((text) => sorted(text.split(' ')))
  expect(unpacked).toEqual(documents.map(sorted))
})

test.each([
  [2, 1],
  [3, 3],
  [5, 3],
  [20, 6],
])('a term that is there %d times counts %d times', (times, counted) => {
  const [document = ''] = unpackDocuments(packDocuments([Array(times).fill('a')]), 1)
  expect(document.split(' ')).toHaveLength(counted)
})

test('nothing is packed as nothing', () => {
  expect(unpackDocuments(packDocuments([[], []]), 2)).toEqual(['', ''])
})
