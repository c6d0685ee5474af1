import type { Files } from './work-in'

const both = (text: string) => ({ es: text, en: text })

/** The reference of a plugin with steps of every kind. */
export const REST_REFERENCE = {
  plugin: 'rest',
  name: both('REST'),
  category: 'steps',
  summary: { es: 'Llamadas y respuestas', en: 'Calls and answers' },
  artifact: 'es.iti.wakamiti:rest-wakamiti-plugin',
  version: '2.9.4',
  needs: { es: 'Un servicio', en: 'A service' },
  modules: ['rest-steps'],
  options: [
    {
      key: 'rest.baseURL',
      type: 'url',
      default: null,
      required: false,
      description: { es: 'La URL base', en: 'The base URL' },
    },
    {
      key: 'rest.timeout',
      type: 'integer',
      default: 60000,
      required: false,
      description: { es: 'La espera', en: 'The wait' },
    },
  ],
  steps: [
    {
      id: 'rest.define.baseURL',
      kind: 'definition',
      expression: { es: '(que) la URL base {url}', en: 'the base URL {url}' },
      arguments: [{ name: 'unnamed', type: 'url', description: { es: 'Una dirección', en: 'An address' } }],
      block: 'none',
      description: { es: 'Fija la URL', en: 'Sets the URL' },
      option: 'rest.baseURL',
    },
    {
      id: 'rest.execute.GET',
      kind: 'action',
      expression: { es: 'se consulta {name:text}', en: '{name:text} is requested' },
      arguments: [{ name: 'name', type: 'text', description: { es: 'Un texto', en: 'A text' } }],
      block: 'none',
      description: { es: 'Hace una petición', en: 'Makes a request' },
    },
    {
      id: 'rest.assert.code',
      kind: 'assertion',
      expression: { es: 'el * es {integer}', en: 'the * is {integer}' },
      arguments: [{ name: 'unnamed', type: 'integer', description: { es: 'Un número', en: 'A number' } }],
      block: 'none',
      description: { es: 'Comprueba el código', en: 'Checks the code' },
    },
    {
      id: 'rest.placeholder',
      kind: 'action',
      expression: both('rest.placeholder'),
      block: 'none',
      description: null,
      placeholder: true,
    },
  ],
}

/** The reference of a plugin without steps. */
export const REPORT_REFERENCE = {
  plugin: 'report',
  name: { es: 'Informe', en: 'Report' },
  category: 'reports',
  summary: { es: 'Un informe', en: 'A report' },
  artifact: 'es.iti.wakamiti:report-plugin',
  version: '1.0.0',
  needs: { es: 'Nada', en: 'Nothing' },
  modules: ['report'],
  options: [
    {
      key: 'report.title',
      type: 'string',
      default: 'Wakamiti',
      required: false,
      description: { es: 'El título', en: 'The title' },
    },
  ],
  steps: [],
}

export const CORE_REFERENCE = {
  engine: '2.5.0',
  api: '2.5.0',
  commit: 'abc',
  artifacts: [],
  flags: [{ short: 'n', long: 'dry-run' }],
  options: [
    {
      key: 'wakamiti.id',
      type: 'string',
      default: null,
      required: false,
      description: { es: 'El id', en: 'The id' },
    },
  ],
}

export const DATA_TYPES = { types: [], assertions: [], matchers: [], durationUnits: [], metrics: [] }

/** How people ask for some of it. */
export const ASKED_OF_REST = {
  steps: {
    'rest.assert.code': { es: ['responde con un 404', 'que responda bien'], en: ['it answers with a 404'] },
    'rest.define.baseURL': { es: ['dirección del servicio'], en: ['address of the service'] },
  },
  options: { 'rest.timeout': { es: ['tarda demasiado'], en: ['takes too long'] } },
}

/** The reference files of a content folder. */
export const REFERENCE_FILES: Files = {
  'content/reference/plugins/rest.yaml': REST_REFERENCE,
  'content/reference/plugins/report.yaml': REPORT_REFERENCE,
  'content/reference/core.yaml': CORE_REFERENCE,
  'content/reference/data-types.yaml': DATA_TYPES,
  'content/reference/asked/rest.yaml': ASKED_OF_REST,
  'content/reference/asked/pages.yaml': { pages: {} },
}
