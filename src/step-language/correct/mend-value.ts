import { type Locale, otherLocale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { writePhrase } from '@/steps/translate-value'
import { isAssertionType, isDecimalType, isMetricType, isQuotedType, isWholeType, isWordType } from '@/steps/type-names'
import type { ValueTools } from '../value-tools'
import { inDigits } from '../words/value-words'
import { wordKey } from '../words/word-key'
import { wordLikeness } from '../words/word-likeness'
import { mendComparison } from './mend-comparison'
import { IN_THOUSANDS, mendDuration } from './mend-duration'

/** Writes what was meant in the form of a type, right or not; undefined when it cannot be guessed. */
type Mend = (raw: string, locale: Locale, tools: ValueTools) => string | undefined

const QUOTED = /^(["'])([\s\S]*)\1$/
/**
 * A text without the quotes around it.
 * @example unquote("'blue box'") // => 'blue box'
 */
export const unquote = (raw: string): string => raw.replace(QUOTED, '$2')

/** Quotes of every kind, however many. */
const QUOTES_AROUND = /^["'“”„‘’«»]+|["'“”„‘’«»]+$/g

const mendText: Mend = (raw) => `'${raw.replace(QUOTES_AROUND, '').replace(/'/g, "\\'")}'`

/** Without their blanks words are one; with other signs they are the name of something else. */
const mendWord: Mend = (raw) => unquote(raw).trim().replace(/\s+/g, '_')

const mendUrl: Mend = (raw) => {
  const address = unquote(raw).trim()
  return /^[a-z]+:\/\//i.test(address)
    ? address.replace(/^[A-Z]+/i, (scheme) => scheme.toLowerCase())
    : `https://${address}`
}

/** Decimals that are none: a whole number has no other ones. */
const NO_DECIMALS = /[.,]0+$/

const mendWhole: Mend = (raw, locale, { isValue, translate }) => {
  const number = unquote(raw).trim()
  if (IN_THOUSANDS.test(number)) return translate(number, 'integer', otherLocale(locale), locale) ?? number
  return isValue(number, 'decimal', locale) ? number.replace(NO_DECIMALS, '') : number
}

const mendDecimal: Mend = (raw, locale, { isValue, translate }) => {
  const number = unquote(raw).trim()
  if (isValue(number, 'integer', locale) && (/^-?\d+$/.test(number) || IN_THOUSANDS.test(number)))
    return `${number}${locale === 'es' ? ',' : '.'}0`
  return translate(number, 'decimal', otherLocale(locale), locale) ?? number
}

function mendMetric(type: string): Mend {
  return (raw, locale, { types }) => {
    const keysOf = (text: string) =>
      foldText(text)
        .split(/\s+/)
        .map((word) => wordKey(word, locale))
    const written = keysOf(raw)
    const likenessTo = (phrase: string) =>
      keysOf(phrase).reduce((sum, key) => sum + Math.max(...written.map((word) => wordLikeness(word, key))), 0)
    const rated = types.metrics
      .filter((metric) => metric.type === type)
      .map(({ expression }) => writePhrase(expression[locale], false))
      .map((phrase) => ({ phrase, likeness: likenessTo(phrase) / phrase.split(' ').length }))
      .sort((one, other) => other.likeness - one.likeness)
    return rated[0]?.phrase
  }
}

function mendAssertion(type: string): Mend {
  return (raw, locale, tools) => {
    const operand = tools.types.assertions.find(({ name }) => name === type)?.operand
    return (
      operand && mendComparison(raw, type, locale, tools.types, (value) => mendValue(value, operand, locale, tools))
    )
  }
}

const isNumeric = (type: string, { types }: ValueTools): boolean =>
  isWholeType(type) ||
  isDecimalType(type) ||
  type === 'duration' ||
  types.assertions.some(({ name, family }) => name === type && family === 'number')

const MENDS: [(type: string) => boolean, Mend][] = [
  [isQuotedType, mendText],
  [isWordType, mendWord],
  [(type) => type === 'url', mendUrl],
  [isWholeType, mendWhole],
  [isDecimalType, mendDecimal],
  [(type) => type === 'duration', (raw, locale, { types }) => mendDuration(unquote(raw), locale, types)],
]

const mendOf = (type: string): Mend | undefined => {
  if (isAssertionType(type)) return mendAssertion(type)
  if (isMetricType(type)) return mendMetric(type)
  return MENDS.find(([isOf]) => isOf(type))?.[1]
}

/**
 * Puts what was meant as a value into the form of its type.
 * @param raw what was written
 * @returns the value as it is when it is right; undefined when nothing right can be made of it
 * @example mendValue('/users', 'text', 'es', tools) // => "'/users'"
 * @example mendValue('cinco minutos', 'duration', 'es', tools) // => '5 minutos'
 * @example mendValue('debe ser mayor que 5', 'integer-assertion', 'es', tools) // => 'es mayor que 5'
 */
export function mendValue(raw: string, type: string, locale: Locale, tools: ValueTools): string | undefined {
  if (tools.isValue(raw, type, locale)) return raw
  const mended = mendOf(type)?.(isNumeric(type, tools) ? inDigits(raw, locale) : raw, locale, tools)
  return mended && tools.isValue(mended, type, locale) ? mended : undefined
}
