import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { nearest } from '@/lib/nearest'
import { foldText } from '@/lib/text'
import { type AssertionType, OPERAND } from '@/steps/values/data-types'
import { phrasesOf, sampleValue, type ValueTools } from '../values/value-tools'
import { isValueToken, sentenceTokens } from '../words/sentence-tokens'
import { COMPARISON_WORDS, comparisonSense, IDIOMATIC, inDigits, mayCompare, saidWords } from '../words/value-words'
import { SHORTEST_MISTYPED } from '../words/word-forms'
import { nearestPhrase } from '../write/write-sentence'
import type { diagnose as diagnoseValue, ValueFault } from './correct-value'

/** The last thing that looks like a value: a text, a number with its unit; else the last word. */
function valueIn(raw: string): { before: string; value: string; after: string; isThere: boolean } {
  const tokens = sentenceTokens(raw)
  const found = tokens.findLast(isValueToken)
  const start = found?.start ?? tokens.at(-1)?.start ?? 0
  const end = found?.form === 'text' ? found.end : raw.length
  return { before: raw.slice(0, start), value: raw.slice(start, end), after: raw.slice(end), isThere: Boolean(found) }
}

/** Words that may be mistyped. */
const LONG = [...COMPARISON_WORDS].filter((word) => word.length >= SHORTEST_MISTYPED)
/** Signs of comparisons, and words that say nothing in one. */
const PLAIN = /^(?:!=+|[<>]?=*|=[<>]|<>|[≤≥≠]|el|la|los|las|con|exactamente|ha|the|exactly)$/
/** A text that has another one, or none, may be equal to it, or contain it. */
const HAS = /\b(tiene(?! que)|tener|sin(?! \w+[aei]r\b)|has(?! to)|have(?! to)|hasn|haven|without)\b/
/** What may be taken from a value, or be compared with one: "es menos 5". */
const AMBIGUOUS = /(?<!\bo )\b(mas|menos)$/

/** The words of a comparison with their typos corrected; undefined when they may say anything else. */
function withoutTypos(words: string): string | undefined {
  const right = foldText(words)
    .split(/[\s()]+/)
    .map((word) => {
      if (PLAIN.test(word) || IDIOMATIC.test(word) || mayCompare(word)) return word
      return word.length < SHORTEST_MISTYPED ? undefined : nearest(word, LONG, 1)
    })
  if (right.includes(undefined)) return undefined
  const said = saidWords(right.join(' '))
  return said.some((word) => IDIOMATIC.test(word)) || AMBIGUOUS.test(said.join(' ')) ? undefined : right.join(' ')
}

/**
 * What is wrong with a comparison, and what was meant in the tool's words.
 * @example diagnoseComparison('should be over 5', the type integer-assertion, 'en', tools, …) // => ['comparison', 'is greater than 5']
 */
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
  const { before, value, after, isThere } = valueIn(text)
  const phraseFor = (written: string, hasValue: boolean) => {
    const isOpen = sentenceTokens(written).some(isValueToken) || (family === 'string' && HAS.test(foldText(written)))
    const words = isOpen ? undefined : withoutTypos(written)
    if (words === undefined) return undefined
    const sense = comparisonSense(words)
    const says = (phrase: Record<StepLanguage, string>) =>
      STEP_LANGUAGES.some((language) => comparisonSense(phrase[language]) === sense)
    const { phrases } = phrasesOf(name, types)
    const meant = phrases.find((phrase) => phrase[locale].includes(OPERAND) === hasValue && says(phrase))
    return meant && nearestPhrase(meant[locale], written)
  }
  const alone = isThere ? undefined : phraseFor(text, false)
  if (alone) return ['comparison', alone]
  // "Is not present" asks for something else than another text.
  const isState = !isThere && !/[^\p{Ll}]/u.test(value) && comparisonSense(before).startsWith('1')
  if (isState) return ['comparison']
  const wrong = diagnose(value, operand, locale, tools)
  const right = wrong ? wrong[1] : value
  // The words are right.
  if (wrong && (isThere || family === 'string'))
    if (isValue(before + sampleValue(operand, '', locale, types) + after, name, locale))
      return [text === raw ? wrong[0] : 'digits', right && before + right + after]
  return ['comparison', right && phraseFor(`${before} ${after}`, true)?.replace(OPERAND, () => right)]
}
