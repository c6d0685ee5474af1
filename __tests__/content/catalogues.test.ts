import { optionCatalogue, stepCatalogue } from '@/content/catalogues'
import { catalogueOptions, catalogueSteps, readReferences } from '@/content/references'
import { optionKeysOf } from '@/steps/step'

const references = readReferences()

test('the catalogue has steps, plugins, types and the version of the format', () => {
  const catalogue = stepCatalogue(references)
  expect(catalogue).toMatchObject({ format: 1, engine: references.core.engine, dataTypes: references.dataTypes })
  expect(catalogue.steps).toEqual(catalogueSteps(references))
  expect(catalogue.plugins.map(({ plugin }) => plugin)).toEqual(references.plugins.map(({ plugin }) => plugin))
})

test('a plugin has its public fields only, without its steps and options', () => {
  const rest = stepCatalogue(references).plugins.find(({ plugin }) => plugin === 'rest')
  expect(Object.keys(rest ?? {})).toEqual(['plugin', 'name', 'category', 'artifact', 'version', 'modules'])
})

test('all options are included, in both languages', () => {
  const catalogue = optionCatalogue(references)
  expect(catalogue).toMatchObject({ format: 1, engine: references.core.engine })
  expect(catalogue.options.map(({ key }) => key)).toEqual(catalogueOptions(references).map(({ key }) => key))
  for (const { description } of catalogue.options) expect(Object.keys(description)).toEqual(['es', 'en'])
})

test('an option lists the steps that set it, if any', () => {
  const { options } = optionCatalogue(references)
  const stepsOf = (key: string) => options.find((option) => option.key === key)?.steps
  expect(stepsOf('rest.timeout')).toEqual([
    { id: 'rest.define.timeout', expression: { es: 'un timeout de {duration}', en: 'a timeout of {duration}' } },
  ])
  expect(stepsOf('rest.oauth2.url')).toBeUndefined()
})

test('every option that a step sets lists that step', () => {
  const { options } = optionCatalogue(references)
  const listed = options.flatMap(({ steps = [] }) => steps.map(({ id }) => id))
  const setting = catalogueSteps(references).flatMap((step) => optionKeysOf(step).map(() => step.id))
  expect(listed.sort()).toEqual(setting.sort())
})
