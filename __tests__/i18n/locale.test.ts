import { DEFAULT_LOCALE, LOCALES, otherLocale } from '@/i18n/locale'

test('the languages are Spanish and English, Spanish by default', () => {
  expect(LOCALES).toEqual(['es', 'en'])
  expect(DEFAULT_LOCALE).toBe('es')
})

test('the toggle leads from each language to the other', () => {
  expect(LOCALES.map(otherLocale)).toEqual(['en', 'es'])
})
