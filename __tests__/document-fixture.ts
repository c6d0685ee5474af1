import type { PageRecord } from '@/content/site-page'
import type { Files } from './work-in'

const page = (file: string, slug: string, title: string, fields: object = {}) => ({
  _type: 'Doc',
  _raw: { sourceFilePath: file },
  slug,
  locale: slug.startsWith('/en/') ? 'en' : 'es',
  title,
  description: `${title}: description`,
  ...fields,
})

export const STEPS_HTML =
  '<h2 id="uso">Uso</h2><h2 id="opciones">O</h2><section id="option-rest.timeout"></section>' +
  '<h2 id="pasos">P</h2><h3 id="definir">D</h3><section id="step-rest.define.baseURL"></section>'

const START = { es: '/introduction/getting-started/', en: '/en/introduction/getting-started/' }

/** Documents as Contentlayer leaves them. */
const DOCUMENTS: Files = {
  '.contentlayer/generated/Doc/_index.json': [
    page('introduction/getting-started.es.md', START.es, 'Primeros pasos'),
    page('introduction/getting-started.en.md', START.en, 'Getting started'),
    page('plugins/index.es.md', '/plugins/', 'Plugins', { layout: 'wide' }),
    page('plugins/index.en.md', '/en/plugins/', 'Plugins', { layout: 'wide' }),
  ],
  '.contentlayer/generated/Plugin/_index.json': [
    page('plugins/rest.es.md', '/plugins/rest/', 'REST', {
      _type: 'Plugin',
      plugin: 'rest',
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

/** The cached record of a page. */
export const recordFile = (file: string, record: Partial<PageRecord> = {}): Files => ({
  [`.generated/cache/pages/${file}.json`]: {
    hash: '',
    value: { html: '', markdown: '', headings: [], sections: [], files: [], ...record },
  },
})

const PATHS = ['introduction/getting-started', 'plugins/index', 'plugins/rest']

/** Documents, with the cached records of their pages. */
export const DOCUMENT_FILES: Files = Object.assign(
  { ...DOCUMENTS },
  ...PATHS.flatMap((path) => [recordFile(`${path}.es.md`), recordFile(`${path}.en.md`)]),
  recordFile('plugins/rest.es.md', { html: STEPS_HTML }),
)
