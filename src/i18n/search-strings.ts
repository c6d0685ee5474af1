import type { Localized } from './locale'

const es = {
  title: 'Buscar en la documentación',
  field: 'Buscar pasos, opciones y páginas',
  close: 'Cerrar la búsqueda',
  results: 'Resultados',
  groups: {
    steps: 'Pasos',
    options: 'Opciones',
    pages: 'Páginas',
    recent: 'Búsquedas recientes',
    suggested: 'Prueba con',
    nothing: 'Sin resultados',
  },
  counts: {
    steps: (count: number) => (count === 1 ? '1 paso' : `${count} pasos`),
    options: (count: number) => (count === 1 ? '1 opción' : `${count} opciones`),
    pages: (count: number) => (count === 1 ? '1 página' : `${count} páginas`),
  },
  shownOf: (shown: number, total: number) => `${shown} de ${total}`,
  suggestions: ['baseURL', 'código de respuesta', 'se inserta en la tabla'],
  kinds: { page: 'página', plugin: 'plugin', section: 'apartado', words: 'buscar' },
  nothing: (words: string) => `Nada con «${words}».`,
  tryFinder: 'Prueba la frase en el buscador de pasos',
  copied: 'Paso copiado',
  copiedKey: 'Clave copiada',
  cannotCopy: 'No se ha podido copiar',
  noIndex: 'No se han podido cargar los pasos ni las opciones.',
  noPages: 'El texto de las páginas no se ha podido cargar; aquí están sus títulos.',
  noPagesYet: 'Sin índice del texto de las páginas: lo crea npm run build.',
  lastBuild: 'El texto de las páginas es el de la última compilación.',
  keys: { enter: 'Intro', move: 'moverse', open: 'abrir', copy: 'copiar el paso', close: 'cerrar' },
}

/** Texts of the search; only its own script loads them. */
export type SearchStrings = typeof es

const en: SearchStrings = {
  title: 'Search the documentation',
  field: 'Search steps, options and pages',
  close: 'Close the search',
  results: 'Results',
  groups: {
    steps: 'Steps',
    options: 'Options',
    pages: 'Pages',
    recent: 'Recent searches',
    suggested: 'Try',
    nothing: 'No results',
  },
  counts: {
    steps: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
    options: (count: number) => (count === 1 ? '1 option' : `${count} options`),
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  },
  shownOf: (shown: number, total: number) => `${shown} of ${total}`,
  suggestions: ['baseURL', 'response HTTP code', 'inserted into the table'],
  kinds: { page: 'page', plugin: 'plugin', section: 'section', words: 'search' },
  nothing: (words: string) => `Nothing for “${words}”.`,
  tryFinder: 'Try the sentence in the step finder',
  copied: 'Step copied',
  copiedKey: 'Key copied',
  cannotCopy: 'It could not be copied',
  noIndex: 'The steps and options could not be loaded.',
  noPages: 'The text of the pages could not be loaded; here are their titles.',
  noPagesYet: 'No index of the text of the pages: npm run build makes it.',
  lastBuild: 'The text of the pages is that of the last build.',
  keys: { enter: 'Enter', move: 'move', open: 'open', copy: 'copy the step', close: 'close' },
}

export const SEARCH_STRINGS: Localized<SearchStrings> = { es, en }
