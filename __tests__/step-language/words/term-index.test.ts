import { createTermIndex } from '@/step-language/words/term-index'

const index = createTermIndex({ title: 2, text: 1 })
index.add({ id: 0, title: 'tabl vaci', text: 'fil #text' })
index.add({ id: 1, title: 'ficher', text: 'tabl copi' })
index.add({ id: 2, title: 'respuest', text: '#number' })

const idsFor = (terms: string, isTyping = false) => index.find(terms.split(' '), isTyping).map(({ id }) => id)

test.each<[string, string, number[]]>([
  ['the field that counts more decides', 'tabl', [0, 1]],
  ['a word that is mistyped counts', 'ficehr', [1]],
  ['a word that is not whole counts', 'respu', [2]],
  ['literals are found by their type', '#number', [2]],
  ['what nothing has finds nothing', 'gato', []],
])('%s: «%s»', (_, terms, ids) => {
  expect(idsFor(terms)).toEqual(ids)
})

test('a word that is one itself is the beginning of others only while it is typed', () => {
  index.add({ id: 3, title: 'tablero', text: 'x' })
  expect([idsFor('tabl'), [...idsFor('tabl', true)].sort()]).toEqual([
    [0, 1],
    [0, 1, 3],
  ])
})

test('the share is that of the terms which a document has, by how rare they are; whoever has a whole name has its parts', () => {
  expect(index.find(['vaci', 'gato'])[0]?.share).toBeCloseTo(0.5)
  expect(index.find(['vaci', 'gato'], false, 'vaci')[0]?.share).toBe(1)
})

test.each(['instala', 'instalac', 'instalaci', 'instalacio'])(
  'a word whose ending is being typed is found all the while: %s',
  (term) => {
    const docs = createTermIndex({ text: 1 })
    docs.add({ id: 0, text: 'instal docker' })
    docs.add({ id: 1, text: 'tabl' })
    expect(docs.find([term], true).map(({ id }) => id)).toEqual([0])
    expect(docs.find(['dockerization'])).toEqual([])
  },
)
