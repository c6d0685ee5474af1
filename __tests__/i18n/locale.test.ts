import { isLocale, LOCALES, localePrefix } from '@/i18n/locale'

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
