import { readFileSync } from 'node:fs'
import { catalogueEntries, emitSearchIndex, firstSentence } from '@/build/emit/emit-search-index'
import type { References } from '@/content/references'
import type { SearchIndex } from '@/search/rank/search-index'
import { DOCUMENT_FILES } from '../../document-fixture'
import { REFERENCE_FILES } from '../../reference-fixture'
import { workIn } from '../../work-in'

workIn({ ...DOCUMENT_FILES, ...REFERENCE_FILES })

beforeAll(() => emitSearchIndex('public'))

const read = (locale: string) => JSON.parse(readFileSync(`public/assets/search/${locale}.json`, 'utf8')) as SearchIndex

test('each language has its wordings, and those of the other language', () => {
  const [es, en] = [read('es'), read('en')]
  expect(es.steps.map(({ id }) => id)).toEqual(['rest.define.baseURL', 'rest.execute.GET', 'rest.assert.code'])
  expect(es.steps.map(({ text }) => text)).toEqual(en.steps.map(({ translation }) => translation))
  expect(en.steps.map(({ text }) => text)).toEqual(es.steps.map(({ translation }) => translation))
})

test('options without a literal default have none', () => {
  const { options } = read('es')
  expect(options.some((option) => 'default' in option)).toBe(true)
  expect(options.filter((option) => option.default === 'null')).toEqual([])
})

test('pages of the language are listed by title, in the order of their paths', () => {
  const { pages } = read('en')
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.every(({ slug }) => slug.startsWith('/en/'))).toBe(true)
  expect(pages.map(({ slug }) => slug)).toEqual(pages.map(({ slug }) => slug).sort())
  expect(pages.find(({ slug }) => slug === '/en/plugins/rest/')).toMatchObject({ title: 'REST', section: 'In depth' })
})

test('plugins have their display names', () => {
  expect(read('es').plugins).toMatchObject({ core: 'Wakamiti', rest: 'REST' })
})

test('a step that compares metrics names them', () => {
  const text = { es: 'la {metric:duration-metric}', en: 'the {metric:duration-metric}' }
  const step = { id: 'x', kind: 'assertion', expression: text, description: text }
  const metric = { type: 'duration-metric', expression: { es: 'mediana', en: 'median' } }
  const references = {
    plugins: [
      {
        plugin: 'load',
        name: { es: 'Carga', en: 'Load' },
        steps: [{ ...step, arguments: [{ name: 'metric', type: 'duration-metric' }] }, step],
        options: [],
      },
    ],
    core: { options: [] },
    dataTypes: { metrics: [metric, { ...metric, type: 'long-metric' }] },
  } as unknown as References
  expect(catalogueEntries(references, 'en').steps.map(({ also }) => also)).toEqual(['median', undefined])
})

test.each([
  ['Fija la ruta. La mantiene.', 'Fija la ruta.'],
  ['Milisegundos; sin valor, espera', 'Milisegundos'],
  ['Prefijos `file:` y `classpath:`. Más.', 'Prefijos `file:` y `classpath:`.'],
  ['Una versión como 2.9.4 o mayor', 'Una versión como 2.9.4 o mayor'],
])('a result shows of "%s": "%s"', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})
