import { queryWords } from '@/search/rank/query-words'

test.each([
  ["Dado que el servicio REST '/users'", ['el', 'servicio', 'rest']],
  ['When the header "a" with value "b"', ['the', 'header', 'with', 'value']],
  ['la URL base http://localhost:8080/x', ['la', 'url', 'base']],
  ['se ejecutan 100 hilos', ['se', 'ejecutan', 'hilos']],
  ['rest.baseURL', ['rest', 'baseurl']],
  ['Código', ['codigo']],
])('in "%s" the words %j are looked for', (query, words) => {
  expect(queryWords(query)).toEqual(words)
})

test.each([
  ['404', ['404']],
  ["'users'", ['users']],
  ['dado', ['dado']],
  ['  ', []],
])('"%s" is all there is', (query, words) => {
  expect(queryWords(query)).toEqual(words)
})
