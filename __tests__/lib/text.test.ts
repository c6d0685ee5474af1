import { foldText } from '@/lib/text'

test.each([
  ['Código HTTP', 'codigo http'],
  ['AÑADIR ¿qué?', 'anadir ¿que?'],
  ['PINGÜINO Ñandú', 'pinguino nandu'],
  ['ßtraße İ', 'ßtraße i'],
  ['rest.baseURL', 'rest.baseurl'],
  ['plain TEXT 1', 'plain text 1'],
  ['', ''],
])('"%s" is compared as "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each(['İstanbul', 'ﬁn áé', '😀 Año', 'e\u0301a', 'Ⅷ'])('every character of "%s" keeps its place', (text) => {
  expect(foldText(text)).toHaveLength(text.length)
})
