import { counted } from '@/lib/text'
import { translated } from './locale'

const WORDS = {
  title: { es: 'Buscar en la documentación', en: 'Search the documentation' },
  close: { es: 'Cerrar la búsqueda', en: 'Close the search' },
  results: { es: 'Resultados', en: 'Results' },
  groups: {
    best: { es: 'Lo más parecido', en: 'Best matches' },
    distant: {
      es: 'Nada tiene la mayor parte de tus palabras. Lo que más se acerca:',
      en: 'Nothing contains most of your words. The closest:',
    },
    steps: { es: 'Pasos', en: 'Steps' },
    options: { es: 'Opciones', en: 'Options' },
    pages: { es: 'Páginas', en: 'Pages' },
    recent: { es: 'Búsquedas recientes', en: 'Recent searches' },
    start: { es: 'Por dónde empezar', en: 'Where to start' },
    finder: { es: '¿Buscas un paso?', en: 'Looking for a step?' },
    nothing: { es: 'Sin resultados', en: 'No results' },
    failed: { es: 'El índice de búsqueda no se ha podido cargar.', en: 'The search index could not be loaded.' },
  },
  tryFinder: { es: 'Prueba la frase en el buscador de pasos', en: 'Try the sentence in the step finder' },
  keys: {
    es: 'Flechas: moverse · Intro: abrir · Ctrl Intro: copiar · Esc: cerrar',
    en: 'Arrows: move · Enter: open · Ctrl Enter: copy · Esc: close',
  },
  counts: {
    steps: { es: counted('paso', 'pasos'), en: counted('step', 'steps') },
    options: { es: counted('opción', 'opciones'), en: counted('option', 'options') },
    pages: { es: counted('página', 'páginas'), en: counted('page', 'pages') },
  },
}

const es = {
  showAll: (count: number) => `Ver los ${count}`,
  kinds: { page: 'página', plugin: 'plugin', section: 'apartado' },
  nothing: (words: string) => `Nada con «${words}».`,
  noPages: 'El texto de las páginas no se ha podido cargar; aquí están sus títulos.',
}

const en: typeof es = {
  showAll: (count) => `Show all ${count}`,
  kinds: { page: 'page', plugin: 'plugin', section: 'section' },
  nothing: (words) => `Nothing for “${words}”.`,
  noPages: 'The text of the pages could not be loaded; here are their titles.',
}

export const SEARCH_STRINGS = translated({ es, en }, WORDS)

export type SearchStrings = (typeof SEARCH_STRINGS)['es']
