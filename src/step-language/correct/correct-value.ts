import { type Locale, otherLocale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { isDecimalType, isMetricType, isQuotedType, isWholeType, isWordType } from '@/steps/values/type-names'
import type { ValueTools } from '../values/value-tools'
import { inDigits } from '../words/value-words'
import { wordSimilarity } from '../words/word-similarity'
import { writePhrase } from '../write/write-sentence'
import { correctAddress } from './correct-address'
import { correctComparison } from './correct-comparison'
import { correctDuration, IN_THOUSANDS } from './correct-duration'

const QUOTED = /^(["'])([\s\S]*)\1$/
/**
 * A text without the quotes around it.
 * @example unquote("'blue box'") // => 'blue box'
 */
export const unquote = (raw: string): string => raw.replace(QUOTED, '$2')

/** Quotes of every kind, however many. */
const QUOTES_AROUND = /^["'“”„‘’«»]+|["'“”„‘’«»]+$/g

/** Decimals that are none: a whole number has no other ones. */
const NO_DECIMALS = /[.,]0+$/

function correctNumber(number: string, type: string, locale: Locale, { isValue, translate }: ValueTools): string {
  const translated = () => translate(number, type, otherLocale(locale), locale) ?? number
  if (isWholeType(type)) {
    if (IN_THOUSANDS.test(number)) return translated()
    return isValue(number, 'decimal', locale) ? number.replace(NO_DECIMALS, '') : number
  }
  const isWhole = isValue(number, 'integer', locale) && (/^-?\d+$/.test(number) || IN_THOUSANDS.test(number))
  return isWhole ? `${number}${locale === 'es' ? ',' : '.'}0` : translated()
}

const figuresIn = (text: string): string => (text.match(/\d+/g) ?? []).join(' ')

function correctMetric(raw: string, type: string, locale: Locale, { types }: ValueTools): string | undefined {
  const wordsOf = (text: string) => foldText(text).split(/\s+/)
  const written = wordsOf(raw)
  const similarityTo = (phrase: string) =>
    wordsOf(phrase)
      .map((known) => Math.max(...written.map((word) => wordSimilarity(word, known, locale))))
      .reduce((sum, similarity) => sum + similarity, 0)
  const figures = figuresIn(raw)
  const [best, next] = types.metrics
    .filter((metric) => metric.type === type)
    .map(({ expression }) => writePhrase(expression[locale]))
    // Another percentile would be another metric.
    .filter((phrase) => !figures || figuresIn(phrase) === figures)
    .map((phrase) => ({ phrase, similarity: similarityTo(phrase) / phrase.split(' ').length }))
    .sort((one, other) => other.similarity - one.similarity)
  // What is as near to two of them may be either.
  return best && best.similarity > (next?.similarity ?? 0) ? best.phrase : undefined
}

/** What was meant in the form of a type, right or not; undefined when it cannot be guessed. */
function correct(raw: string, type: string, locale: Locale, tools: ValueTools): string | undefined {
  const { types } = tools
  if (isQuotedType(type)) return `'${raw.replace(QUOTES_AROUND, '').replace(/'/g, "\\'")}'`
  if (isMetricType(type)) return correctMetric(raw, type, locale, tools)
  const plain = unquote(raw).trim()
  // Without their blanks words are one; with other signs they are the name of something else.
  if (isWordType(type)) return plain.replace(/\s+/g, '_')
  if (type === 'url') return correctAddress(plain)
  if (type === 'duration') return correctDuration(inDigits(plain, locale), locale, types)
  if (isWholeType(type) || isDecimalType(type)) return correctNumber(inDigits(plain, locale), type, locale, tools)
  const { operand, family } = types.assertions.find(({ name }) => name === type) ?? {}
  const text = family === 'number' ? inDigits(raw, locale) : raw
  return operand && correctComparison(text, type, locale, types, (value) => correctValue(value, operand, locale, tools))
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
  const corrected = correct(raw, type, locale, tools)
  return corrected && tools.isValue(corrected, type, locale) ? corrected : undefined
}
