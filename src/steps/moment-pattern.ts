import type { Locale } from '@/i18n/locale'
import { ISO_FORMATS, MOMENT_FORMATS } from './moment-formats'
import { PLACEHOLDER_PATTERN } from './number-pattern'
import type { MomentType } from './type-names'

const WORD = '[^\\s]+'

/** What the tool accepts for each letter of a format: it looks at the shape, not at names or calendars. */
const LETTERS: Record<string, string> = {
  yyyy: '[0-9]{4}',
  yy: '[0-9]{2}',
  y: '[0-9]{2,4}',
  MMMM: WORD,
  MMM: WORD,
  MM: '[0-9]{2}',
  M: '[0-9]{1,2}',
  EEEE: WORD,
  dd: '[0-9]{2}',
  d: '[0-9]{1,2}',
  HH: '[0-9]{2}',
  H: '[0-9]{1,2}',
  h: '[0-9]{1,2}',
  mm: '[0-9]{2}',
  ss: '[0-9]{2}',
  SSS: '[0-9]{3}',
  a: WORD,
  z: WORD,
  zzzz: '[^\\s]{4,}',
}

const FORMAT_TOKEN = /'([^']*)'|([A-Za-z])\2*|./g

/**
 * The texts that have the shape of a date format.
 * @example formatPattern('H:mm') // => '[0-9]{1,2}\\:[0-9]{2}'
 */
const formatPattern = (format: string): string =>
  format.replace(FORMAT_TOKEN, (token, quoted?: string) => {
    if (quoted !== undefined) return quoted
    return LETTERS[token] ?? (token === ' ' ? token : `\\${token}`)
  })

/**
 * The dates, times or both of a language. Like the tool's, the pattern is a list of alternatives with nothing around
 * it: inside a comparison only the first one is tied to the comparison's words (a defect of the tool, kept).
 * @param locale undefined for a language with no styles known here: the ISO forms remain
 * @example momentPattern('date', undefined) // => '(\\$\\{.+\\})|([0-9]{4}\\-[0-9]{2}\\-[0-9]{2}|\\$\\{.+\\})'
 */
export const momentPattern = (type: MomentType, locale: Locale | undefined): string =>
  (locale ? MOMENT_FORMATS[locale] : ISO_FORMATS)[type]
    .map((format) => (format ? `(${formatPattern(format)}|${PLACEHOLDER_PATTERN})` : `(${PLACEHOLDER_PATTERN})`))
    .join('|')
