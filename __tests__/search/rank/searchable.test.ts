import { allWords, argumentWords, codeWords, requiredWords } from '@/search/rank/searchable'

test.each([
  ['rest.baseURL', ['rest', 'baseurl', 'base', 'url']],
  ['wakamiti.executionID', ['wakamiti', 'executionid', 'execution', 'id']],
  ['-Dwakamiti.junit5.profile', ['dwakamiti', 'junit5', 'profile']],
  ['stepResult.NOT_IMPLEMENTED', ['stepresult', 'step', 'result', 'not', 'implemented']],
  ['response.HTTPCode', ['response', 'httpcode', 'http', 'code']],
])('the name %s is split into words', (code, words) => {
  expect(codeWords(code)).toEqual(words)
})

test.each([
  ['(que) el servicio existe(n) en {table:word}', ['que', 'el', 'servicio', 'existe', 'en']],
  ['(!Al finalizar) identificad(o|a|os|as) por {id:text}', ['identificad', 'por']],
  ['* (is|are) created', ['is', 'are', 'created']],
  ['la respuesta \\(en cualquier orden\\):', ['la', 'respuesta', 'en', 'cualquier', 'orden']],
])('the expression %s has all of its words', (expression, words) => {
  expect(allWords(expression)).toEqual(words)
})

test.each([
  ['(que) la tabla (de BBDD) {word} está vacía', ['la', 'tabla', 'esta', 'vacia']],
  ['* (is|are) created', ['created']],
  ['la respuesta \\(en cualquier orden\\):', ['la', 'respuesta', 'en', 'cualquier', 'orden']],
])('the expression %s has its required words', (expression, words) => {
  expect(requiredWords(expression)).toEqual(words)
})

test('arguments have names and types', () => {
  expect(argumentWords('con {column:word} = {value:long-assertion}')).toEqual([
    'column',
    'word',
    'value',
    'long',
    'assertion',
  ])
})
