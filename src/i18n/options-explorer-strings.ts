import { sideBySide } from './locale'

export const OPTIONS_EXPLORER_STRINGS = sideBySide({
  filter: { es: 'Filtrar por clave, tipo, plugin o descripción', en: 'Filter by key, type, plugin or description' },
  placeholder: { es: 'timeout, carpeta, proxy…', en: 'timeout, folder, proxy…' },
  plugin: { es: 'Plugin', en: 'Plugin' },
  allPlugins: { es: 'Todos los plugins', en: 'All plugins' },
  nothing: { es: 'Ninguna opción contiene esas palabras.', en: 'No option contains these words.' },
  example: { es: 'Cómo se escribe', en: 'How it is written' },
  count: {
    es: (found: number, all: number) => (found === all ? `${all} opciones` : `${found} de ${all} opciones`),
    en: (found: number, all: number) => (found === all ? `${all} options` : `${found} of ${all} options`),
  },
  seePage: { es: 'Ver en su página', en: 'See it on its page' },
})
