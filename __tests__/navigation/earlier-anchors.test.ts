import { foldAnchor } from '@/navigation/earlier-anchors'

test.each([
  ['option-rest.baseURL', 'restbaseurl'],
  ['step-rest.define.baseURL', 'restdefinebaseurl'],
  ['type-text-assertion', 'textassertion'],
  ['definir-parámetros-o-cabeceras', 'definirparametrosocabeceras'],
])('%s is compared as %s', (anchor, folded) => {
  expect(foldAnchor(anchor)).toBe(folded)
})
