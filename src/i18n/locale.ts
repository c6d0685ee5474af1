/** The languages of the site. Spanish is the default and the fallback. */
export const LOCALES = ['es', 'en'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'es'

/**
 * Whether a value is a language of the site.
 * @example isLocale('fr') // => false
 */
export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)

/**
 * The language of the system, if it is one of the site; else English.
 * @param environment the variables of the process
 * @example systemLocale({ LANG: 'es_ES.UTF-8' }) // => 'es'
 */
export function systemLocale({ LC_ALL, LC_MESSAGES, LANG }: Partial<Record<string, string>>): Locale {
  const language = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2)
  return isLocale(language) ? language : 'en'
}

/**
 * The prefix of a language's paths; the default language has none.
 * @example localePrefix('en') // => '/en'
 */
export const localePrefix = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`)

/** One value per language. */
export type Localized<T = string> = Record<Locale, T>

/** What is made for each language. */
export const localize = <T>(make: (locale: Locale) => T): Localized<T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Localized<T>

/** The name of each language in that language. */
export const LOCALE_NAMES: Localized = { es: 'Español', en: 'English' }

/** As numbers and dates are written: 24 November 2026. */
export const LANGUAGE_TAGS: Localized = { es: 'es-ES', en: 'en-GB' }

/**
 * The language that the toggle switches to.
 * @example otherLocale('es') // => 'en'
 */
export const otherLocale = (locale: Locale): Locale => (locale === 'es' ? 'en' : 'es')
