import { excerptOf } from '@/search/rows/excerpt'

const TEXT = 'Una red puede cerrar el paso. Indica la dirección del proxy. Vale para todo.\nLa versión 2.12.0 lo trae.'

test.each([
  [['proxy'], 'Indica la dirección del proxy. Vale para todo.'],
  [['version'], 'La versión 2.12.0 lo trae.'],
  [['red', 'paso'], 'Una red puede cerrar el paso. Indica la dirección del proxy. Vale para todo.'],
  [['nada'], 'Una red puede cerrar el paso. Indica la dirección del proxy. Vale para todo.'],
])('for %j it begins with the sentence that has them', (words, excerpt) => {
  expect(excerptOf(TEXT, words)).toBe(excerpt)
})

test('a long paragraph is cut between two words', () => {
  const excerpt = excerptOf(`Empieza ${'palabra '.repeat(60)}fin.`, ['empieza'])
  expect(excerpt).toMatch(/^Empieza palabra .*palabra…$/)
  expect(excerpt.length).toBeLessThan(230)
})

test('a sentence that leads to a list is left out', () => {
  expect(excerptOf('También necesitas un proxy:\nEl proxy es tuyo.', ['proxy'])).toBe('El proxy es tuyo.')
})

test('without prose there is none', () => {
  expect(excerptOf('', ['proxy'])).toBe('')
})
