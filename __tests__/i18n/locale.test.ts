import { DEFAULT_LOCALE, isLocale, LOCALES, localePrefix, otherLocale } from '@/i18n/locale'

test('the languages are Spanish and English, Spanish by default', () => {
  expect(LOCALES).toEqual(['es', 'en'])
  expect(DEFAULT_LOCALE).toBe('es')
})

test('the toggle switches from each language to the other', () => {
  expect(LOCALES.map(otherLocale)).toEqual(['en', 'es'])
})

test.each([
  ['es', true],
  ['en', true],
  ['fr', false],
  ['ES', false],
  [undefined, false],
])('%j is a language of the site: %s', (value, isOne) => {
  expect(isLocale(value)).toBe(isOne)
})

test('only paths of the other language have a prefix', () => {
  expect(LOCALES.map(localePrefix)).toEqual(['', '/en'])
})
