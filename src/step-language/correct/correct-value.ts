import type { FeatureFindingsStrings } from '@/i18n/feature-findings-strings'
import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { foldText } from '@/lib/text'
import type { DataTypes } from '@/steps/values/data-types'
import {
  isAssertionType,
  isDecimalType,
  isMetricType,
  isQuotedType,
  isWholeType,
  isWordType,
} from '@/steps/values/data-types'
import { phrasesOf, type ValueTools } from '../values/value-tools'
import { inDigits, UNITS } from '../words/value-words'
import { wordSimilarity } from '../words/word-forms'
import { writePhrase } from '../write/write-sentence'
import { correctAddress } from './correct-address'
import { diagnoseComparison } from './correct-comparison'

/** What may be wrong with a value: there is a rule in words for each. */
export type ArgumentFault = Parameters<FeatureFindingsStrings['texts']['argument']>[0]['fault']

/** What is wrong with a value, and how it is written in the right form, when that can be determined. */
export type ValueFault = readonly [fault: ArgumentFault, corrected?: string | undefined]

/**
 * Whether a correction is no more than a guess: several words may be the name of anything, a number without its unit in any, and a
 * plain word that a text is compared with a state, such as "blank" or "missing".
 */
export function isGuess(type: string, written: string, corrected: string): boolean {
  if (isWordType(type)) return /\s/.test(written)
  if (type.startsWith('duration')) return /\d\s*$/.test(written)
  // The sign before three digits may be either one.
  if (/(?:^|\D)\d{1,3}[.,]\d{3}$/.test(written)) return true
  return isAssertionType(type) && /['"]/.test(corrected) && !/[^\p{Ll}\s]/u.test(written)
}

/**
 * A text without the quotes around it.
 * @example unquote("'blue box'") // => 'blue box'
 */
export const unquote = (raw: string): string => raw.replace(/^(["'])([\s\S]*)\1$/, '$2')

/**
 * A text between quotes; those in it are escaped, as far as they are not already.
 * @example quote("Gulliver's Travels") // => "'Gulliver\\'s Travels'"
 */
export const quote = (text: string): string => `'${text.replace(/(\\.)|'/g, (_, escaped = "\\'") => escaped)}'`

/** Quotes of every kind, however many, and the ellipsis that a word processor puts behind them. */
const QUOTES_AROUND = /^["'“”„‘’«»`´]+|["'“”„‘’«»`´]+…?$/g
/** Decimals that say nothing: a number with them is whole. */
const NO_DECIMALS = /[.,]0+$/

/** Digits in groups of three: the sign between them may be the one for thousands. */
export const IN_THOUSANDS = /^-?\d{1,3}(?:[.,]\d{3})+$/

/** Digits of a number that are exact. */
const EXACT_DIGITS = 15
/** The sign for thousands, and the one for decimals. */
export const SIGNS = { es: ['.', ','], en: [',', '.'] } as const

/**
 * Writes what was meant as a duration with a whole number and a unit, and never another duration.
 * @returns undefined when no whole number of any unit is as long
 * @example correctDuration('1,5 horas', 'es', types) // => '90 minutos'
 */
function correctDuration(raw: string, locale: StepLanguage, { durationUnits }: DataTypes): string | undefined {
  const [, amount = '', written = ''] = /^(-?\d[\d.,]*)\s*(\p{L}*)$/u.exec(raw) ?? []
  const at = UNITS.findIndex(([start]) => start.test(foldText(written)))
  const isGrouped = IN_THOUSANDS.test(amount)
  const digits = isGrouped ? amount.replaceAll(SIGNS[locale][0], '') : amount.replace(',', '.')
  // In Spanish `3,000` may be three or three thousand.
  const number = isGrouped && /[.,]/.test(digits) ? Number.NaN : Number(digits)
  const total = Number((number * (UNITS[at]?.[1] ?? Number.NaN)).toPrecision(EXACT_DIGITS))
  const fits = UNITS.slice(at).find(([, nanoseconds]) => total % nanoseconds === 0)
  const unit = durationUnits.find(({ key }) => key === `duration.${fits?.[2]}`)
  if (!amount || !fits || !unit) return undefined
  const whole = String(total / fits[1])
  return `${whole} ${writePhrase(unit.expression[locale], whole !== '1')}`
}

function diagnoseNumber(
  plain: string,
  type: string,
  locale: StepLanguage,
  { isValue, translate }: ValueTools,
): ValueFault {
  // `,5` lacks its zero.
  const number = inDigits(plain, locale).replace(/^-?(?=[.,])/, '$&0')
  const isGrouped = IN_THOUSANDS.test(number)
  const isInteger = isGrouped || /^-?\d+$/.test(number)
  const foreign = translate(number, type, otherLanguage(locale), locale)
  // Of a decimal with one sign before three digits, nobody knows what the sign is, unless a thousand cannot begin so.
  if (isDecimalType(type) && /^-?\d{1,3}[.,]\d{3}$/.test(number))
    return ['separators', /^-?0/.test(number) ? foreign : undefined]
  if (foreign && (isWholeType(type) ? isGrouped : !isInteger))
    return ['separators', isWholeType(type) && /^-?0/.test(number) ? undefined : foreign]
  if (isWholeType(type))
    return isValue(number, 'decimal', locale) ? ['whole', number.replace(NO_DECIMALS, '')] : ['digits', number]
  const decimal = isInteger ? `${number}${SIGNS[locale][1]}0` : number
  return [isInteger && number === plain ? 'decimals' : 'digits', decimal]
}

/** Words for a share of something, which no metric counts. */
const SHARE = /^(porcentajes?|tasas?|proporcion|percent(age)?s?|rates?|ratio)$/

function nearestMetric(raw: string, type: string, locale: StepLanguage, { types }: ValueTools): string | undefined {
  const wordsOf = (text: string) => foldText(text).split(/\s+/)
  const written = wordsOf(raw)
  if (written.some((word) => SHARE.test(word))) return undefined
  // "percentile 95" is the 95th.
  const isFigureOf = (word: string, known: string) => /^\d+$/.test(word) && known.startsWith(word)
  const similarityTo = (known: string) =>
    Math.max(...written.map((word) => (isFigureOf(word, known) ? 1 : wordSimilarity(word, known, locale))))
  const [best, next] = phrasesOf(type, types)
    .phrases.map((texts) => {
      const phrase = writePhrase(texts[locale])
      const words = wordsOf(phrase)
      return { phrase, similarity: words.reduce((sum, word) => sum + similarityTo(word), 0) / words.length }
    })
    .sort((one, other) => other.similarity - one.similarity)
  // What is as near to two of them may be either, such as another percentile.
  return best && best.similarity > (next?.similarity ?? 0) ? best.phrase : undefined
}

/** What is wrong with a value that does not fit its type, and what was probably meant: whether that fits is not checked. */
function faultOf(raw: string, type: string, locale: StepLanguage, tools: ValueTools): ValueFault {
  // `{int}`, copied from an expression, stands for a value.
  if (raw === '' || /^['"]?\{[\w:-]*\}['"]?$/.test(raw)) return ['missing']
  // An odd quote inside was one of two at the end: `"say "hi""`.
  const bare = raw.replace(QUOTES_AROUND, '')
  if (isQuotedType(type)) return ['quotes', bare.split('"').length % 2 === 0 ? undefined : quote(bare)]
  if (isMetricType(type)) return ['metric', nearestMetric(raw, type, locale, tools)]
  const assertion = tools.types.assertions.find(({ name }) => name === type)
  if (assertion) return diagnoseComparison(raw, assertion, locale, tools, diagnose)
  const plain = bare.trim()
  if (tools.isValue(plain, type, locale)) return ['no-quotes', plain]
  // Without their blanks words are one, but not "2 minutes"; with other signs they are the name of something else.
  if (isWordType(type)) return ['one-word', /^\d/.test(plain) ? undefined : plain.replace(/\s+/g, '_')]
  if (isWholeType(type) || isDecimalType(type)) return diagnoseNumber(plain, type, locale, tools)
  if (type === 'url' && plain.startsWith('${')) return ['scheme']
  if (type === 'url') return [/^(http|https|ftp):\/\//.test(raw) ? 'address' : 'scheme', correctAddress(plain)]
  return type === 'duration' ? ['unit', correctDuration(inDigits(plain, locale), locale, tools.types)] : ['moment']
}

/**
 * What is wrong with a value, and how it is written.
 * @param raw empty when missing
 * @example diagnose('/users', 'text', 'es', tools) // => ['quotes', "'/users'"]
 */
export function diagnose(raw: string, type: string, locale: StepLanguage, tools: ValueTools): ValueFault | undefined {
  if (raw !== '' && tools.isValue(raw, type, locale)) return undefined
  const [fault, corrected] = faultOf(raw, type, locale, tools)
  return corrected && tools.isValue(corrected, type, locale) ? [fault, corrected] : [fault]
}

/**
 * Puts what was meant as a value into the form of its type.
 * @returns the value as it is when it is right; undefined when nothing right can be made of it
 * @example correctValue('/users', 'text', 'es', tools) // => "'/users'"
 * @example correctValue('cinco minutos', 'duration', 'es', tools) // => '5 minutos'
 * @example correctValue('debe ser mayor que 5', 'integer-assertion', 'es', tools) // => 'es mayor que 5'
 */
export function correctValue(raw: string, type: string, locale: StepLanguage, tools: ValueTools): string | undefined {
  const wrong = diagnose(raw, type, locale, tools)
  return wrong ? wrong[1] : raw
}
