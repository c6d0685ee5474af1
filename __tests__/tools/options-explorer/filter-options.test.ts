/** @jest-environment node */
import { optionCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'
import type { Locale } from '@/i18n/locale'
import { filterable, filterOptions } from '@/tools/options-explorer/filter-options'
import { forgivingMatch } from '@/tools/options-explorer/forgiving-words'

const { options, plugins } = optionCatalogue(readReferences())

const found = (q: string, plugin = '', locale: Locale = 'es'): string[] => {
  const nameOf = (name: string) => plugins.find((one) => one.plugin === name)?.name[locale] ?? name
  return filterOptions(filterable(options, locale, nameOf), { q, plugin }, forgivingMatch()).map(({ key }) => key)
}

test('without words and plugin, all options are left in their order', () => {
  expect(found('')).toEqual(options.map(({ key }) => key))
  expect(found('   ')).toHaveLength(options.length)
})

test.each([
  ['a part of the key', 'baseurl', 'rest.baseURL'],
  ['the whole key with its root', 'wakamiti.rest.baseURL', 'rest.baseURL'],
  ['the type', 'locale', 'wakamiti.language'],
  ['the plugin by its name', 'base de datos timeout', 'database.similarSearch.timeout'],
  ['words of the description', 'conectar respuesta milisegundos', 'rest.timeout'],
  ['words without their accents', 'limite en milisegundos conectar', 'rest.timeout'],
  ['words in another case', 'LÍMITE REST', 'rest.timeout'],
])('%s finds an option', (_, q, key) => {
  expect(found(q)).toContain(key)
})

test('all words must be there', () => {
  expect(found('timeout').length).toBeGreaterThan(found('timeout rest').length)
  expect(found('timeout nothinglikethis')).toEqual([])
})

test.each([
  ['two letters swapped', 'tiemout', 'es', 'rest.timeout'],
  ['a letter missing', 'redireciones', 'es', 'rest.config.redirect.follow'],
  ['a letter wrong', 'milisecunds', 'en', 'rest.timeout'],
  ['a word of the other language', 'milliseconds', 'es', 'rest.timeout'],
  ['a word of the other language', 'carpeta', 'en', 'wakamiti.resourcePath'],
  ['a synonym', 'directorios', 'es', 'wakamiti.resourcePath'],
] as const)('%s is forgiven: %s finds an option', (_, q, locale, key) => {
  expect(found(q, '', locale)).toContain(key)
})

test('a word that some option has does not stand for those like it', () => {
  const isSaid = (key: string) => /timeout/i.test(JSON.stringify(options.find((option) => option.key === key)))
  expect(found('timeout').filter((key) => !isSaid(key))).toEqual([])
})

test('a plugin narrows the list to its own', () => {
  const own = options.filter(({ plugin }) => plugin === 'rest').map(({ key }) => key)
  expect(found('', 'rest')).toEqual(own)
  expect(found('proxy', 'jmeter')).toEqual(['jmeter.proxy.url', 'jmeter.proxy.username', 'jmeter.proxy.password'])
})
