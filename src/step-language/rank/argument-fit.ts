import type { StepLanguage } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { foldText } from '@/lib/text'
import { expressionUnits } from '@/steps/expression/expression-parts'
import { type DataTypes, isAssertionType, isMetricType, isMomentType, isQuotedType, isWordType } from '@/steps/step'
import { isValueToken, type SentenceToken, sentenceTokens, type TokenForm } from '../words/sentence-tokens'
import { isLiteral, isStopWord, NEGATION, stem, wordSimilarity } from '../words/terms'
import { fitsComparison, isNumberWord, UNITS } from '../words/value-words'

/** The words of an expression in all their forms, folded. */
const foldedWords = (expression: string): string[] =>
  expressionUnits(expression).flatMap((unit) => (unit.kind === 'word' ? unit.forms.map(foldText) : []))

export type StepWords = ReturnType<typeof stepWords>

const MAX_CACHED = 2_000

export function stepWords(expressions: readonly string[], locale: StepLanguage) {
  const counts = new Map<string, number>()
  for (const expression of expressions) {
    const roots = new Set(foldedWords(expression).map((word) => stem(word, locale)))
    for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + 1)
  }
  const size = expressions.length + 1
  const has = (word: string) => counts.has(stem(word, locale))
  return {
    /** Whether the steps have a folded word, in any form. */
    has,
    /** How specific a folded word is, from near 0 (in all steps) to 1 (in one). */
    weight: (word: string) => Math.log(size / (counts.get(stem(word, locale)) ?? 1) + 1) / Math.log(size + 1),
    /** How likely a folded word was meant to be a known one; memoized while a sentence is typed. */
    similarity: memoize((word: string) => memoize((known: string) => wordSimilarity(word, known, locale)), MAX_CACHED),
  }
}

export interface QueryToken extends SentenceToken {
  folded: string
  /** Whether it is a word of any step. */
  isKnown: boolean
  isStop: boolean
  /** How likely it was meant to be a given word of a step, folded; from 0 to 1. */
  similarity: (word: string) => number
  /** The cost of leaving it out of an alignment. */
  weight: number
}

const UNKNOWN_WEIGHT = 0.35
/** The cost of a missing or left-over value; words cost up to 1. */
export const VALUE_WEIGHT = 0.5
const MARK_WEIGHT = 0.05
/** Only the beginning of a longer sentence is compared: no step is that long. */
const MAX_TOKENS = 60

/** Tokenizes a sentence without its keyword, for its alignment with the steps of a language. */
export function queryTokens(sentence: string, locale: StepLanguage, words: StepWords): QueryToken[] {
  return sentenceTokens(sentence)
    .slice(0, MAX_TOKENS)
    .map((token) => {
      const folded = foldText(token.text)
      const isKnown = token.form === 'word' && words.has(folded)
      const plain = { ...token, folded, isKnown, isStop: isStopWord(folded, locale), similarity: () => 0 }
      if (token.form !== 'word') return { ...plain, weight: token.form === 'mark' ? MARK_WEIGHT : VALUE_WEIGHT }
      if (!isKnown && isNumberWord(folded, locale)) return { ...plain, form: 'number', weight: VALUE_WEIGHT }
      const weight = isKnown ? words.weight(folded) : UNKNOWN_WEIGHT
      return { ...plain, similarity: words.similarity(folded), weight }
    })
}

/** The cost of reading tokens as a value of a type, from 0 (they are one) to 1 (hardly), or `NO_FIT`. */
type Fit = (tokens: readonly QueryToken[], type: string, locale: StepLanguage, types: DataTypes) => number

/** The tokens cannot be a value of the type, nor the token the word of the step. */
export const NO_FIT = Number.POSITIVE_INFINITY
/** A value in another form: quotes missing or not wanted, digits instead of a word. */
const OTHER_FORM = 0.35
/** Each token of a value in another form, times its weight. */
const EACH_WORD = 0.25
/** Each fault of a comparison: missing words, a missing value, a value of another type, or an unrelated word. */
const COMPARISON_FAULT = 0.3
/** A word that occurs in steps is less likely to be a value. */
const KNOWN_WORD = 0.4

/** Names have capitals, digits, underscores, slashes or an @; `I` and the capital that begins a sentence do not count. */
const isName = ({ text, start }: QueryToken): boolean =>
  /[A-Z\d_@/]/.test(text) && text !== 'I' && !(start === 0 && /^[A-Z][a-z]*$/.test(text))

/** Whether a token is a literal or a name. */
export const looksLikeValue = (token: QueryToken): boolean =>
  token.form === 'word' ? isName(token) || isLiteral(token.text) : isValueToken(token)

/** Whether a token is a word that may be a value although it does not look like one. */
export const isPlainWord = ({ form, isStop, folded }: QueryToken): boolean =>
  form === 'word' && !isStop && !NEGATION.test(folded)

const NUMBER_FORMS: readonly TokenForm[] = ['number', 'placeholder']

/** A literal is one token in the form of its type; in another form it may be several. */
const literalFit: Fit = (tokens, type) => {
  const isText = isQuotedType(type) || isMomentType(type)
  const forms: readonly TokenForm[] = type === 'url' ? ['url'] : isText ? ['text'] : NUMBER_FORMS
  if (tokens.some(({ form }) => forms.includes(form))) return tokens.length === 1 ? 0 : NO_FIT
  // The name of a file looks like one: it is no plain word, and no number.
  const isWord = type !== 'file' && tokens.length === 1 && tokens.every(isPlainWord)
  const isNumber = type === 'file' && tokens.some(({ form }) => form === 'number')
  if (isNumber || (!isWord && !tokens.every(looksLikeValue))) return NO_FIT
  return OTHER_FORM + tokens.reduce((cost, { weight }) => cost + EACH_WORD * weight, 0)
}

const wordFit: Fit = ([first, ...others]) => {
  if (!first || first.form === 'mark' || first.form === 'number' || others.length > 0) return NO_FIT
  if (first.form !== 'word') return first.form === 'placeholder' ? 0 : OTHER_FORM
  if (isName(first)) return /[@/]/.test(first.text) ? NO_FIT : 0
  if (!isPlainWord(first)) return NO_FIT
  return first.isKnown ? KNOWN_WORD : 0
}

const durationFit: Fit = ([first, unit, ...rest]) => {
  if (!first || !NUMBER_FORMS.includes(first.form) || rest.length > 0) return NO_FIT
  if (!unit) return OTHER_FORM
  // A word after a number is rarely meant as a unit: "50 users".
  return UNITS.some(([start]) => start.test(unit.folded)) ? 0 : OTHER_FORM + unit.weight
}

const metricFit: Fit = (tokens, type, locale, { metrics }) => {
  const written = new Set(tokens.map(({ folded }) => folded))
  const shares = metrics
    .filter((metric) => metric.type === type)
    .map(({ expression }) => foldText(expression[locale].replace(/[(|)]/g, ' ')).split(/\s+/))
    .map((words) => (2 * words.filter((word) => written.has(word)).length) / (words.length + written.size))
  const best = Math.max(0, ...shares)
  return best >= 0.5 ? 1.5 * (1 - best) : NO_FIT
}

const assertionFit: Fit = (tokens, type, _locale, { assertions }) => {
  const family = assertions.find(({ name }) => name === type)?.family
  const values = tokens.filter(isValueToken)
  const words = tokens.filter((token) => token.form === 'word')
  if (values.length > 1 || (values.length === 0 && words.every(({ isStop }) => isStop))) return NO_FIT
  const others = words.filter(({ folded }) => !fitsComparison(folded)).length
  const isOfFamily = values.every(({ form }) => form === 'placeholder' || (form === 'text') === (family === 'string'))
  const faults = [words.length === 0, values.length === 0, !isOfFamily].filter(Boolean).length
  return (others + faults) * COMPARISON_FAULT
}

function fitOf(type: string): Fit {
  if (isAssertionType(type)) return assertionFit
  if (isMetricType(type)) return metricFit
  if (isWordType(type)) return wordFit
  return type === 'duration' ? durationFit : literalFit
}

/** Enough for "no es mayor o igual que 3 segundos", and what testers write instead. */
export const MAX_VALUE_TOKENS = 9

/** Computes the cost of reading the tokens from `from` up to `to` (exclusive) as a value of a type, once each. */
export const argumentCosts = (tokens: readonly QueryToken[], locale: StepLanguage, types: DataTypes) =>
  memoize((type: string) => {
    const costOf = fitOf(type)
    return memoize((from: number) => memoize((to: number) => costOf(tokens.slice(from, to), type, locale, types)))
  })

export type ArgumentCosts = ReturnType<typeof argumentCosts>
