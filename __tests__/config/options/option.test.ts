/** @jest-environment node */

import { type CatalogueOption, fileOptions, isFreeSegment, optionPlace, strayKey } from '@/config/options/option'
import { catalogueOptions, readReferences } from '@/content/references'

const CASES: [string, Pick<CatalogueOption, 'plugin' | 'key' | 'scope'>, string, string][] = [
  ['a plugin', { plugin: 'rest', key: 'rest.timeout' }, 'file', 'wakamiti.rest.timeout'],
  ['the tool', { plugin: 'core', key: 'wakamiti.tagFilter', scope: 'engine' }, 'file', 'wakamiti.tagFilter'],
  ['a feature file', { plugin: 'azure', key: 'azureSuite', scope: 'feature' }, 'feature', 'wakamiti.azureSuite'],
  ['the JVM', { plugin: 'core', key: '-Dwakamiti.profile', scope: 'junit' }, 'jvm', 'wakamiti.profile'],
  ['Spring', { plugin: 'spring', key: 'wakamiti.rest.useIt' }, 'spring', 'wakamiti.rest.useIt'],
]

test.each(CASES)('an option of %s is set there', (_, option, place, stray) => {
  expect(optionPlace(option)).toBe(place)
  expect(strayKey(option)).toBe(stray)
})

test('all options are set in the file, except the known ones', () => {
  const all = catalogueOptions(readReferences())
  const elsewhere = all.filter((option) => !fileOptions(all).includes(option)).map(({ key }) => key)
  expect(elsewhere.sort()).toEqual([
    '-Dwakamiti.junit.profile',
    '-Dwakamiti.junit.profile.strict',
    '-Dwakamiti.junit5.profile',
    '-Dwakamiti.junit5.profile.strict',
    '-Dwakamiti.profile',
    '-Dwakamiti.profile.strict',
    'azureSuite',
    'wakamiti.database.useSpringDataSource',
    'wakamiti.redefinition.stepMap',
    'wakamiti.rest.useSpringLocalServerPort',
  ])
})

test.each([
  ['{alias}', true],
  ['*', true],
  ['{}', false],
  ['alias', false],
])('%s is a free name: %s', (segment, isFree) => {
  expect(isFreeSegment(segment)).toBe(isFree)
})
