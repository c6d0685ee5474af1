import { counted } from '@/lib/text'
import { sideBySide } from './locale'

export const SEARCH_STRINGS = sideBySide({
  title: { es: 'Buscar en la documentación', en: 'Search the documentation' },
  close: { es: 'Cerrar la búsqueda', en: 'Close the search' },
  results: { es: 'Resultados', en: 'Results' },
  groups: {
    best: { es: 'Lo más parecido', en: 'Best matches' },
    distant: { es: 'Pocas de tus palabras coinciden. Lo más cercano:', en: 'Few of your words match. The closest:' },
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
  showAll: { es: (count: number) => `Ver los ${count}`, en: (count: number) => `Show all ${count}` },
  kinds: {
    page: { es: 'página', en: 'page' },
    plugin: { es: 'plugin', en: 'plugin' },
    section: { es: 'apartado', en: 'section' },
  },
  nothing: { es: (words: string) => `Nada con «${words}».`, en: (words: string) => `Nothing for “${words}”.` },
  noPages: {
    es: 'El texto no se ha podido cargar: solo hay títulos.',
    en: 'The text could not be loaded: only titles.',
  },
})

export type SearchStrings = (typeof SEARCH_STRINGS)['es']
