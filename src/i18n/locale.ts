/** The languages of the site. Spanish is the default and the fallback. */
export const LOCALES = ['es', 'en'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE = 'es' satisfies Locale

/** @example isLocale('fr') // => false */
export const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value)

/**
 * The language of messages: the one named after `--lang`, else that of the system, else English. @throws if the site has not the one named
 * @example writerLocale(undefined, { LANG: 'es_ES.UTF-8' }) // => 'es'
 */
export function writerLocale(named?: string, { LC_ALL, LC_MESSAGES, LANG }: NodeJS.Dict<string> = process.env): Locale {
  const language = named ?? (LC_ALL || LC_MESSAGES || LANG)?.slice(0, 2)
  if (isLocale(language)) return language
  if (named === undefined) return 'en'
  throw new Error(`--lang ${named} is no language of the site  (known: ${LOCALES.join(', ')})`)
}

/** The prefix of a language's paths; the default language has none. @example localePrefix('en') // => '/en' */
export const localePrefix = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`)

export type Localized<T = string> = Record<Locale, T>

/** Makes a value for each language. @example localize((locale) => `/${locale}`) // => { es: '/es', en: '/en' } */
export const localize = <T>(make: (locale: Locale) => T): Localized<T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Localized<T>

type Texts<T = unknown> = Record<'es' | 'en', T> & Partial<Record<Locale, T>>

type Words = { [name: string]: Texts | Words }

type OneLanguage<T> = T extends { es: infer Text } ? Text : { [Name in keyof T]: OneLanguage<T[Name]> }

const wordsIn = (words: Words, locale: Locale): unknown =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      'es' in word ? ((word as Texts)[locale] ?? word.es) : wordsIn(word, locale),
    ]),
  )

/**
 * Texts in Spanish and English; a further language of the site has the Spanish ones until they are translated.
 * @param words short texts to add, alone or in groups, each with its languages side by side
 * @example translated({ es: {}, en: {} }, { yes: { es: 'Sí', en: 'Yes' } }).en.yes // => 'Yes'
 */
export const translated = <T, W extends Words = Record<never, never>>(texts: Texts<T>, words?: W) =>
  localize((locale) => {
    const own = texts[locale] ?? texts[DEFAULT_LOCALE]
    return (words ? { ...own, ...(wordsIn(words, locale) as object) } : own) as T & OneLanguage<W>
  })

/** Texts whose languages all stand side by side, alone or in groups. @example sideBySide({ yes: { es: 'Sí', en: 'Yes' } }).en.yes // => 'Yes' */
export const sideBySide = <W extends Words>(words: W) => translated({ es: {}, en: {} }, words)

export const LOCALE_NAMES: Localized = { es: 'Español', en: 'English' }

/** Tags for formatting dates: 24 November 2026. */
export const LANGUAGE_TAGS: Localized = { es: 'es-ES', en: 'en-GB' }

/** The language of the document, which may be the not-found page, shared by all languages. */
export const documentLocale = ({ documentElement }: Document = document): Locale =>
  [documentElement.lang].find(isLocale) ?? DEFAULT_LOCALE

/** The languages of the tool: of sentences, keywords and values. The site may have more. */
export const STEP_LANGUAGES = ['es', 'en'] as const

export type StepLanguage = (typeof STEP_LANGUAGES)[number]

/** The language of the steps on a page: its own where the tool has it, else Spanish. @example stepLanguageOf('en') // => 'en' */
export const stepLanguageOf = (locale: Locale): StepLanguage =>
  STEP_LANGUAGES.find((language) => language === locale) ?? DEFAULT_LOCALE

/** The other language of every step. @example otherLanguage('es') // => 'en' */
export const otherLanguage = (language: StepLanguage): StepLanguage => (language === 'es' ? 'en' : 'es')
