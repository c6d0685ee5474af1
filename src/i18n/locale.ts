/** The languages of the site (spec section 9). Spanish is the default and the fallback. */
export const LOCALES = ['es', 'en'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'es'

/**
 * Whether a value is a language of the site.
 * @example isLocale('fr') // => false
 */
export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)

/**
 * What the paths of a language begin with: those of the default one begin with nothing.
 * @example localePrefix('en') // => '/en'
 */
export const localePrefix = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`)

/** One value a language: what the reference files hold for every text that is not a literal of the tool. */
export type Localized<T = string> = Record<Locale, T>

/** What each language calls itself. */
export const LOCALE_NAMES: Localized = { es: 'Español', en: 'English' }

/**
 * The language that the toggle leads to.
 * @example otherLocale('es') // => 'en'
 */
export const otherLocale = (locale: Locale): Locale => (locale === 'es' ? 'en' : 'es')
