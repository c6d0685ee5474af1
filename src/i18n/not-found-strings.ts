import { translated } from './locale'

const es = {
  definition: ['Dado', 'que alguien enlaza'],
  // In place of the real one, which only scripts know.
  address: 'esta dirección',
  action: ['Cuando', 'se abre la página'],
  assertion: ['Entonces', 'el código de respuesta HTTP', 'es igual a 200'],
  passed: 'correcto',
  failed: 'falla',
  result: 'Se esperaba 200 y llegó 404.',
  wereYouAfter: ['¿Buscabas ', '?'],
  search: 'Buscar en la documentación',
  home: 'Ir al inicio',
}

const en: typeof es = {
  definition: ['Given', 'that somebody links to'],
  address: 'this address',
  action: ['When', 'the page is opened'],
  assertion: ['Then', 'the response HTTP code', 'is equal to 200'],
  passed: 'passed',
  failed: 'failed',
  result: 'Expected 200, got 404.',
  wereYouAfter: ['Were you after ', '?'],
  search: 'Search the documentation',
  home: 'Go to the home page',
}

export const NOT_FOUND_STRINGS = translated({ es, en })
