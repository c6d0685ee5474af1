import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/i18n/locale'

/** The language that the document says it is in: one file serves the page for what does not exist in both. */
export const documentLocale = (): Locale =>
  LOCALES.find((locale) => locale === document.documentElement.lang) ?? DEFAULT_LOCALE
