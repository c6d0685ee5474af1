import { isLocale, LOCALES, type Locale, systemLocale } from '@/i18n/locale'

/**
 * The language of the messages for a writer.
 * @param named after `--lang`; without it, the language of the system, or English
 * @throws when it is none of ours
 * @example writerLocale(undefined, { LANG: 'es_ES.UTF-8' }) // => 'es'
 */
export function writerLocale(named?: string, environment: NodeJS.Dict<string> = process.env): Locale {
  if (named === undefined) return systemLocale(environment)
  if (isLocale(named)) return named
  throw new Error(`--lang ${named} is no language of the site  (known: ${LOCALES.join(', ')})`)
}
