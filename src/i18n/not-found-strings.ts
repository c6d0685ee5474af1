import { sideBySide } from './locale'

export const NOT_FOUND_STRINGS = sideBySide({
  definition: { es: ['Dado', 'que alguien enlaza'], en: ['Given', 'that somebody links to'] },
  // In place of the real one, which only scripts know.
  address: { es: 'esta dirección', en: 'this address' },
  action: { es: ['Cuando', 'se abre la página'], en: ['When', 'the page is opened'] },
  assertion: {
    es: ['Entonces', 'el código de respuesta HTTP', 'es igual a 200'],
    en: ['Then', 'the response HTTP code', 'is equal to 200'],
  },
  passed: { es: 'correcto', en: 'passed' },
  failed: { es: 'falla', en: 'failed' },
  result: { es: 'Se esperaba 200 y llegó 404.', en: 'Expected 200, got 404.' },
  wereYouAfter: { es: ['¿Buscabas ', '?'], en: ['Were you after ', '?'] },
  search: { es: 'Buscar en la documentación', en: 'Search the documentation' },
  home: { es: 'Ir al inicio', en: 'Go to the home page' },
})
