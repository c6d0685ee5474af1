/** @jest-environment node */
import { childNames, findOption } from '@/config/options/find-option'
import { type CatalogueOption, fileOptions, fullKey } from '@/config/options/option'
import { catalogueOptions, readReferences } from '@/content/references'

const option = (key: string, type: CatalogueOption['type'] = 'string', plugin = 'demo'): CatalogueOption => ({
  key,
  type,
  plugin,
  default: null,
  required: false,
  description: { es: '', en: '' },
})

const OPTIONS = [
  option('wakamiti.strict', 'boolean', 'core'),
  option('wakamiti.log.loggers.*', 'string', 'core'),
  option('mavenFetcher.remoteRepositories', 'list<string>', 'core'),
  option('demo.timeout', 'integer'),
  option('demo.oauth2', 'section'),
  option('demo.oauth2.url', 'url'),
  option('demo.oauth2.parameters', 'map<string>'),
  option('demo.database.{alias}.connection.url', 'url'),
  option('demo.free', 'section'),
]

const find = (key: string) => {
  const match = findOption(key, OPTIONS)
  if (!match || match.is === 'section') return match?.is
  return `${match.is} ${match.option.key}`
}

test.each([
  ['wakamiti.strict', 'option wakamiti.strict'],
  ['mavenFetcher.remoteRepositories', 'option mavenFetcher.remoteRepositories'],
  ['wakamiti.demo.timeout', 'option demo.timeout'],
  ['wakamiti.demo.oauth2.url', 'option demo.oauth2.url'],
  ['wakamiti.demo.oauth2.parameters', 'option demo.oauth2.parameters'],
  ['wakamiti.demo.database.mine.connection.url', 'option demo.database.{alias}.connection.url'],
])('%s is the %s', (key, found) => {
  expect(find(key)).toBe(found)
})

test.each([
  ['wakamiti.demo.oauth2.parameters.scope', 'entry demo.oauth2.parameters'],
  ['wakamiti.demo.oauth2.parameters.a.b', 'entry demo.oauth2.parameters'],
  ['wakamiti.log.loggers.rest', 'entry wakamiti.log.loggers.*'],
  ['wakamiti.log.loggers.es.iti', 'entry wakamiti.log.loggers.*'],
  ['wakamiti.demo.free.anything', 'entry demo.free'],
])('%s is a free key: %s', (key, found) => {
  expect(find(key)).toBe(found)
})

test.each([
  'wakamiti',
  'mavenFetcher',
  'wakamiti.demo',
  'wakamiti.demo.oauth2',
  'wakamiti.demo.database',
  'wakamiti.demo.database.mine',
  'wakamiti.demo.database.mine.connection',
  'wakamiti.log',
  'wakamiti.log.loggers',
])('%s is a prefix of other keys', (key) => {
  expect(find(key)).toBe('section')
})

test.each([
  'wakamiti.demo.timout',
  'demo.timeout',
  'wakamiti.demo.timeout.ms',
  'wakamiti.wakamiti.strict',
  'wakamiti.demo.oauth2.nothing',
  'wakamiti.demo.database.mine.connection.urls',
  'Wakamiti.demo.timeout',
  'other',
  '',
  '__proto__',
  'constructor',
])('the tool does not read %s', (key) => {
  expect(find(key)).toBeUndefined()
})

test('plugin keys get the root, those of the tool have theirs', () => {
  expect(fullKey({ plugin: 'rest', key: 'rest.baseURL' })).toBe('wakamiti.rest.baseURL')
  expect(fullKey({ plugin: 'core', key: 'mavenFetcher.proxy' })).toBe('mavenFetcher.proxy')
})

const KNOWN = fileOptions(catalogueOptions(readReferences()))

test.each([
  ['the roots', '', ['wakamiti', 'mavenFetcher']],
  ['a section', 'wakamiti.rest.config', ['multipart', 'redirect']],
  ['a section under a free name', 'wakamiti.database.datasource.archive.metadata', ['schema', 'catalog']],
  ['free names', 'wakamiti.database.datasource', []],
  ['an option', 'wakamiti.rest.timeout', []],
])('%s have their child names', (_, key, names) => {
  expect([...childNames(key, KNOWN)].sort()).toEqual([...names].sort())
})
