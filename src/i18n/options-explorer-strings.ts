import { translated } from './locale'

const es = {
  filter: 'Filtrar por clave, tipo, plugin o descripción',
  placeholder: 'timeout, carpeta, proxy…',
  plugin: 'Plugin',
  allPlugins: 'Todos los plugins',
  count: (found: number, all: number) => (found === all ? `${all} opciones` : `${found} de ${all} opciones`),
  nothing: 'Ninguna opción contiene esas palabras.',
  clear: 'Quitar el filtro',
  example: 'Cómo se escribe',
  seePage: 'Ver en su página',
}

const en: typeof es = {
  filter: 'Filter by key, type, plugin or description',
  placeholder: 'timeout, folder, proxy…',
  plugin: 'Plugin',
  allPlugins: 'All plugins',
  count: (found, all) => (found === all ? `${all} options` : `${found} of ${all} options`),
  nothing: 'No option contains these words.',
  clear: 'Remove the filter',
  example: 'How it is written',
  seePage: 'See it on its page',
}

export const OPTIONS_EXPLORER_STRINGS = translated({ es, en })
