import { DEFAULT_LOCALE, STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { compileExpression } from '../expression/expression-parts'
import { type DataTypes, DECIMAL_TYPES, MOMENT_TYPES, OPERAND, QUOTED_TYPES, WHOLE_TYPES } from './data-types'
import { momentPattern, PLACEHOLDER_PATTERN } from './moment-pattern'

/** Data types and the patterns of their values. */
export type TypePatterns = ReadonlyMap<string, string>

const TEXT = '(?:"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\')'
const WORD = `[\\w-]+|[\\w-]*${PLACEHOLDER_PATTERN}[\\w-]*`
const ID = `[\\w|]+|[\\w|]*${PLACEHOLDER_PATTERN}[\\w|]*`
const URL_HOST = `(?:[\\w+?.]+|${PLACEHOLDER_PATTERN})`
const URL_REST = `(?:[\\w~!@#$%^&*()=+\\\\/?.:;',-]|${PLACEHOLDER_PATTERN})*`
const URL = `(?:http|ftp|https)://${URL_HOST}${URL_REST}|${PLACEHOLDER_PATTERN}`

const entriesOf = (names: readonly string[], pattern: string): [string, string][] =>
  names.map((name) => [name, pattern])

const withOperand = (expression: string, operand: string): string =>
  compileExpression(expression).replaceAll(OPERAND, () => operand)

function durationPattern({ durationUnits }: DataTypes, locale: StepLanguage, integer: string): string {
  const units = durationUnits.map(({ expression }) => withOperand(`${OPERAND} ${expression[locale]}`, integer))
  return `(?:${units.join('|')})`
}

/** The comparisons of each type: those with an operand come before those without. */
function assertionPatterns({ assertions, matchers }: DataTypes, locale: StepLanguage, values: TypePatterns) {
  return assertions.map(({ name, operand, family, unary }): [string, string] => {
    const binary = matchers
      .filter((matcher) => matcher.family.includes(family) && matcher.expression[locale].includes(OPERAND))
      .map(({ expression }) => withOperand(expression[locale], values.get(operand) ?? ''))
    const keys = unary.map((end) => `matcher.generic.${end}`)
    const alone = matchers
      .filter(({ key }) => keys.includes(key))
      .map(({ expression }) => compileExpression(expression[locale]))
    return [name, `(?:${[...binary, ...alone].join('|')})`]
  })
}

function metricPatterns({ metrics }: DataTypes, locale: StepLanguage): [string, string][] {
  const types = [...new Set(metrics.map(({ type }) => type))]
  return types.map((name) => {
    const texts = metrics.filter(({ type }) => type === name).map(({ expression }) => expression[locale])
    return [name, `(?:${texts.map(compileExpression).join('|')})`]
  })
}

/**
 * The patterns of all data types for a language: the same values as the tool's, in forms that are cheap to try.
 * @param source comparisons, units and metrics, from the reference of the data types
 * @param dataLanguage language tag of the data: `es`, `en-US`; one that is neither Spanish nor English has its own
 *   number separators, ISO dates and English words, as in the tool
 * @example createTypePatterns(dataTypes, 'es').get('integer') // => '(?:-?\\d(?:\\.?\\d)*|\\$\\{.+\\})'
 */
export function createTypePatterns(source: DataTypes, dataLanguage: string = DEFAULT_LOCALE): TypePatterns {
  const locale = STEP_LANGUAGES.find((known) => known === dataLanguage.split(/[-_]/)[0]?.toLowerCase())
  // The tool's own default is English.
  const textLocale = locale ?? 'en'
  const { integer, decimal } = numberPatterns(dataLanguage)
  const values = new Map<string, string>([
    ...entriesOf(QUOTED_TYPES, TEXT),
    ...entriesOf(WHOLE_TYPES, integer),
    ...entriesOf(DECIMAL_TYPES, decimal),
    ...MOMENT_TYPES.map((type): [string, string] => [type, momentPattern(type, locale)]),
    ['word', WORD],
    ['id', ID],
    ['url', URL],
    ['duration', durationPattern(source, textLocale, integer)],
  ])
  const compared = assertionPatterns(source, textLocale, values)
  return new Map([...values, ...compared, ...metricPatterns(source, textLocale)])
}

/** The fallback of the tool for an invalid language tag. */
const UNKNOWN_LANGUAGE = 'en'

function formatOf(language: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language, { numberingSystem: 'latn' })
  } catch {
    return new Intl.NumberFormat(UNKNOWN_LANGUAGE)
  }
}

/**
 * The numbers of a language: a separator is allowed before any digit but the first. Those with decimals have at least one,
 * and as few as possible are matched.
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
