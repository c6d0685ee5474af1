import type { SearchIndex, TextIndex } from '@/search/rank/search-index'

/** A small index with invented steps, options and pages. */
export const SEARCH_INDEX: SearchIndex = {
  plugins: { rest: 'REST', db: 'Base de datos', core: 'Wakamiti' },
  steps: [
    {
      id: 'rest.define.service',
      role: 'definition',
      plugin: 'rest',
      text: 'el servicio REST {text}',
      translation: 'the REST service {text}',
      about: 'Fija la ruta.',
    },
    {
      id: 'rest.define.auth.none',
      role: 'definition',
      plugin: 'rest',
      text: '(que) el servicio no usa autenticación',
      translation: 'the service does not use authentication',
      about: 'Quita las credenciales.',
    },
    {
      id: 'db.action.delete',
      role: 'action',
      plugin: 'db',
      text: 'se elimina(n) * de la tabla {table:word}',
      translation: '* (is|are) deleted from the table {table:word}',
      about: 'Vacía filas.',
    },
  ],
  options: [
    { key: 'rest.baseURL', plugin: 'rest', type: 'url', default: 'http://localhost:8080', about: 'Principio.' },
    { key: 'db.connection.url', plugin: 'db', type: 'string', about: 'Dirección de la conexión.' },
    { key: 'wakamiti.tagFilter', plugin: 'core', type: 'tags', about: 'Qué escenarios se ejecutan.' },
  ],
  pages: [
    { slug: '/plugins/rest/', title: 'REST', section: 'Plugins de pasos', about: 'Pasos para llamar a servicios.' },
    { slug: '/setup/installation/', title: 'Instalación', section: 'Puesta en marcha', about: 'Cómo se instala.' },
  ],
}

/** Its text. */
export const SEARCH_TEXT: TextIndex = {
  steps: ['Los nombres entre llaves se completan.', '', 'Deja la tabla vacía.'],
  options: ['', '', 'Los demás se omiten.'],
  sections: [
    {
      page: 0,
      anchor: '',
      heading: '',
      above: '',
      text: 'Llama a servicios y comprueba lo que responden.',
      values: '',
    },
    { page: 0, anchor: 'esquema', heading: 'Esquema', above: 'Pasos', text: '', values: 'json, XML, texto' },
    { page: 1, anchor: '', heading: '', above: '', text: 'Elige una de estas formas.', values: '' },
    {
      page: 1,
      anchor: 'detras-de-un-proxy',
      heading: 'Detrás de un proxy',
      above: '',
      text: 'La red de tu empresa puede cerrar el paso. Indica entonces la dirección del proxy. Vale para todo.',
      values: 'http.proxy, dirección',
    },
    {
      page: 1,
      anchor: 'docker',
      heading: 'Docker',
      above: '',
      text: 'Monta la carpeta. El proxy es otro.',
      values: '',
    },
  ],
}
