import { nameOf, queryTerms, queryWords, searchTerms, searchWords } from '@/search/rank/search-words'

test.each([
  ['Código HTTP: ¿200?', ['codigo', 'http', '200']],
  ['Set-up and tear-down', ['setup', 'set', 'up', 'and', 'teardown', 'tear', 'down']],
  ['see wakamiti.json.', ['see', 'wakamitijson', 'wakamiti', 'json']],
  ['rest.baseURL', ['restbaseurl', 'rest', 'baseurl', 'base', 'url']],
  [' … ', []],
])('"%s" is split into %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test.each([
  ['¿Cómo espero 5 segundos?', 'es', ['espero', '5', 'segundos']],
  ['where is the timeout', 'en', ['timeout']],
  ['donde está', 'es', ['donde', 'esta']],
  ['cómo instalo Wakamiti', 'es', ['instalo']],
  ['qué es Wakamiti', 'es', ['wakamiti']],
  ['  ', 'es', []],
] as const)('the content words of "%s" are %3$j', (query, locale, words) => {
  expect(queryWords(query, locale)).toEqual(words)
})

test('all forms of a word have the same term', () => {
  expect(queryTerms('conexiones', 'es')).toEqual(searchTerms('la conexión', 'es'))
})

test("quoted names are found whole and by their words: 'db.url'", () => {
  expect(searchTerms("las conexiones de 'db.url'", 'es')).toEqual(['conexion', 'dburl', 'db', 'url'])
})

test.each(['wakamiti.rest.baseURL', 'Wakamiti REST base URL', '“wakamiti-rest-baseurl”!'])(
  'the name %s is looked up by its letters only',
  (name) => {
    expect(nameOf(name)).toBe('wakamitirestbaseurl')
  },
)

test('a flag differs from the word: --file', () => {
  expect([nameOf('--file'), nameOf('file'), nameOf(' -K ')]).toEqual(['-file', 'file', '-k'])
})
