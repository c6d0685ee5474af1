import { translated } from './locale'

const es = {
  title: 'Buscar en la documentación',
  close: 'Cerrar la búsqueda',
  results: 'Resultados',
  groups: {
    best: 'Lo más parecido',
    distant: 'Nada tiene la mayor parte de tus palabras. Lo que más se acerca:',
    steps: 'Pasos',
    options: 'Opciones',
    pages: 'Páginas',
    recent: 'Búsquedas recientes',
    suggested: 'Prueba con',
    start: 'Por dónde empezar',
    finder: '¿Buscas un paso?',
    nothing: 'Sin resultados',
    failed: 'El índice de búsqueda no se ha podido cargar.',
  },
  counts: {
    steps: (count: number) => (count === 1 ? '1 paso' : `${count} pasos`),
    options: (count: number) => (count === 1 ? '1 opción' : `${count} opciones`),
    pages: (count: number) => (count === 1 ? '1 página' : `${count} páginas`),
  },
  shownOf: (shown: number, total: number) => `${shown} de ${total}`,
  showAll: (count: number) => `Ver los ${count}`,
  suggestions: ['baseURL', 'código de respuesta', 'se inserta en la tabla'],
  kinds: { page: 'página', plugin: 'plugin', section: 'apartado' },
  nothing: (words: string) => `Nada con «${words}».`,
  tryFinder: 'Prueba la frase en el buscador de pasos',
  copied: 'Paso copiado',
  copiedKey: 'Clave copiada',
  noPages: 'El texto de las páginas no se ha podido cargar; aquí están sus títulos.',
  keys: { enter: 'Intro', move: 'moverse', open: 'abrir', copy: 'copiar el paso', close: 'cerrar' },
}

export type SearchStrings = typeof es

const en: SearchStrings = {
  title: 'Search the documentation',
  close: 'Close the search',
  results: 'Results',
  groups: {
    best: 'Best matches',
    distant: 'Nothing contains most of your words. The closest:',
    steps: 'Steps',
    options: 'Options',
    pages: 'Pages',
    recent: 'Recent searches',
    suggested: 'Try',
    start: 'Where to start',
    finder: 'Looking for a step?',
    nothing: 'No results',
    failed: 'The search index could not be loaded.',
  },
  counts: {
    steps: (count) => (count === 1 ? '1 step' : `${count} steps`),
    options: (count) => (count === 1 ? '1 option' : `${count} options`),
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
  },
  shownOf: (shown, total) => `${shown} of ${total}`,
  showAll: (count) => `Show all ${count}`,
  suggestions: ['baseURL', 'response HTTP code', 'inserted into the table'],
  kinds: { page: 'page', plugin: 'plugin', section: 'section' },
  nothing: (words) => `Nothing for “${words}”.`,
  tryFinder: 'Try the sentence in the step finder',
  copied: 'Step copied',
  copiedKey: 'Key copied',
  noPages: 'The text of the pages could not be loaded; here are their titles.',
  keys: { enter: 'Enter', move: 'move', open: 'open', copy: 'copy the step', close: 'close' },
}

export const SEARCH_STRINGS = translated<SearchStrings>({ es, en })
