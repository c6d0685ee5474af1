import { excerptOf } from '@/search/rank/search-words'

const excerptFor = (text: string, words: string[]) => excerptOf(text, { words, locale: 'es' })

const TEXT = 'Una red puede cerrar el paso. Indica la dirección del proxy. Vale para todo.\nLa versión 2.12.0 lo trae.'

test.each([
  [['proxy'], 'Indica la dirección del proxy. Vale para todo.'],
  [['version'], 'La versión 2.12.0 lo trae.'],
  [['red', 'paso'], 'Una red puede cerrar el paso. Indica la dirección del proxy. Vale para todo.'],
  [['nada'], 'Una red puede cerrar el paso. Indica la dirección del proxy. Vale para todo.'],
])('the excerpt for %j begins with the best sentence', (words, excerpt) => {
  expect(excerptFor(TEXT, words)).toBe(excerpt)
})

test('a long paragraph is cut between words', () => {
  const excerpt = excerptFor(`Empieza ${'palabra '.repeat(60)}fin.`, ['empieza'])
  expect(excerpt).toMatch(/^Empieza palabra .*palabra…$/)
  expect(excerpt.length).toBeLessThan(230)
})

test('a match far into a sentence is shown with its context', () => {
  const excerpt = excerptFor(`Empieza ${'palabra '.repeat(60)}con el proxy de la empresa y sigue.`, [
    'proxy',
    'empresa',
  ])
  expect(excerpt).toMatch(/^…(palabra )+con el proxy de la empresa y sigue\.$/)
  expect(excerpt.indexOf('proxy')).toBeLessThan(60)
})

test('a match inside a long URL is shown', () => {
  const address = `https://example.org/${'a'.repeat(80)}/proxy/zz`
  expect(excerptFor(`Empieza ${address} y sigue.`, ['proxy'])).toContain('proxy')
})

test('an empty text has an empty excerpt', () => {
  expect(excerptFor('', ['proxy'])).toBe('')
})
