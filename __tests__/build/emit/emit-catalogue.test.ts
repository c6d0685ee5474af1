import { existsSync, readFileSync } from 'node:fs'
import { emitCatalogue } from '@/build/emit/emit-catalogue'
import type { OptionCatalogue } from '@/config/options/option'
import { finish } from '@/lib/run-in-pieces'
import { unpackWeights } from '@/step-language/rank/packed-weights'
import { termPlaces } from '@/step-language/rank/step-index'
import type { AskedTerms, StepCatalogue } from '@/steps/catalogue'
import { REFERENCE_FILES } from '../../reference-fixture'
import { workIn } from '../../work-in'

jest.mock('@/build/build-hash', () => ({ codeHash: () => 'the same code' }))

workIn(REFERENCE_FILES)

beforeAll(() => emitCatalogue('public'))

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

test('all steps are published with their plugin, placeholders left out', () => {
  const { format, engine, steps, plugins } = read<StepCatalogue>('public/assets/steps.json')
  expect({ format, engine }).toEqual({ format: 1, engine: '2.5.0' })
  expect(steps.map(({ plugin, id }) => `${plugin} ${id}`)).toEqual([
    'rest rest.define.baseURL',
    'rest rest.execute.GET',
    'rest rest.assert.code',
  ])
  expect(plugins.map(({ plugin, version }) => `${plugin} ${version}`)).toEqual(['report 1.0.0', 'rest 2.9.4'])
})

test('all options are published with their plugin, those of the tool under core', () => {
  const { format, engine, options } = read<OptionCatalogue>('public/assets/options.json')
  expect({ format, engine }).toEqual({ format: 1, engine: '2.5.0' })
  expect(options.map(({ plugin, key }) => `${plugin} ${key}`)).toEqual([
    'core wakamiti.id',
    'report report.title',
    'rest rest.baseURL',
    'rest rest.timeout',
  ])
})

test('what is learned from how people ask is published in each language, as are the phrases for options', () => {
  const catalogue = read<StepCatalogue>('public/assets/steps.json')
  const asked = read<AskedTerms>('public/assets/asked/steps.es.json')
  expect(finish(unpackWeights(asked, finish(termPlaces(catalogue, 'es')), 4))?.has('rest')).toBe(true)
  expect(read('public/assets/asked/options.es.json')).toEqual({ count: 4, packed: '0demasi 0tard\n, ,' })
})

test('the schema is published in both languages', () => {
  for (const locale of ['es', 'en'])
    expect(read(`public/assets/schema/wakamiti.${locale}.schema.json`)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      properties: { wakamiti: { properties: { rest: {} } } },
    })
})

test('the snippets are published in both languages, by the ids of the steps', () => {
  expect(existsSync('public/assets/snippets/wakamiti.es.code-snippets')).toBe(true)
  const snippets = read<Record<string, unknown>>('public/assets/snippets/wakamiti.en.code-snippets')
  expect(snippets['rest.define.baseURL']).toMatchObject({ body: [`the base URL \${1:}`] })
  expect(Object.keys(snippets)).not.toContain('rest.placeholder')
})
