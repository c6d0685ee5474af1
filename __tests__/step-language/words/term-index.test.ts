import { createTermIndex } from '@/step-language/words/term-index'

const index = createTermIndex({ text: 1 })
index.add({ id: 0, text: 'instal docker' })
index.add({ id: 1, text: 'tabl' })

const found = (...terms: string[]) => index.find(terms, undefined, true).map(({ id }) => id)

test.each(['instala', 'instalac', 'instalaci', 'instalacio'])(
  'a word whose ending is being typed is found all the while: %s',
  (term) => {
    expect(found(term)).toEqual([0])
  },
)

test('a longer word is another one', () => {
  expect(found('dockerization')).toEqual([])
})
