import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { foldText } from '@/lib/text'
import { type AssertionType, OPERAND } from '@/steps/values/data-types'
import { phrasesOf, sampleValue, type ValueTools } from '../values/value-tools'
import { isValueToken, sentenceTokens } from '../words/sentence-tokens'
import { comparisonKey, fitsComparison, IDIOM_WORDS, inDigits, normalizedWords } from '../words/value-words'
import { nearestPhrase } from '../write/write-sentence'
import type { diagnose as diagnoseValue, ValueFault } from './correct-value'

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
export function diagnoseComparison(
  raw: string,
  { name, operand, family }: AssertionType,
  locale: StepLanguage,
  tools: ValueTools,
  diagnose: typeof diagnoseValue,
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
