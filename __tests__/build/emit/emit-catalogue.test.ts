/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { emitCatalogue } from '@/build/emit/emit-catalogue'
import type { OptionCatalogue } from '@/config/options/load-options'
import type { StepCatalogue } from '@/steps/catalogue'
import { REFERENCE_FILES } from '../../reference-fixture'
import { workIn } from '../../work-in'

workIn(REFERENCE_FILES)

beforeAll(emitCatalogue)

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
