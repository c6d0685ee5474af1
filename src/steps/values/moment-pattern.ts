import type { StepLanguage } from '@/i18n/locale'
import type { MomentType } from './data-types'

/** A property, resolved when the step runs, may be any value. */
export const PLACEHOLDER_PATTERN = '\\$\\{.+\\}'

const WORD = '[^\\s]+'

/** What the tool accepts for each letter of a format: it checks the shape, not names or calendars. */
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
export const momentPattern = (type: MomentType, locale: StepLanguage | undefined): string =>
  (locale ? MOMENT_FORMATS[locale] : ISO_FORMATS)[type]
    .map((format) => (format ? `(${formatPattern(format)}|${PLACEHOLDER_PATTERN})` : `(${PLACEHOLDER_PATTERN})`))
    .join('|')

/** Formats in the notation of Java's DateTimeFormatter; the empty one is the placeholder. */
type MomentFormats = Readonly<Record<MomentType, readonly string[]>>

/** What every language accepts. */
const ISO_FORMATS: MomentFormats = {
  date: ['', 'yyyy-MM-dd'],
  time: ['', 'HH:mm', 'HH:mm:ss', 'HH:mm:ss.SSS'],
  datetime: [
    '',
    "yyyy-MM-dd'T'HH:mm",
    'yyyy-MM-dd HH:mm',
    "yyyy-MM-dd'T'HH:mm:ss",
    'yyyy-MM-dd HH:mm:ss',
    "yyyy-MM-dd'T'HH:mm:ss.SSS",
    'yyyy-MM-dd HH:mm:ss.SSS',
  ],
}

/** The styles of Java 17, with the ISO forms, in the order that the tool tries them. Another runtime has others. */
const MOMENT_FORMATS: Record<StepLanguage, MomentFormats> = {
  es: {
    date: ['d MMM y', "EEEE, d 'de' MMMM 'de' y", 'yyyy-MM-dd', '', 'd/M/yy', "d 'de' MMMM 'de' y"],
    time: ['', 'H:mm', 'H:mm:ss', 'HH:mm:ss', 'HH:mm', 'H:mm:ss z', 'H:mm:ss (zzzz)', 'HH:mm:ss.SSS'],
    datetime: [
      'd/M/yy H:mm',
      "yyyy-MM-dd'T'HH:mm:ss",
      "EEEE, d 'de' MMMM 'de' y H:mm:ss",
      "yyyy-MM-dd'T'HH:mm",
      "EEEE, d 'de' MMMM 'de' y, H:mm:ss z",
      "yyyy-MM-dd'T'HH:mm:ss.SSS",
      'd/M/yy H:mm:ss (zzzz)',
      'd/M/yy H:mm:ss z',
      "EEEE, d 'de' MMMM 'de' y, H:mm:ss (zzzz)",
      'd MMM y H:mm:ss z',
      "d 'de' MMMM 'de' y, H:mm:ss z",
      'd MMM y H:mm:ss',
      'yyyy-MM-dd HH:mm:ss.SSS',
      'd/M/yy H:mm:ss',
      'd MMM y H:mm:ss (zzzz)',
      'yyyy-MM-dd HH:mm:ss',
      '',
      'd MMM y H:mm',
      'yyyy-MM-dd HH:mm',
      "d 'de' MMMM 'de' y H:mm",
      "d 'de' MMMM 'de' y H:mm:ss",
      "EEEE, d 'de' MMMM 'de' y H:mm",
      "d 'de' MMMM 'de' y, H:mm:ss (zzzz)",
    ],
  },
  en: {
    date: ['EEEE, MMMM d, y', 'yyyy-MM-dd', '', 'M/d/yy', 'MMMM d, y'],
    time: ['', 'h:mm:ss a zzzz', 'h:mm:ss a z', 'HH:mm:ss', 'h:mm a', 'HH:mm', 'h:mm:ss a', 'HH:mm:ss.SSS'],
    datetime: [
      "yyyy-MM-dd'T'HH:mm:ss",
      "MMMM d, y 'at' h:mm:ss a zzzz",
      "yyyy-MM-dd'T'HH:mm",
      "MMMM d, y 'at' h:mm:ss a z",
      'M/d/yy, h:mm:ss a',
      'MMMM d, y, h:mm a',
      "yyyy-MM-dd'T'HH:mm:ss.SSS",
      'MMM d, y, h:mm:ss a zzzz',
      'M/d/yy, h:mm:ss a zzzz',
      'yyyy-MM-dd HH:mm:ss.SSS',
      'M/d/yy, h:mm:ss a z',
      'MMMM d, y, h:mm:ss a',
      'yyyy-MM-dd HH:mm:ss',
      '',
      'M/d/yy, h:mm a',
      'yyyy-MM-dd HH:mm',
      'EEEE, MMMM d, y, h:mm:ss a',
      'MMM d, y, h:mm:ss a z',
      'EEEE, MMMM d, y, h:mm a',
      "EEEE, MMMM d, y 'at' h:mm:ss a zzzz",
      "EEEE, MMMM d, y 'at' h:mm:ss a z",
    ],
  },
}
