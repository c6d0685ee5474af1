import { packDocuments } from '@/lib/packed-terms'
import type { Ranked } from '@/search/rank/rank-entries'
import type { SearchIndex, TextIndex, TextSection } from '@/search/rank/search-index'

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
    },
    {
      id: 'rest.define.auth.none',
      role: 'definition',
      plugin: 'rest',
      text: '(que) el servicio no usa autenticación',
      translation: 'the service does not use authentication',
    },
    {
      id: 'db.action.delete',
      role: 'action',
      plugin: 'db',
      text: 'se elimina(n) * de la tabla {table:word}',
      translation: '* (is|are) deleted from the table {table:word}',
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

const section = (page: number, anchor: string, heading: string, text: string, explained?: string[]): TextSection => ({
  ...{ page, anchor, heading, text, above: '' },
  ...(explained && { explained }),
})

/** Hidden terms: the asked terms of steps, options and sections, then the remaining text of sections. */
const TERMS = [
  [['ruta'], [], ['truncar']],
  [[], [], ['filtr']],
  [[], [], [], ['cortafueg'], []],
  [[], ['json', 'xml'], [], ['http'], []],
].flat()

/** The full-text index of the same. */
export const SEARCH_TEXT: TextIndex = {
  sections: [
    section(0, '', '', 'Llama a servicios y comprueba lo que responden.'),
    section(0, 'esquema', 'Esquema', '', ['Connection refused', 'Read timed out']),
    section(1, '', '', 'Elige una de estas formas.'),
    section(
      ...([1, 'detras-de-un-proxy', 'Detrás de un proxy'] as const),
      'La red de tu empresa puede cerrar el paso. Indica entonces la dirección del proxy. Vale para todo.',
    ),
    section(1, 'docker', 'Docker', 'Monta la carpeta. El proxy es otro. Una conexión refused es otra cosa.'),
  ],
  terms: packDocuments(TERMS),
}

/** The results of one kind, best first. */
export const ofKind = <K extends Ranked['kind']>(ranked: readonly Ranked[], kind: K) =>
  ranked.filter((one): one is Extract<Ranked, { kind: K }> => one.kind === kind)
