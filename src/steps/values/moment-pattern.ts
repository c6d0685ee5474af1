import type { StepLanguage } from '@/i18n/locale'
import type { MomentType } from './data-types'

/** A property, resolved when the step runs, may be any value. */
export const PLACEHOLDER_PATTERN = '\\$\\{.+\\}'

/** What the tool accepts for the letters of a format: it checks the shape, not names or calendars. */
function letterPattern(letters: string): string {
  if (letters === 'zzzz') return '[^\\s]{4,}'
  if (/^(MMM|E|a|z)/.test(letters)) return '[^\\s]+'
  if (letters === 'y') return '[0-9]{2,4}'
  return letters.length === 1 ? '[0-9]{1,2}' : `[0-9]{${letters.length}}`
}

const FORMAT_TOKEN = /'([^']*)'|([A-Za-z])\2*|./g

/**
 * The texts that have the shape of a date format.
 * @param format in the notation of Java's DateTimeFormatter; the empty one is the placeholder
 * @example formatPattern('H:mm') // => '([0-9]{1,2}\\:[0-9]{2}|\\$\\{.+\\})'
 */
function formatPattern(format: string): string {
  const pattern = format.replace(FORMAT_TOKEN, (token, quoted?: string, letter?: string) => {
    if (letter) return letterPattern(token)
    return quoted ?? (token === ' ' ? token : `\\${token}`)
  })
  return `(${[pattern, PLACEHOLDER_PATTERN].filter(Boolean).join('|')})`
}

const ISO_TIMES = ['HH:mm', 'HH:mm:ss', 'HH:mm:ss.SSS']

/** What every language accepts. */
const ISO_FORMATS: Record<MomentType, string[]> = {
  date: ['', 'yyyy-MM-dd'],
  time: ['', ...ISO_TIMES],
  datetime: ['', ...ISO_TIMES.flatMap((time) => [`yyyy-MM-dd'T'${time}`, `yyyy-MM-dd ${time}`])],
}

/** How a language writes dates and times. */
interface MomentStyles {
  dates: readonly string[]
  times: readonly string[]
  /** What joins them, and a long date with a time that has a zone. */
  joined: readonly [usual: string, long: string]
  /** The formats that the tool tries first and last. */
  ends: Readonly<Record<MomentType, readonly [first: string, last: string]>>
}

/** The styles of Java 17. Another runtime has others. */
const STYLES: Record<StepLanguage, MomentStyles> = {
  es: {
    dates: ['d/M/yy', 'd MMM y', "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y"],
    times: ['H:mm', 'H:mm:ss', 'H:mm:ss z', 'H:mm:ss (zzzz)'],
    joined: [' ', ', '],
    ends: {
      date: ['d MMM y', "d 'de' MMMM 'de' y"],
      time: ['', 'HH:mm:ss.SSS'],
      datetime: ['d/M/yy H:mm', "d 'de' MMMM 'de' y, H:mm:ss (zzzz)"],
    },
  },
  en: {
    dates: ['M/d/yy', 'MMM d, y', 'MMMM d, y', 'EEEE, MMMM d, y'],
    times: ['h:mm a', 'h:mm:ss a', 'h:mm:ss a z', 'h:mm:ss a zzzz'],
    joined: [', ', " 'at' "],
    ends: {
      date: ['EEEE, MMMM d, y', 'MMMM d, y'],
      time: ['', 'HH:mm:ss.SSS'],
      datetime: ["yyyy-MM-dd'T'HH:mm:ss", "EEEE, MMMM d, y 'at' h:mm:ss a z"],
    },
  },
}

function formatsOf(type: MomentType, locale: StepLanguage): string[] {
  const { dates, times, joined, ends } = STYLES[locale]
  const moments = dates.flatMap((date) =>
    times.map((time) => date + joined[date.includes('MMMM') && time.includes('z') ? 1 : 0] + time),
  )
  const [first, last] = ends[type]
  const all = [...ISO_FORMATS[type], ...{ date: dates, time: times, datetime: moments }[type]]
  return [first, ...all.filter((format) => format !== first && format !== last), last]
}

/**
 * The dates, times or both of a language. Like the tool's, the pattern is a list of alternatives with nothing around
 * it: inside a comparison only the first one is tied to the comparison's words (a defect of the tool, kept).
 * @param locale undefined for a language with no styles known here: the ISO forms remain
 * @example momentPattern('date', undefined) // => '(\\$\\{.+\\})|([0-9]{4}\\-[0-9]{2}\\-[0-9]{2}|\\$\\{.+\\})'
 */
export const momentPattern = (type: MomentType, locale: StepLanguage | undefined): string =>
  (locale ? formatsOf(type, locale) : ISO_FORMATS[type]).map(formatPattern).join('|')
