import { isLocale, LOCALES, type Locale } from '@/i18n/locale'

/**
 * The language in which a writer is told what is wrong.
 * @param named after `--lang`; without it, the language of the system, or English
 * @throws when it is none of ours
 * @example writerLocale(undefined, { LANG: 'es_ES.UTF-8' }) // => 'es'
 */
export function writerLocale(named?: string, { LC_ALL, LC_MESSAGES, LANG }: NodeJS.Dict<string> = process.env): Locale {
  if (isLocale(named)) return named
  if (named !== undefined) throw new Error(`--lang ${named} is no language of the site  (known: ${LOCALES.join(', ')})`)
  const language = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2)
  return isLocale(language) ? language : 'en'
}
