import { type Locale, otherLocale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import {
  isAssertionType,
  isDecimalType,
  isMetricType,
  isQuotedType,
  isWholeType,
  isWordType,
} from '@/steps/values/type-names'
import type { ValueTools } from '../values/value-tools'
import { inDigits } from '../words/value-words'
import { wordSimilarity } from '../words/word-similarity'
import { writePhrase } from '../write/write-sentence'
import { correctAddress } from './correct-address'
import { correctComparison } from './correct-comparison'
import { correctDuration, IN_THOUSANDS } from './correct-duration'

/** Writes what was meant in the form of a type, right or not; undefined when it cannot be guessed. */
type Correct = (raw: string, locale: Locale, tools: ValueTools) => string | undefined

const QUOTED = /^(["'])([\s\S]*)\1$/
/**
 * A text without the quotes around it.
 * @example unquote("'blue box'") // => 'blue box'
 */
export const unquote = (raw: string): string => raw.replace(QUOTED, '$2')

/** Quotes of every kind, however many. */
const QUOTES_AROUND = /^["'“”„‘’«»]+|["'“”„‘’«»]+$/g

const correctText: Correct = (raw) => `'${raw.replace(QUOTES_AROUND, '').replace(/'/g, "\\'")}'`

/** Without their blanks words are one; with other signs they are the name of something else. */
const correctWord: Correct = (raw) => unquote(raw).trim().replace(/\s+/g, '_')

const correctUrl: Correct = (raw) => correctAddress(unquote(raw).trim())

/** Decimals that are none: a whole number has no other ones. */
const NO_DECIMALS = /[.,]0+$/

const correctWhole: Correct = (raw, locale, { isValue, translate }) => {
  const number = unquote(raw).trim()
  if (IN_THOUSANDS.test(number)) return translate(number, 'integer', otherLocale(locale), locale) ?? number
  return isValue(number, 'decimal', locale) ? number.replace(NO_DECIMALS, '') : number
}

const correctDecimal: Correct = (raw, locale, { isValue, translate }) => {
  const number = unquote(raw).trim()
  if (isValue(number, 'integer', locale) && (/^-?\d+$/.test(number) || IN_THOUSANDS.test(number)))
    return `${number}${locale === 'es' ? ',' : '.'}0`
  return translate(number, 'decimal', otherLocale(locale), locale) ?? number
}

const figuresIn = (text: string): string => (text.match(/\d+/g) ?? []).join(' ')

function correctMetric(type: string): Correct {
  return (raw, locale, { types }) => {
    const wordsOf = (text: string) => foldText(text).split(/\s+/)
    const written = wordsOf(raw)
    const similarityTo = (phrase: string) =>
      wordsOf(phrase).reduce(
        (sum, known) => sum + Math.max(...written.map((word) => wordSimilarity(word, known, locale))),
        0,
      )
    const figures = figuresIn(raw)
    const rated = types.metrics
      .filter((metric) => metric.type === type)
      .map(({ expression }) => writePhrase(expression[locale]))
      // Another percentile would be another metric.
      .filter((phrase) => !figures || figuresIn(phrase) === figures)
      .map((phrase) => ({ phrase, similarity: similarityTo(phrase) / phrase.split(' ').length }))
      .sort((one, other) => other.similarity - one.similarity)
    const [best, next] = rated
    // What is as near to two of them may be either.
    return best && best.similarity > (next?.similarity ?? 0) ? best.phrase : undefined
  }
}

function correctAssertion(type: string): Correct {
  return (raw, locale, tools) => {
    const operand = tools.types.assertions.find(({ name }) => name === type)?.operand
    return (
      operand &&
      correctComparison(raw, type, locale, tools.types, (value) => correctValue(value, operand, locale, tools))
    )
  }
}

const isNumeric = (type: string, { types }: ValueTools): boolean =>
  isWholeType(type) ||
  isDecimalType(type) ||
  type === 'duration' ||
  types.assertions.some(({ name, family }) => name === type && family === 'number')

const CORRECTIONS: [(type: string) => boolean, Correct][] = [
  [isQuotedType, correctText],
  [isWordType, correctWord],
  [(type) => type === 'url', correctUrl],
  [isWholeType, correctWhole],
  [isDecimalType, correctDecimal],
  [(type) => type === 'duration', (raw, locale, { types }) => correctDuration(unquote(raw), locale, types)],
]

const correctionOf = (type: string): Correct | undefined => {
  if (isAssertionType(type)) return correctAssertion(type)
  if (isMetricType(type)) return correctMetric(type)
  return CORRECTIONS.find(([isOf]) => isOf(type))?.[1]
}

/**
 * Puts what was meant as a value into the form of its type.
 * @param raw what was written
 * @returns the value as it is when it is right; undefined when nothing right can be made of it
 * @example correctValue('/users', 'text', 'es', tools) // => "'/users'"
 * @example correctValue('cinco minutos', 'duration', 'es', tools) // => '5 minutos'
 * @example correctValue('debe ser mayor que 5', 'integer-assertion', 'es', tools) // => 'es mayor que 5'
 */
export function correctValue(raw: string, type: string, locale: Locale, tools: ValueTools): string | undefined {
  if (tools.isValue(raw, type, locale)) return raw
  const corrected = correctionOf(type)?.(isNumeric(type, tools) ? inDigits(raw, locale) : raw, locale, tools)
  return corrected && tools.isValue(corrected, type, locale) ? corrected : undefined
}
