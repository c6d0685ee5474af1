import { writerLocale } from '@/i18n/locale'

test.each([
  ['es', {}, 'es'],
  ['en', { LANG: 'es_ES.UTF-8' }, 'en'],
  [undefined, { LANG: 'es_ES.UTF-8' }, 'es'],
  [undefined, { LANG: 'es_ES.UTF-8', LC_ALL: 'en_GB.UTF-8' }, 'en'],
  [undefined, { LANG: 'C' }, 'en'],
  [undefined, {}, 'en'],
] as const)('with --lang %s and %j a writer is told in %s', (named, environment, locale) => {
  expect(writerLocale(named, environment)).toBe(locale)
})

test('an unknown language is refused', () => {
  expect(() => writerLocale('fr', {})).toThrow('--lang fr is no language of the site  (known: es, en)')
})
