import { askedOptions, optionCatalogue, readAsked } from '@/content/catalogues'
import { readReferences } from '@/content/references'
import { type Locale, localize } from '@/i18n/locale'
import { filterOptions } from '@/tools/options-explorer/explorer-filter'
import { optionFinder } from '@/tools/options-explorer/find-options'

const catalogue = optionCatalogue(readReferences())
const { options } = catalogue
const finderOf = (locale: Locale) =>
  optionFinder(catalogue, locale, askedOptions(readAsked(), readReferences(), locale))
const FIND = localize(finderOf)

const found = (q: string, plugin = '', locale: Locale = 'es'): string[] =>
  filterOptions(options, { q, plugin }, FIND[locale]).map(({ key }) => key)

test('without a filter, all options are listed in their order', () => {
  expect(found('')).toEqual(options.map(({ key }) => key))
  expect(found('   ')).toHaveLength(options.length)
})

test.each([
  ['a part of the key', 'baseurl', 'es', 'rest.baseURL'],
  ['a part of a word of the key', 'egex', 'es', 'jmeter.resources.regex'],
  ['the whole key with its root', 'wakamiti.rest.baseURL', 'es', 'rest.baseURL'],
  ['the type', 'locale', 'es', 'wakamiti.language'],
  ['the plugin by its name', 'base de datos timeout', 'es', 'database.similarSearch.timeout'],
  ['words of the description', 'conectar respuesta milisegundos', 'es', 'rest.timeout'],
  ['two letters swapped', 'tiemout', 'es', 'rest.timeout'],
  ['a word of the other language', 'milliseconds', 'es', 'rest.timeout'],
  ['a synonym', 'directorios', 'es', 'wakamiti.resourcePath'],
] as const)('an option is found by %s: %s', (_, q, locale, key) => {
  expect(found(q, '', locale)).toContain(key)
})

test('words that no option has find nothing, and are ignored beside others', () => {
  expect(found('nothinglikethis')).toEqual([])
  expect(found('timeout nothinglikethis')).toEqual(found('timeout'))
})

test.each([
  ['ocultar contraseñas', 'es', 'wakamiti.properties.hidden'],
  ['cuántas redirecciones seguidas se admiten', 'es', 'rest.config.redirect.max'],
] as const)('%s: the best option comes first', (q, locale, key) => {
  expect(found(q, '', locale)[0]).toBe(key)
})

test('keys are found without the full-text search, and with it even without phrases', () => {
  expect(filterOptions(options, { q: 'rest.base', plugin: '' }).map(({ key }) => key)).toEqual(['rest.baseURL'])
  const find = optionFinder(catalogue, 'es')
  expect(filterOptions(options, { q: 'rest base', plugin: '' }, find)[0]?.key).toBe('rest.baseURL')
})

test('a word that some option has does not match similar words', () => {
  const isSaid = (key: string) => /timeout/i.test(JSON.stringify(options.find((option) => option.key === key)))
  expect(found('timeout').filter((key) => !isSaid(key))).toEqual([])
})

test('a plugin narrows the list to its options', () => {
  const own = options.filter(({ plugin }) => plugin === 'rest').map(({ key }) => key)
  expect(found('', 'rest')).toEqual(own)
  expect(found('proxy', 'jmeter').sort()).toEqual([
    'jmeter.proxy.password',
    'jmeter.proxy.url',
    'jmeter.proxy.username',
  ])
})
