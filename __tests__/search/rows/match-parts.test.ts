import { matchParts } from '@/search/rank/search-words'

/** The text with matches in brackets. */
const marked = (text: string, words: string[], isFuzzy = true) =>
  matchParts(text, { words, locale: 'es', isFuzzy })
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test.each([
  ['el servicio REST', ['servicio', 'rest'], 'el [servicio] [REST]'],
  ['Código de respuesta', ['codigo'], '[Código] de respuesta'],
  ['rest.baseURL', ['rest', 'url'], '[rest].base[URL]'],
  ['autenticación básica', ['autent'], '[autent]icación básica'],
  ['la cabecera', ['cabezera'], 'la [cabecera]'],
  ['las conexiones', ['conexion'], 'las [conexion]es'],
  ['se espera', ['esperar'], 'se [espera]'],
  ['nada', ['otro'], 'nada'],
  ['', ['otro'], ''],
  ['todo', [], 'todo'],
])('in "%s" %j is highlighted', (text, words, result) => {
  expect(marked(text, words)).toBe(result)
})

test('typos only match if the matching is fuzzy', () => {
  expect(marked('One test case', ['rest', 'base'], false)).toBe('One test case')
})

test('the parts add up to the text', () => {
  const text = 'Añade «la» cabecera: código 200'
  expect(
    matchParts(text, { words: ['cabecera', 'codigo'], locale: 'es' })
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
