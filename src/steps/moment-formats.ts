import type { Locale } from '@/i18n/locale'
import type { MomentType } from './type-names'

/** Formats in the notation of Java's DateTimeFormatter; the empty one is the placeholder. */
export type MomentFormats = Readonly<Record<MomentType, readonly string[]>>

/** What every language accepts. */
export const ISO_FORMATS: MomentFormats = {
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
export const MOMENT_FORMATS: Record<Locale, MomentFormats> = {
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
