/** What a reader of each language types into the search, and what it answers. */
export const SEARCH_WORDS = {
  es: {
    rest: '/wakamiti/plugins/rest/',
    missing: '/wakamiti/plugins/rets/',
    query: 'el servicio rest',
    translatedQuery: 'the rest service',
    step: 'el servicio REST {text}',
    translation: 'the REST service {text}',
    groups: ['Lo más parecido', 'Pasos', 'Opciones', 'Páginas', '¿Buscas un paso?'],
    status: /^\d+ pasos?, \d+ opciones, \d+ páginas?$/,
    nothing: 'Nada con «zzzqq xxyy».',
    finder: 'Prueba la frase en el buscador de pasos',
    open: 'Buscar en la documentación',
    copied: 'Copiado',
    recent: 'Búsquedas recientes',
    start: 'Por dónde empezar',
  },
  en: {
    rest: '/wakamiti/en/plugins/rest/',
    missing: '/wakamiti/en/plugins/rets/',
    query: 'the rest service',
    translatedQuery: 'el servicio rest',
    step: 'the REST service {text}',
    translation: 'el servicio REST {text}',
    groups: ['Best matches', 'Steps', 'Options', 'Pages', 'Looking for a step?'],
    status: /^\d+ steps?, \d+ pages?, \d+ options$/,
    nothing: 'Nothing for “zzzqq xxyy”.',
    finder: 'Try the sentence in the step finder',
    open: 'Search the documentation',
    copied: 'Copied',
    recent: 'Recent searches',
    start: 'Where to start',
  },
} as const

/** Where the step that the words lead to stands on its page. */
export const SERVICE = '#step-rest.define.service'
