import { catalogueSteps, readReferences } from '@/content/references'
import { createMatcher } from '@/steps/expression/step-expression'
import type { CatalogueStep } from '@/steps/step'

const references = readReferences()
const match = createMatcher(catalogueSteps(references), references.dataTypes)
const idsOf = (...args: Parameters<typeof match>) => match(...args).map(({ step }) => step.id)

const BASE_URL = 'la URL base https://example.org'

test('a sentence matches all of its steps, sorted by id, with plugin and arguments', () => {
  const found = match(BASE_URL, 'es')
  expect(found.map(({ step }) => `${step.plugin} ${step.id}`)).toEqual([
    'jmeter jmeter.define.baseURL',
    'rest rest.define.baseURL',
  ])
  expect(found[0]?.args).toEqual({ unnamed: { raw: 'https://example.org', start: 12, end: 31 } })
})

test('only steps of the plugins in use match', () => {
  expect(idsOf(BASE_URL, 'es', { plugins: ['rest', 'database'] })).toEqual(['rest.define.baseURL'])
  expect(idsOf(BASE_URL, 'es', { plugins: [] })).toEqual([])
})

test('the data may be in another language than the text', () => {
  const sentence = 'un timeout de 3 seconds'
  expect(idsOf(sentence, 'es')).toEqual([])
  expect(idsOf(sentence, 'es', { dataLocale: 'en' })).toEqual(['jmeter.define.timeout', 'rest.define.timeout'])
  expect(idsOf('un timeout de 3 segundos', 'es')).toEqual(['jmeter.define.timeout', 'rest.define.timeout'])
  expect(idsOf(BASE_URL, 'en')).toEqual([])
})

test('only one step is tried if its id is given', () => {
  expect(idsOf(BASE_URL, 'es', { step: 'rest.define.baseURL' })).toEqual(['rest.define.baseURL'])
  expect(idsOf(BASE_URL, 'es', { step: 'rest.define.service' })).toEqual([])
})

test.each([
  'La URL base https://example.org',
  'la  URL base https://example.org',
  'Dado la URL base https://example.org',
])('case, blanks and keywords count: "%s" is no step', (sentence) => {
  expect(idsOf(sentence, 'es')).toEqual([])
})

test('an expression is compiled only when a sentence has its texts', () => {
  const broken = { id: 'broken', expression: { es: 'el tipo {nada}', en: '' }, plugin: 'x' } as CatalogueStep
  const matchBroken = createMatcher([broken], references.dataTypes)
  expect(matchBroken('otra cosa', 'es')).toEqual([])
  expect(() => matchBroken('el tipo 3', 'es')).toThrow('unknown-type')
})
