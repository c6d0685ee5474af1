import { packTerms, unpackTerms } from '@/step-language/words/packed-terms'

test('packed terms are a line a term, with the distances of its documents', () => {
  expect(packTerms([['b', 'a', 'a'], [], ['b']])).toBe('a 1*2\nb 1 2')
})

test('what is unpacked has the same terms as often, in another order', () => {
  const documents = [['tabl', 'vaci', 'tabl'], [], ['#file', 'no·vaci'], ['tabl']]
  const sorted = documents.map((terms) => [...terms].sort().join(' '))
  expect(unpackTerms(packTerms(documents), documents.length).map((text) => text.split(' ').sort().join(' '))).toEqual(
    sorted,
  )
})
