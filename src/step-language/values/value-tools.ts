import type { Locale } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import type { StepCatalogue } from '@/steps/catalogue'
import {
  createStepExpression,
  isValueOf,
  matchExpression,
  type StepExpression,
} from '@/steps/expression/step-expression'
import { OPERAND, type TypeSource } from '@/steps/values/data-types'
import {
  isAssertionType,
  isDecimalType,
  isMetricType,
  isMomentType,
  isQuotedType,
  isWholeType,
} from '@/steps/values/type-names'
import { createTypePatterns, type TypePatterns } from '@/steps/values/type-patterns'
import { nearestPhrase, writePhrase } from '../write/write-sentence'

/** Writes a value of one language in the other; undefined when it is no value of its type, or has no form there. */
export type ValueTranslator = (raw: string, type: string, from: Locale, to: Locale) => string | undefined

/** What every language reads as a moment. */
const ISO_MOMENT = /^(\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{3})?)?)?|\d{2}:\d{2}(:\d{2}(\.\d{3})?)?)$/
const DURATION = /^(\S+) (.+)$/
const SWAPPED: Record<string, string> = { '.': ',', ',': '.' }

interface Source {
  types: TypeSource
  patterns: TypePatterns
  compile: (expression: string) => StepExpression
}

/** The text of the argument `x` of an expression; null for an expression without one, undefined without a match. */
function operandIn(text: string, expression: string, { compile }: Source): string | null | undefined {
  const args = matchExpression(compile(expression), text)
  return args && (args.x?.raw ?? null)
}

const isOf = (raw: string, type: string, source: Source): boolean =>
  source.patterns.has(type) && operandIn(raw, `{x:${type}}`, source) !== undefined

const swapSeparators = (raw: string): string => raw.replace(/[.,]/g, (sign) => SWAPPED[sign] ?? sign)

const isPlaceholder = (raw: string): boolean => /^\$\{.+\}$/.test(raw)

function translateNumber(raw: string, from: Locale, to: Locale): string {
  return from === to || raw.includes('${') ? raw : swapSeparators(raw)
}

function translateDuration(raw: string, { types }: Source, from: Locale, to: Locale): string | undefined {
  const [, amount = '', unit = ''] = DURATION.exec(raw) ?? []
  const known = types.durationUnits.find(({ expression }) =>
    [false, true].some((isPlural) => writePhrase(expression[from], isPlural) === unit),
  )
  if (!known) return undefined
  return `${translateNumber(amount, from, to)} ${writePhrase(known.expression[to], !/^-?1$/.test(amount))}`
}

function translateMetric(raw: string, type: string, source: Source, from: Locale, to: Locale) {
  const known = source.types.metrics.find(
    (metric) => metric.type === type && operandIn(raw, metric.expression[from], source) !== undefined,
  )
  return known && writePhrase(known.expression[to])
}

function translateAssertion(raw: string, type: string, source: Source, from: Locale, to: Locale) {
  const assertion = source.types.assertions.find(({ name }) => name === type)
  if (!assertion) return undefined
  for (const { key, family, expression } of source.types.matchers) {
    const isUnary = assertion.unary.some((end) => key === `matcher.generic.${end}`)
    if (!family.includes(assertion.family) || (!expression[from].includes(OPERAND) && !isUnary)) continue
    const pattern = expression[from].replace(OPERAND, `{x:${assertion.operand}}`)
    const operand = operandIn(raw, pattern, source)
    if (operand === undefined) continue
    // "is 200" has fewer words than "is equal to 200", and keeps that: so it comes back as it was.
    const isShort = raw === nearestPhrase(expression[from], '').replace(OPERAND, () => operand ?? '')
    const phrase = isShort ? nearestPhrase(expression[to], '') : writePhrase(expression[to])
    const value = operand === null ? '' : translateWith(source, operand, assertion.operand, from, to)
    return value === undefined ? undefined : phrase.replace(OPERAND, () => value)
  }
  return undefined
}

function translateWith(source: Source, raw: string, type: string, from: Locale, to: Locale): string | undefined {
  if (isAssertionType(type)) return translateAssertion(raw, type, source, from, to)
  if (isMetricType(type)) return translateMetric(raw, type, source, from, to)
  if (!isOf(raw, type, source)) return undefined
  if (isPlaceholder(raw)) return raw
  if (isWholeType(type) || isDecimalType(type)) return translateNumber(raw, from, to)
  if (type === 'duration') return translateDuration(raw, source, from, to)
  return from !== to && isMomentType(type) && !ISO_MOMENT.test(raw) ? undefined : raw
}

/**
 * Prepares the translation of values between the two languages: numbers change their separators, durations their unit,
 * comparisons and figures their words; texts, words, addresses and `${…}` stay. Dates and times stay in their ISO form
 * and have no translation in a style of their language, because those depend on the Java runtime. What comes out is
 * always accepted in the other language; comparisons of dates are not (a defect of the tool, see moment-pattern).
 * @param types comparisons, units and figures, from the reference of the data types
 * @example createValueTranslator(dataTypes)('es mayor que 1.400', 'integer-assertion', 'es', 'en')
 *   // => 'is greater than 1,400'
 * @example createValueTranslator(dataTypes)('3 seconds', 'duration', 'en', 'es') // => '3 segundos'
 */
export function createValueTranslator(types: TypeSource): ValueTranslator {
  const sourceOf = memoize((locale: Locale): Source => {
    const patterns = createTypePatterns(types, locale)
    return { types, patterns, compile: memoize((expression) => createStepExpression(expression, patterns)) }
  })
  return (raw, type, from, to) => {
    const written = translateWith(sourceOf(from), raw, type, from, to)
    return written !== undefined && isOf(written, type, sourceOf(to)) ? written : undefined
  }
}

/** The data types of the catalogue, with the values that they accept. */
export type DataTypeSource = StepCatalogue['dataTypes']

export interface ValueTools {
  types: DataTypeSource
  translate: ValueTranslator
  /** The patterns of a data language, by its tag. */
  patternsOf: (dataLanguage: string) => TypePatterns
  isValue: (raw: string, type: string, locale: Locale) => boolean
}

/** Prepares the reading and the writing of values; what is compiled once is kept. */
export function createValueTools(types: DataTypeSource): ValueTools {
  const patternsOf = memoize((dataLanguage: string) => createTypePatterns(types, dataLanguage))
  const isValue = (raw: string, type: string, locale: Locale) => isValueOf(type, raw, patternsOf(locale))
  return { types, translate: createValueTranslator(types), patternsOf, isValue }
}

/**
 * The type that a name stands for inside a longer value: the number of a duration, what a comparison compares with.
 * @example innerType('duration', types) // => 'integer'
 */
export function innerType(type: string, { assertions }: TypeSource): string | undefined {
  if (type === 'duration') return 'integer'
  const operand = assertions.find(({ name }) => name === type)?.operand
  // What stands between quotes is a text only together with them.
  return operand && isQuotedType(operand) ? undefined : operand
}
