import { createTermIndex } from '@/step-language/words/term-index'

const index = createTermIndex({ title: 2, text: 1 })
index.add({ id: 0, title: 'tabl vaci', text: 'fil #text' })
index.add({ id: 1, title: 'ficher', text: 'tabl copi' })
index.add({ id: 2, title: 'respuest', text: '#number' })

const idsFor = (terms: string, isTyping = false) => index.find(terms.split(' '), isTyping).map(({ id }) => id)

test.each<[string, string, number[]]>([
  ['the field with the higher boost decides', 'tabl', [0, 1]],
  ['a mistyped word is found', 'ficehr', [1]],
  ['an unfinished word is found', 'respu', [2]],
  ['literals are found by their type', '#number', [2]],
  ['an unknown term finds nothing', 'gato', []],
])('%s: «%s»', (_, terms, ids) => {
  expect(idsFor(terms)).toEqual(ids)
})

test('a known word is a prefix of others only while it is being typed', () => {
  index.add({ id: 3, title: 'tablero', text: 'x' })
  expect([idsFor('tabl'), [...idsFor('tabl', true)].sort()]).toEqual([
    [0, 1],
    [0, 1, 3],
  ])
})

test('the share is the part of the terms that a document has, by rarity; a whole name includes its parts', () => {
  expect(index.find(['vaci', 'gato'])[0]?.share).toBeCloseTo(0.5)
  expect(index.find(['vaci', 'gato'], false, 'vaci')[0]?.share).toBe(1)
})

test.each(['instala', 'instalac', 'instalaci', 'instalacio'])(
  'a word is found while its ending is being typed: %s',
  (term) => {
    const docs = createTermIndex({ text: 1 })
    docs.add({ id: 0, text: 'instal docker' })
    docs.add({ id: 1, text: 'tabl' })
    expect(docs.find([term], true).map(({ id }) => id)).toEqual([0])
    expect(docs.find(['dockerization'])).toEqual([])
  },
)
