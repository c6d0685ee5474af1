import { checkConfig } from '@/config/check/check-config'
import { type CatalogueOption, fileOptions, fullKey } from '@/config/options/option'
import { optionCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'
import { LOCALES, translated } from '@/i18n/locale'
import { optionExample } from '@/tools/options-explorer/options-explorer'

const CATALOGUE = optionCatalogue(readReferences())

const option = (fields: Partial<CatalogueOption>): CatalogueOption => ({
  plugin: 'rest',
  key: 'rest.timeout',
  type: 'integer',
  default: null,
  required: false,
  description: translated({ es: 'x', en: 'x' }),
  ...fields,
})

const CASES: [string, Partial<CatalogueOption>, string][] = [
  ['a default', { default: 60000 }, 'wakamiti:\n  rest:\n    timeout: 60000'],
  ['a value of its type', {}, 'wakamiti:\n  rest:\n    timeout: 1'],
  [
    'the default as its list writes it',
    { type: 'enum', default: 'json', values: ['XML', 'JSON'] },
    'wakamiti:\n  rest:\n    timeout: JSON',
  ],
  ['the first of its list', { type: 'enum', values: ['XML', 'JSON'] }, 'wakamiti:\n  rest:\n    timeout: XML'],
  ['an address', { type: 'url' }, 'wakamiti:\n  rest:\n    timeout: http://localhost:8080'],
  ['a list', { type: 'list<string>', values: ['gherkin'] }, 'wakamiti:\n  rest:\n    timeout:\n      - gherkin'],
  ['a map', { type: 'map<string>' }, 'wakamiti:\n  rest:\n    timeout:\n      nombre: text'],
  ['an example of its own', { example: 'a=b' }, "wakamiti:\n  rest:\n    timeout: 'a=b'"],
  [
    'a section that must not be empty',
    { type: 'section', example: { name: 'Loans' } },
    'wakamiti:\n  rest:\n    timeout:\n      name: Loans',
  ],
  ['a section', { type: 'section' }, 'wakamiti:\n  rest:\n    timeout: {}'],
  ['a text that YAML would misread', { type: 'string', default: 'true' }, "wakamiti:\n  rest:\n    timeout: 'true'"],
  ['a text with a quote', { type: 'string', default: "it's: #1" }, "wakamiti:\n  rest:\n    timeout: 'it''s: #1'"],
  [
    'free names',
    { key: 'rest.{alias}.tags.*', type: 'map<string>' },
    'wakamiti:\n  rest:\n    nombre:\n      tags:\n        nombre: text',
  ],
  ['a key of the tool itself', { plugin: 'core', key: 'mavenFetcher.x' }, 'mavenFetcher:\n  x: 1'],
  [
    'a comment of a feature file',
    { plugin: 'azure', key: 'azureSuite', type: 'path', scope: 'feature' },
    '# azureSuite: data/file.txt',
  ],
  ['a property of the JVM', { plugin: 'core', key: '-Dwakamiti.profile', type: 'string' }, '-Dwakamiti.profile=text'],
  [
    'a property of Spring',
    { plugin: 'spring', key: 'wakamiti.rest.useIt', type: 'boolean', default: false },
    'wakamiti.rest.useIt=false',
  ],
]

test.each(CASES)('%s is written in its file', (_, fields, text) => {
  expect(optionExample(option(fields), 'es')).toBe(text)
})

test('free names are in the language of the page', () => {
  expect(optionExample(option({ key: 'rest.*', type: 'map<string>' }), 'en')).toBe('wakamiti:\n  rest:\n    name: text')
})

test.each(fileOptions(CATALOGUE.options).map((one) => [one.key, one] as const))(
  '%s is accepted by the checker',
  (_, one) => {
    const wrong = LOCALES.flatMap((locale) => checkConfig(optionExample(one, locale), CATALOGUE).findings).filter(
      ({ code }) => !['missing-module', 'missing-key', 'no-effect', 'limited'].includes(code),
    )
    expect(wrong).toEqual([])
    expect(fullKey(one)).toMatch(/^(wakamiti|mavenFetcher)\./)
  },
)

const WRITTEN: [string, string][] = [
  ['mavenFetcher.remoteRepositories', "remoteRepositories: 'releases=https://"],
  ['database.connection.url', 'url: jdbc:'],
  ['amqp.connection.url', 'url: amqp://'],
  ['azure.plan', 'iteration:'],
  ['xray.plan', 'summary:'],
  ['fileUploader.reportOutputs', 'destinationDir:'],
  ['files.links', '='],
  ['wakamiti.redefinition.stepMap', '# redefinition.stepMap: 2-1-2'],
]

test.each(WRITTEN)('%s is accepted by the tool', (key, part) => {
  const one = CATALOGUE.options.find((known) => known.key === key)
  expect(one && optionExample(one, 'en')).toContain(part)
})
