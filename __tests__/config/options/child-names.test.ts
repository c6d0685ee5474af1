/** @jest-environment node */

import { childNames } from '@/config/options/find-option'
import { fileOptions, isFreeSegment } from '@/config/options/option'
import { entryFits, valueFits } from '@/config/options/option-value'
import { catalogueOptions, readReferences } from '@/content/references'

const OPTIONS = fileOptions(catalogueOptions(readReferences()))

const option = (key: string) => {
  const found = OPTIONS.find((one) => one.key === key)
  if (!found) throw new Error(`no option ${key}`)
  return found
}

test.each([
  ['the roots', '', ['wakamiti', 'mavenFetcher']],
  ['a section', 'wakamiti.rest.config', ['multipart', 'redirect']],
  [
    'a section under a name of the reader’s own',
    'wakamiti.database.datasource.archive.metadata',
    ['schema', 'catalog'],
  ],
  ['names of the reader’s own', 'wakamiti.database.datasource', []],
  ['an option', 'wakamiti.rest.timeout', []],
])('below %s stand its names', (_, key, names) => {
  expect(childNames(key, OPTIONS).sort()).toEqual([...names].sort())
})

test.each([
  ['{alias}', true],
  ['*', true],
  ['{}', false],
  ['alias', false],
])('%s stands for a name of the reader’s own: %s', (segment, isFree) => {
  expect(isFreeSegment(segment)).toBe(isFree)
})

test('a list may be one text with commas, each part of its type', () => {
  const percentiles = option('jmeter.report.influx.percentiles')
  expect(valueFits(percentiles, '95, 99.5')).toBe(true)
  expect(valueFits(percentiles, [95, '99.5'])).toBe(true)
  expect(valueFits(percentiles, '95, most')).toBe(false)
})

test.each([
  ['group:artifact', true],
  ['group:artifact:1.0.0', true],
  ['artifact', false],
  ['group:artifact 1', false],
])('%s are coordinates: %s', (text, fits) => {
  expect(valueFits(option('wakamiti.launcher.modules'), [text])).toBe(fits)
})

test('an entry has the type of what it is an entry of; more keys below are fine', () => {
  const loggers = option('wakamiti.log.loggers.*')
  expect(entryFits(loggers, 'DEBUG')).toBe(true)
  expect(entryFits(loggers, 'loud')).toBe(false)
  expect(entryFits(loggers, { iti: 'loud' })).toBe(true)
  const info = option('htmlReport.extra_info.*')
  expect(entryFits(info, ['a', 1])).toBe(true)
  expect(entryFits(info, null)).toBe(false)
})
