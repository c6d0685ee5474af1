/** @jest-environment node */
import { namedPlugins } from '@/steps/catalogue'
import { testCatalogue } from '../step-language/test-finder'

const catalogue = testCatalogue()

test('only plugins that have steps are offered', () => {
  const offered = namedPlugins(catalogue, 'es').map(({ plugin }) => plugin)
  expect(offered).toContain('rest')
  expect(offered).not.toContain('allure')
})

test.each(['es', 'en'] as const)('they are in the order of their names in %s', (locale) => {
  const names = namedPlugins(catalogue, locale).map(({ name }) => name[locale])
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, locale)))
  expect(names).toContain(locale === 'es' ? 'Base de datos' : 'Database')
})
