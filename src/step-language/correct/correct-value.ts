import type { FeatureFindingsStrings } from '@/i18n/feature-findings-strings'
import { otherLanguage, STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { foldText } from '@/lib/text'
import type { AssertionType, DataTypes } from '@/steps/step'
import {
  isAssertionType,
  isDecimalType,
  isMetricType,
  isQuotedType,
  isWholeType,
  isWordType,
  OPERAND,
} from '@/steps/step'
import { phrasesOf, sampleValue, type ValueTools } from '../values/value-tools'
import { isValueToken, sentenceTokens } from '../words/sentence-tokens'
import { comparisonKey, fitsComparison, IDIOM_WORDS, inDigits, normalizedWords, UNITS } from '../words/value-words'
import { nearestPhrase, writePhrase } from '../write/write-sentence'
import { correctAddress } from './correct-address'

/** Splits a text around its last value (a quoted text, or a number with its unit) or, without one, around its last word. */
function splitAtValue(raw: string): { before: string; value: string; after: string; hasValue: boolean } {
  const tokens = sentenceTokens(raw)
  const found = tokens.findLast(isValueToken)
  const start = found?.start ?? tokens.at(-1)?.start ?? 0
  const end = found?.form === 'text' ? found.end : raw.length
  return { before: raw.slice(0, start), value: raw.slice(start, end), after: raw.slice(end), hasValue: Boolean(found) }
}

/** Comparison signs and filler words. */
const FILLER = /^(?:!=+|[<>]?=*|=[<>]|<>|[≤≥≠]|el|la|los|las|con|exactamente|ha|the|exactly)$/
/** What "has" a text may be equal to it or contain it. */
const HAS = /\b(tiene(?! que)|tener|sin(?! \w+[aei]r\b)|has(?! to)|have(?! to)|hasn|haven|without)\b/
/** An operator or a minus sign: "es menos 5". */
const AMBIGUOUS = /(?<!\bo )\b(mas|menos)$/

/** Whether words only compare, in a way that is clear. */
function isClear(written: string): boolean {
  const words = foldText(written).split(/[\s()]+/)
  const said = normalizedWords(written)
  return (
    words.every((word) => FILLER.test(word) || IDIOM_WORDS.test(word) || fitsComparison(word)) &&
    !said.some((word) => IDIOM_WORDS.test(word)) &&
    !AMBIGUOUS.test(said.join(' '))
  )
}

/** Finds the fault of an invalid comparison, and the tool's wording: "is greater than 5" for "should be over 5". */
function diagnoseComparison(
  raw: string,
  { name, operand, family }: AssertionType,
  locale: StepLanguage,
  tools: ValueTools,
): ValueFault {
  const { types, isValue } = tools
  const text = family === 'number' ? inDigits(raw, locale) : raw
  if (isValue(text, name, locale)) return ['digits', text]
  const { before, value, after, hasValue } = splitAtValue(text)
  const phraseFor = (written: string, hasOperand: boolean) => {
    const isAmbiguous =
      sentenceTokens(written).some(isValueToken) || (family === 'string' && HAS.test(foldText(written)))
    if (isAmbiguous || !isClear(written)) return undefined
    const sense = comparisonKey(written)
    const meant = phrasesOf(name, types).phrases.find(
      (phrase) =>
        phrase[locale].includes(OPERAND) === hasOperand &&
        STEP_LANGUAGES.some((language) => comparisonKey(phrase[language]) === sense),
    )
    return meant && nearestPhrase(meant[locale], written)
  }
  const unary = hasValue ? undefined : phraseFor(text, false)
  if (unary) return ['comparison', unary]
  // "is not present" negates a state; it does not compare with a text.
  const isNegatedState = !hasValue && !/[^\p{Ll}]/u.test(value) && comparisonKey(before).startsWith('1')
  if (isNegatedState) return ['comparison']
  const wrong = diagnose(value, operand, locale, tools)
  const corrected = wrong ? wrong[1] : value
  // The wording is valid: only the operand is wrong.
  if (wrong && (hasValue || family === 'string'))
    if (isValue(before + sampleValue(operand, '', locale, types) + after, name, locale))
      return [text === raw ? wrong[0] : 'digits', corrected && before + corrected + after]
  return ['comparison', corrected && phraseFor(`${before} ${after}`, true)?.replace(OPERAND, () => corrected)]
}

/** What may be wrong with a value; the strings have a rule for each. */
export type ArgumentFault = Parameters<FeatureFindingsStrings['texts']['argument']>[0]['fault']

/** The fault of a value, and its corrected form when there is one. */
export type ValueFault = readonly [fault: ArgumentFault, corrected?: string | undefined]

/**
 * Whether a correction is only a guess: several words may name anything, a number without a unit may be in any unit, and a plain
 * word compared as a text may stand for a state, such as "blank" or "missing".
 */
export function isGuess(type: string, written: string, corrected: string): boolean {
  if (isWordType(type)) return /\s/.test(written)
  if (type.startsWith('duration')) return /\d\s*$/.test(written)
  // The separator before the last three digits may be for thousands or decimals.
  if (/(?:^|\D)\d{1,3}[.,]\d{3}$/.test(written)) return true
  return isAssertionType(type) && /['"]/.test(corrected) && !/[^\p{Ll}\s]/u.test(written)
}

/** Removes the quotes around a text. @example unquote("'blue box'") // => 'blue box' */
export const unquote = (raw: string): string => raw.replace(/^(["'])([\s\S]*)\1$/, '$2')

/** Puts a text in quotes, escaping those inside. @example quote("Gulliver's Travels") // => "'Gulliver\\'s Travels'" */
export const quote = (text: string): string => `'${text.replace(/(\\.)|'/g, (_, escaped = "\\'") => escaped)}'`

/** Any number of quotes of any kind, and the ellipsis that a word processor puts behind them. */
const QUOTES_AROUND = /^["'“”„‘’«»`´]+|["'“”„‘’«»`´]+…?$/g
const NO_DECIMALS = /[.,]0+$/

/** Digits in groups of three, so the separator may be the one for thousands. */
export const GROUPED_DIGITS = /^-?\d{1,3}(?:[.,]\d{3})+$/

/** Significant digits that a double represents exactly. */
const EXACT_DIGITS = 15
/** The separators for thousands and for decimals. */
export const SEPARATORS = { es: ['.', ','], en: [',', '.'] } as const

/** The same duration in whole units. @example correctDuration('1,5 horas', 'es', types) // => '90 minutos' */
function correctDuration(raw: string, locale: StepLanguage, { durationUnits }: DataTypes): string | undefined {
  const [, amount = '', written = ''] = /^(-?\d[\d.,]*)\s*(\p{L}*)$/u.exec(raw) ?? []
  const at = UNITS.findIndex(([start]) => start.test(foldText(written)))
  const isGrouped = GROUPED_DIGITS.test(amount)
  const digits = isGrouped ? amount.replaceAll(SEPARATORS[locale][0], '') : amount.replace(',', '.')
  // In Spanish, `3,000` may be three or three thousand.
  const number = isGrouped && /[.,]/.test(digits) ? Number.NaN : Number(digits)
  const total = Number((number * (UNITS[at]?.[1] ?? Number.NaN)).toPrecision(EXACT_DIGITS))
  const fits = UNITS.slice(at).find(([, nanoseconds]) => total % nanoseconds === 0)
  const unit = durationUnits.find(({ key }) => key === `duration.${fits?.[2]}`)
  if (!amount || !fits || !unit) return undefined
  const whole = String(total / fits[1])
  return `${whole} ${writePhrase(unit.expression[locale], whole !== '1')}`
}

function diagnoseNumber(plain: string, type: string, locale: StepLanguage, tools: ValueTools): ValueFault {
  // Add the missing zero of `,5`.
  const number = inDigits(plain, locale).replace(/^-?(?=[.,])/, '$&0')
  const isGrouped = GROUPED_DIGITS.test(number)
  const isInteger = isGrouped || /^-?\d+$/.test(number)
  const foreign = tools.translate(number, type, otherLanguage(locale), locale)
  // `1.234` is ambiguous as a decimal, but `0.234` is not: no group of thousands begins with a zero.
  if (isDecimalType(type) && /^-?\d{1,3}[.,]\d{3}$/.test(number))
    return ['separators', /^-?0/.test(number) ? foreign : undefined]
  if (foreign && (isWholeType(type) ? isGrouped : !isInteger))
    return ['separators', isWholeType(type) && /^-?0/.test(number) ? undefined : foreign]
  if (isWholeType(type))
    return tools.isValue(number, 'decimal', locale) ? ['whole', number.replace(NO_DECIMALS, '')] : ['digits', number]
  const decimal = isInteger ? `${number}${SEPARATORS[locale][1]}0` : number
  return [isInteger && number === plain ? 'decimals' : 'digits', decimal]
}

/** The fault of an invalid value, and a proposed correction, which has yet to be validated. */
function faultOf(raw: string, type: string, locale: StepLanguage, tools: ValueTools): ValueFault {
  // A placeholder copied from an expression, such as `{int}`, is no value.
  if (raw === '' || /^['"]?\{[\w:-]*\}['"]?$/.test(raw)) return ['missing']
  // With an odd number of quotes inside, one of them closed the text: `"say "hi""`.
  const bare = raw.replace(QUOTES_AROUND, '')
  if (isQuotedType(type)) return ['quotes', bare.split('"').length % 2 === 0 ? undefined : quote(bare)]
  if (isMetricType(type)) return ['metric']
  const assertion = tools.types.assertions.find(({ name }) => name === type)
  if (assertion) return diagnoseComparison(raw, assertion, locale, tools)
  const plain = bare.trim()
  if (tools.isValue(plain, type, locale)) return ['no-quotes', plain]
  // Words can be joined into one, but not "2 minutes".
  if (isWordType(type)) return ['one-word', /^\d/.test(plain) ? undefined : plain.replace(/\s+/g, '_')]
  if (isWholeType(type) || isDecimalType(type)) return diagnoseNumber(plain, type, locale, tools)
  if (type === 'url' && plain.startsWith('${')) return ['scheme']
  if (type === 'url') return [/^(http|https|ftp):\/\//.test(raw) ? 'address' : 'scheme', correctAddress(plain)]
  return type === 'duration' ? ['unit', correctDuration(inDigits(plain, locale), locale, tools.types)] : ['moment']
}

/** The fault of a value, and its valid form. @example diagnose('/a', 'text', 'es', tools) // => ['quotes', "'/a'"] */
export function diagnose(raw: string, type: string, locale: StepLanguage, tools: ValueTools): ValueFault | undefined {
  if (raw !== '' && tools.isValue(raw, type, locale)) return undefined
  const [fault, corrected] = faultOf(raw, type, locale, tools)
  return corrected && tools.isValue(corrected, type, locale) ? [fault, corrected] : [fault]
}

/**
 * Corrects a value to the form of its type; undefined when it cannot be corrected.
 * @example correctValue('cinco minutos', 'duration', 'es', tools) // => '5 minutos'
 * @example correctValue('debe ser mayor que 5', 'integer-assertion', 'es', tools) // => 'es mayor que 5'
 */
export function correctValue(raw: string, type: string, locale: StepLanguage, tools: ValueTools): string | undefined {
  const wrong = diagnose(raw, type, locale, tools)
  return wrong ? wrong[1] : raw
}
