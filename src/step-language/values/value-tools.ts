import type { StepLanguage } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import type { StepCatalogue } from '@/steps/catalogue'
import { createStepExpression, isValueOf, matchExpression } from '@/steps/expression/step-expression'
import {
  isAssertionType,
  isDecimalType,
  isMomentType,
  isQuotedType,
  isWholeType,
  OPERAND,
  type TypeSource,
} from '@/steps/values/data-types'
import { createTypePatterns, type TypePatterns } from '@/steps/values/type-patterns'
import { nearestPhrase, writePhrase } from '../write/write-sentence'

/** The data types of the catalogue, with the values that they accept. */
export type DataTypeSource = StepCatalogue['dataTypes']

/** Writes a value of one language in the other; undefined when it is no value of its type, or has no form there. */
export type ValueTranslator = (raw: string, type: string, from: StepLanguage, to: StepLanguage) => string | undefined

/** What a value is made of: its phrase, by its place among those of the type, and the operand in it. */
export interface ValueParts {
  phrase: number
  operand: string
}

export interface ValueTools {
  types: DataTypeSource
  /**
   * Numbers change their separators, durations their unit, comparisons and figures their words; texts, words, addresses and `${…}`
   * stay, and so do dates and times in their ISO form. In a style of their language these have no translation, because it depends on
   * the Java runtime; nor have comparisons of dates (a defect of the tool, see moment-pattern).
   * @example translate('es mayor que 1.400', 'integer-assertion', 'es', 'en') // => 'is greater than 1,400'
   * @example translate('3 seconds', 'duration', 'en', 'es') // => '3 segundos'
   */
  translate: ValueTranslator
  /** Undefined for what is made of no phrase of the type. */
  read: (raw: string, type: string, locale: StepLanguage) => ValueParts | undefined
  /** The value that {@link read} reads; of a type without phrases it is the operand. */
  write: (parts: ValueParts, type: string, locale: StepLanguage) => string
  /** The patterns of a data language, by its tag. */
  patternsOf: (dataLanguage: string) => TypePatterns
  isValue: (raw: string, type: string, locale: StepLanguage) => boolean
}

/** What every language reads as a moment, given that one does. */
const ISO_MOMENT = /^([\d:.T -]+|\$\{.+\})$/
const SWAPPED: Record<string, string> = { '.': ',', ',': '.' }

const swapSeparators = (raw: string): string => raw.replace(/[.,]/g, (sign) => SWAPPED[sign] ?? sign)

/** The phrases that the values of a type are made of, and the type of what they have for an operand. */
export function phrasesOf(type: string, { durationUnits, assertions, matchers, metrics }: TypeSource) {
  const assertion = assertions.find(({ name }) => name === type)
  const phrases: readonly Record<StepLanguage, string>[] = assertion
    ? matchers.filter(({ family }) => family.includes(assertion.family)).map(({ expression }) => expression)
    : type === 'duration'
      ? durationUnits.map(({ expression: { es, en } }) => ({ es: `${OPERAND} ${es}`, en: `${OPERAND} ${en}` }))
      : metrics.filter((metric) => metric.type === type).map(({ expression }) => expression)
  return { phrases, operand: assertion ? assertion.operand : type === 'duration' ? 'integer' : undefined }
}

/** Prepares the reading and the writing of values; what is compiled once is kept. */
export function createValueTools(types: DataTypeSource): ValueTools {
  const patternsOf = memoize((dataLanguage: string) => createTypePatterns(types, dataLanguage))
  const isValue = (raw: string, type: string, locale: StepLanguage) => isValueOf(type, raw, patternsOf(locale))
  const compiled = memoize((locale: StepLanguage) =>
    memoize((expression: string) => createStepExpression(expression, patternsOf(locale))),
  )
  /** The operand that a text has for a phrase; empty for a phrase without one. */
  const operandIn = (raw: string, phrase: string, type: string | undefined, locale: StepLanguage) => {
    const args = matchExpression(compiled(locale)(phrase.replace(OPERAND, `{x:${type}}`)), raw)
    return args && (args.x?.raw ?? '')
  }
  const read: ValueTools['read'] = (raw, type, locale) => {
    const { phrases, operand: operandType } = phrasesOf(type, types)
    for (const [phrase, expression] of phrases.entries()) {
      const operand = operandIn(raw, expression[locale], operandType, locale)
      if (operand !== undefined) return { phrase, operand }
    }
    return undefined
  }
  const write: ValueTools['write'] = ({ phrase, operand }, type, locale) => {
    const expression = phrasesOf(type, types).phrases[phrase]?.[locale] ?? OPERAND
    return writePhrase(expression, !/^-?1$/.test(operand)).replace(OPERAND, () => operand)
  }
  const translatePhrase: ValueTranslator = (raw, type, from, to) => {
    const { phrases, operand: operandType } = phrasesOf(type, types)
    const parts = read(raw, type, from)
    const phrase = phrases[parts?.phrase ?? -1]
    if (!parts || !phrase) return undefined
    const { operand } = parts
    const there = operand && operandType ? translate(operand, operandType, from, to) : operand
    if (there === undefined) return undefined
    // "is 200" has fewer words than "is equal to 200", and keeps that: so it comes back as it was.
    const isShort = isAssertionType(type) && raw === nearestPhrase(phrase[from], '').replace(OPERAND, () => operand)
    if (isShort) return nearestPhrase(phrase[to], '').replace(OPERAND, () => there)
    return write({ ...parts, operand: there }, type, to)
  }
  const translateWord: ValueTranslator = (raw, type, from, to) => {
    if (!isValue(raw, type, from)) return undefined
    if (from === to) return raw
    if ((isWholeType(type) || isDecimalType(type)) && !raw.includes('${')) return swapSeparators(raw)
    return isMomentType(type) && !ISO_MOMENT.test(raw) ? undefined : raw
  }
  const translate: ValueTranslator = (raw, type, from, to) => {
    const hasPhrases = phrasesOf(type, types).phrases.length > 0
    const written = (hasPhrases ? translatePhrase : translateWord)(raw, type, from, to)
    return written !== undefined && isValue(written, type, to) ? written : undefined
  }
  return { types, translate, read, write, patternsOf, isValue }
}

/**
 * The type that a name stands for inside a longer value: the number of a duration, what a comparison compares with.
 * @example innerType('duration', types) // => 'integer'
 */
export function innerType(type: string, types: TypeSource): string | undefined {
  const { operand } = phrasesOf(type, types)
  // What stands between quotes is a text only together with them.
  return operand && isQuotedType(operand) ? undefined : operand
}
