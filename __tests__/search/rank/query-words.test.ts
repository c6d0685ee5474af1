import { isMeant, queryWords, searchWords, textWords } from '@/search/rank/query-words'

test('words lose case, accents and punctuation', () => {
  expect(searchWords('Código HTTP: ¿200?')).toEqual(['codigo', 'http', '200'])
  expect(searchWords(' … ')).toEqual([])
})

test.each([
  ["Dado que el servicio REST '/users'", ['el', 'servicio', 'rest']],
  ['When the header "a" with value "b"', ['the', 'header', 'with', 'value']],
  ['la URL base http://localhost:8080/x', ['la', 'url', 'base']],
  ['se ejecutan 100 hilos', ['se', 'ejecutan', 'hilos']],
  ['rest.baseURL', ['rest', 'baseurl']],
  ['Código', ['codigo']],
])('"%s" searches for %j', (query, words) => {
  expect(queryWords(query)).toEqual(words)
})

test.each([
  ['404', ['404']],
  ["'users'", ['users']],
  ['dado', ['dado']],
  ['  ', []],
])('"%s" searches for all of its words', (query, words) => {
  expect(queryWords(query)).toEqual(words)
})

test.each([
  ['Set-up and tear-down', ['set', 'up', 'and', 'tear', 'down', 'setup', 'teardown']],
  ['see wakamiti.json.', ['see', 'wakamiti', 'json', 'wakamitijson']],
])('in "%s" compounds are also found as one word: %j', (text, words) => {
  expect(textWords(text)).toEqual(words)
})

test("what English adds to a word is no word: won't", () => {
  expect(queryWords("it won't connect")).toEqual(['it', 'won', 'connect'])
})

test.each([
  ['autentic', 'autenticacion', true, true],
  ['borrar', 'borrado', true, true],
  ['tiemout', 'timeout', false, true],
  ['rest', 'test', false, true],
  ['url', 'curl', false, false],
])('whether "%s" may mean "%s": %s, with typing mistakes %s', (typed, word, isPlain, isForgiven) => {
  expect([isMeant(typed, word, false), isMeant(typed, word, true)]).toEqual([isPlain, isForgiven])
})
