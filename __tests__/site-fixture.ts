import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'

/** Path to content; what is no text is written as YAML or JSON, by the end of the path. */
export type Files = Record<string, unknown>

const textOf = (path: string, content: unknown): string | Uint8Array => {
  if (typeof content === 'string' || content instanceof Uint8Array) return content
  return path.endsWith('.json') ? JSON.stringify(content) : stringify(content)
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), textOf(path, content))
  }
}

/**
 * Makes a folder with files and works in it until the tests of the file are over: what reads the project reads this one.
 * @returns the folder
 */
export function workIn(files: Files): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'wakamiti-')))
  const before = process.cwd()
  writeFiles(folder, files)
  beforeAll(() => process.chdir(folder))
  afterAll(() => {
    process.chdir(before)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

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

/** The reference files of a content folder. */
export const REFERENCE_FILES: Files = {
  'content/reference/plugins/rest.yaml': REST_REFERENCE,
  'content/reference/plugins/report.yaml': REPORT_REFERENCE,
  'content/reference/core.yaml': CORE_REFERENCE,
  'content/reference/data-types.yaml': DATA_TYPES,
}

const page = (file: string, slug: string, title: string, fields: object = {}) => ({
  _type: 'Doc',
  _raw: { sourceFilePath: file },
  slug,
  locale: slug.startsWith('/en/') ? 'en' : 'es',
  title,
  description: `${title}: description`,
  headings: [],
  body: { html: `<p>${title}</p>` },
  ...fields,
})

const STEPS_HTML =
  '<h2 id="uso">Uso</h2><h2 id="opciones">O</h2><section id="option-rest.timeout"></section>' +
  '<h2 id="pasos">P</h2><h3 id="definir">D</h3><section id="step-rest.define.baseURL"></section>'

const heading = (anchor: string, depth: number) => ({ depth, value: anchor, anchor })

const START = { es: '/introduction/getting-started/', en: '/en/introduction/getting-started/' }

/** Documents as Contentlayer leaves them. */
export const DOCUMENT_FILES: Files = {
  '.contentlayer/generated/Doc/_index.json': [
    page('introduction/getting-started.es.md', START.es, 'Primeros pasos', {
      headings: [heading('crea', 1), heading('ejecuta', 2), heading('detalle', 3)],
    }),
    page('introduction/getting-started.en.md', START.en, 'Getting started', {
      headings: [heading('create', 1), heading('run', 2), heading('detail', 3)],
    }),
    page('plugins/index.es.md', '/plugins/', 'Plugins', { layout: 'wide' }),
    page('plugins/index.en.md', '/en/plugins/', 'Plugins', { layout: 'wide' }),
  ],
  '.contentlayer/generated/Plugin/_index.json': [
    page('plugins/rest.es.md', '/plugins/rest/', 'REST', {
      _type: 'Plugin',
      plugin: 'rest',
      body: { html: STEPS_HTML },
    }),
    page('plugins/rest.en.md', '/en/plugins/rest/', 'REST', { _type: 'Plugin', plugin: 'rest' }),
  ],
  '.contentlayer/generated/Menu/_index.json': [
    {
      locale: 'es',
      sections: [
        { title: 'Introducción', topics: [{ title: 'Primeros pasos', slug: START.es }] },
        {
          title: 'A fondo',
          topics: [
            { title: 'Plugins', slug: '/plugins/' },
            { title: 'REST', slug: '/plugins/rest/' },
          ],
        },
      ],
    },
    {
      locale: 'en',
      sections: [
        { title: 'Introduction', topics: [{ title: 'Getting started', slug: START.en }] },
        {
          title: 'In depth',
          topics: [
            { title: 'Plugins', slug: '/en/plugins/' },
            { title: 'REST', slug: '/en/plugins/rest/' },
          ],
        },
      ],
    },
  ],
}
