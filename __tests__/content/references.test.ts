import { join } from 'node:path'
import { catalogueOptions, catalogueSteps, readReferences } from '@/content/references'
import { CORE_REFERENCE, DATA_TYPES, REFERENCE_FILES, REPORT_REFERENCE, REST_REFERENCE } from '../reference-fixture'
import { workIn } from '../work-in'

const folder = workIn({ ...REFERENCE_FILES, 'content/reference/plugins/notes.txt': 'no reference' })

test('every reference file is read, plugins by name', () => {
  expect(readReferences()).toEqual({
    plugins: [REPORT_REFERENCE, REST_REFERENCE],
    core: CORE_REFERENCE,
    dataTypes: DATA_TYPES,
    exercises: [],
  })
})

test('another folder is read separately', () => {
  const before = readReferences()
  expect(() => readReferences(join(folder, 'elsewhere'))).toThrow('ENOENT')
  expect(readReferences()).toBe(before)
})

test('the catalogue of steps names the plugin and leaves placeholders out', () => {
  expect(catalogueSteps(readReferences()).map(({ plugin, id }) => `${plugin} ${id}`)).toEqual([
    'rest rest.define.baseURL',
    'rest rest.execute.GET',
    'rest rest.assert.code',
  ])
})

test('the catalogue of options begins with those of the tool, under core', () => {
  expect(catalogueOptions(readReferences()).map(({ plugin, key }) => `${plugin} ${key}`)).toEqual([
    'core wakamiti.id',
    'report report.title',
    'rest rest.baseURL',
    'rest rest.timeout',
  ])
})
