import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { compileExpression } from '../expression/expression-parts'
import type { DataTypes, MomentType } from '../step'
import { DECIMAL_TYPES, MOMENT_TYPES, OPERAND, QUOTED_TYPES, WHOLE_TYPES } from '../step'

/** A property, which is resolved when the step runs, stands for any value. */
const PLACEHOLDER_PATTERN = '\\$\\{.+\\}'

/** The pattern for the letters of a format: the tool checks their number, not names or calendars. */
function letterPattern(letters: string): string {
  if (letters === 'zzzz') return '[^\\s]{4,}'
  if (/^(MMM|E|a|z)/.test(letters)) return '[^\\s]+'
  if (letters === 'y') return '[0-9]{2,4}'
  return letters.length === 1 ? '[0-9]{1,2}' : `[0-9]{${letters.length}}`
}

const FORMAT_TOKEN = /'([^']*)'|([A-Za-z])\2*|./g

/**
 * The pattern of a format for Java's DateTimeFormatter; an empty format only matches the placeholder.
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

/** Formats of every language. */
const ISO_FORMATS: Record<MomentType, string[]> = {
  date: ['', 'yyyy-MM-dd'],
  time: ['', ...ISO_TIMES],
  datetime: ['', ...ISO_TIMES.flatMap((time) => [`yyyy-MM-dd'T'${time}`, `yyyy-MM-dd ${time}`])],
}

/**
 * The date and time styles of Java 17 (another runtime has others); what joins a date with a time, and a long date with a time that
 * has a zone; and the formats that the tool tries first and last.
 */
const STYLES = {
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
} as const

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
 * The pattern of a moment in a language, else of its ISO forms. Like the tool's, it has no group around its alternatives: in a
 * comparison, only the first one belongs to the words before it (a defect of the tool, kept).
 * @example momentPattern('date', undefined) // => '(\\$\\{.+\\})|([0-9]{4}\\-[0-9]{2}\\-[0-9]{2}|\\$\\{.+\\})'
 */
const momentPattern = (type: MomentType, locale: StepLanguage | undefined): string =>
  (locale ? formatsOf(type, locale) : ISO_FORMATS[type]).map(formatPattern).join('|')

export type TypePatterns = ReadonlyMap<string, string>

export type LocalPatterns = Record<StepLanguage, TypePatterns>

const TEXT = '(?:"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\')'
const WORD = `[\\w-]+|[\\w-]*${PLACEHOLDER_PATTERN}[\\w-]*`
const ID = `[\\w|]+|[\\w|]*${PLACEHOLDER_PATTERN}[\\w|]*`
const URL_HOST = `(?:[\\w+?.]+|${PLACEHOLDER_PATTERN})`
const URL_REST = `(?:[\\w~!@#$%^&*()=+\\\\/?.:;',-]|${PLACEHOLDER_PATTERN})*`
const URL = `(?:http|ftp|https)://${URL_HOST}${URL_REST}|${PLACEHOLDER_PATTERN}`

const withOperand = (expression: string, operand: string): string =>
  compileExpression(expression).replaceAll(OPERAND, () => operand)

const oneOf = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`

/** The comparisons of each type, those with an operand first. */
function assertionPatterns({ assertions, matchers }: DataTypes, locale: StepLanguage, values: TypePatterns) {
  return assertions.map(({ name, operand, family, unary }): [string, string] => {
    const binary = matchers
      .filter((matcher) => matcher.family.includes(family) && matcher.expression[locale].includes(OPERAND))
      .map(({ expression }) => withOperand(expression[locale], values.get(operand) ?? ''))
    const keys = unary.map((end) => `matcher.generic.${end}`)
    const alone = matchers
      .filter(({ key }) => keys.includes(key))
      .map(({ expression }) => compileExpression(expression[locale]))
    return [name, oneOf([...binary, ...alone])]
  })
}

function metricPatterns({ metrics }: DataTypes, locale: StepLanguage): [string, string][] {
  return [...new Set(metrics.map(({ type }) => type))].map((name) => {
    const same = metrics.filter(({ type }) => type === name)
    return [name, oneOf(same.map(({ expression }) => compileExpression(expression[locale])))]
  })
}

/**
 * The patterns of all data types for a language: they match the same values as the tool's, but are cheap to try.
 * @param dataLanguage language tag: `es`, `en-US`; as in the tool, another language has its own number separators, ISO dates and
 *   English words
 * @example createTypePatterns(dataTypes, 'es').get('integer') // => '(?:-?\\d(?:\\.?\\d)*|\\$\\{.+\\})'
 */
export function createTypePatterns(source: DataTypes, dataLanguage: string): TypePatterns {
  const locale = STEP_LANGUAGES.find((known) => known === dataLanguage.split(/[-_]/)[0]?.toLowerCase())
  // Like the tool, fall back to English.
  const textLocale = locale ?? 'en'
  const { integer, decimal } = numberPatterns(dataLanguage)
  const units = source.durationUnits.map(({ expression }) => `${OPERAND} ${expression[textLocale]}`)
  const values = new Map<string, string>([
    ...QUOTED_TYPES.map((type) => [type, TEXT] as const),
    ...WHOLE_TYPES.map((type) => [type, integer] as const),
    ...DECIMAL_TYPES.map((type) => [type, decimal] as const),
    ...MOMENT_TYPES.map((type) => [type, momentPattern(type, locale)] as const),
    ['word', WORD],
    ['id', ID],
    ['url', URL],
    ['duration', oneOf(units.map((unit) => withOperand(unit, integer)))],
  ])
  const compared = assertionPatterns(source, textLocale, values)
  return new Map([...values, ...compared, ...metricPatterns(source, textLocale)])
}

function formatOf(language: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language, { numberingSystem: 'latn' })
  } catch {
    // Like the tool, fall back to English for an invalid tag.
    return new Intl.NumberFormat('en')
  }
}

/**
 * The numbers of a language: a separator may precede any digit but the first; the decimal digits match lazily.
 * @example numberPatterns('es').integer // => '(?:-?\\d(?:\\.?\\d)*|\\$\\{.+\\})'
 */
function numberPatterns(language: string): { integer: string; decimal: string } {
  const parts = formatOf(language).formatToParts(1234567.5)
  const separator = (type: 'group' | 'decimal', fallback: string) =>
    `\\${parts.find((part) => part.type === type)?.value ?? fallback}`
  const whole = `-?\\d(?:${separator('group', ',')}?\\d)*`
  return {
    integer: `(?:${whole}|${PLACEHOLDER_PATTERN})`,
    decimal: `(?:${whole}${separator('decimal', '.')}\\d+?|${PLACEHOLDER_PATTERN})`,
  }
}
