import { matchParts } from '@/search/rows/match-parts'

/** The text with what stands out between brackets. */
const marked = (...args: Parameters<typeof matchParts>) =>
  matchParts(...args)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test.each([
  ['el servicio REST', ['servicio', 'rest'], 'el [servicio] [REST]'],
  ['Código de respuesta', ['codigo'], '[Código] de respuesta'],
  ['rest.baseURL', ['rest', 'url'], '[rest].base[URL]'],
  ['autenticación básica', ['autent'], '[autent]icación básica'],
  ['la cabecera', ['cabezera'], 'la [cabecera]'],
  ['nada', ['otro'], 'nada'],
  ['', ['otro'], ''],
  ['todo', [], 'todo'],
])('in "%s" %j stands out', (text, words, result) => {
  expect(marked(text, words)).toBe(result)
})

test('slips are not guessed at where the words are there as typed', () => {
  expect(marked('One test case', ['rest', 'base'], false)).toBe('One test case')
})

test('the parts are the text', () => {
  const text = 'Añade «la» cabecera: código 200'
  expect(
    matchParts(text, ['cabecera', 'codigo'])
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
