import { foldText } from '@/lib/fold-text'

test.each([
  ['Código HTTP', 'codigo http'],
  ['AÑADIR ¿qué?', 'anadir ¿que?'],
  ['ßtraße İ', 'ßtraße i'],
  ['rest.baseURL', 'rest.baseurl'],
])('"%s" is compared as "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each(['Código', 'niño 😀 á', 'Ⅷ ﬁ'])('every character of "%s" keeps its place', (text) => {
  expect(foldText(text)).toHaveLength(text.length)
})
