import { FEATURE_WORDS } from '@/i18n/feature-words'
import type { Localized, StepLanguage } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { createStepExpression, isValueOf, matchExpression } from '@/steps/expression/step-expression'
import { type StepMatcher, sentenceParts } from '@/steps/match-step'
import { type CatalogueStep, UNNAMED_ARGUMENT } from '@/steps/step'
import type { DataTypes } from '@/steps/values/data-types'
import {
  isAssertionType,
  isDecimalType,
  isMomentType,
  isQuotedType,
  isTextType,
  isWholeType,
  OPERAND,
} from '@/steps/values/data-types'
import { createTypePatterns } from '@/steps/values/type-patterns'
import { nearestPhrase, plainSentence, writePhrase } from '../write/write-sentence'

/** What a value is made of: its phrase, by its place among those of the type, and the operand in it, empty for none. */
type ValueParts = { phrase: number; operand: string }

export type ValueTools = ReturnType<typeof createValueTools>

/** A date or a time that is read in every language, if it is read in one. */
const ISO_MOMENT = /^([\d:.T -]+|\$\{.+\})$/

const swapSeparators = (raw: string): string => raw.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

/** The phrases that the values of a type are made of, and the type of what they have for an operand. */
export function phrasesOf(type: string, { durationUnits, assertions, matchers, metrics }: DataTypes) {
  const withUnit = ({ expression: { es, en } }: (typeof durationUnits)[number]) => ({
    es: `${OPERAND} ${es}`,
    en: `${OPERAND} ${en}`,
  })
  if (type === 'duration') return { phrases: durationUnits.map(withUnit), operand: 'integer' }
  const assertion = assertions.find(({ name }) => name === type)
  const fitting = assertion
    ? matchers.filter(({ family }) => family.includes(assertion.family))
    : metrics.filter((metric) => metric.type === type)
  return { phrases: fitting.map(({ expression }) => expression), operand: assertion?.operand }
}

/** Why a comparison does not check what it says, with the workaround; undefined for one that does. */
export const phraseWarning = (raw: string, locale: StepLanguage, { matchers }: DataTypes): Localized | undefined =>
  matchers.find(({ expression, warning }) => warning && writePhrase(expression[locale]) === raw)?.warning

type Translate = (raw: string, type: string, from: StepLanguage, to: StepLanguage) => string | undefined

function createTranslator({ types, read, write, isValue }: ReturnType<typeof createReader>) {
  const translatePhrase: Translate = (raw, type, from, to) => {
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
  const translateWord: Translate = (raw, type, from, to) => {
    if (!isValue(raw, type, from)) return undefined
    if (from === to) return raw
    if ((isWholeType(type) || isDecimalType(type)) && !raw.includes('${')) return swapSeparators(raw)
    return isMomentType(type) && !ISO_MOMENT.test(raw) ? undefined : raw
  }
  /**
   * A value of one language in the other; undefined when it is no value of its type, or has no form there. Numbers change their
   * separators, durations their unit, comparisons and figures their words; texts, words, addresses and `${…}` stay, and so do dates
   * and times in their ISO form. In a style of their language these have no translation, because it depends on the Java runtime; nor
   * have comparisons of dates (a defect of the tool, see type-patterns).
   * @example translate('es mayor que 1.400', 'integer-assertion', 'es', 'en') // => 'is greater than 1,400'
   * @example translate('3 seconds', 'duration', 'en', 'es') // => '3 segundos'
   */
  const translate: Translate = (raw, type, from, to) => {
    const hasPhrases = phrasesOf(type, types).phrases.length > 0
    const written = (hasPhrases ? translatePhrase : translateWord)(raw, type, from, to)
    return written !== undefined && isValue(written, type, to) ? written : undefined
  }
  return translate
}

/** Prepares the reading and the writing of values; what is compiled once is kept. */
function createReader(types: DataTypes) {
  const patternsOf = memoize((dataLanguage: string) => createTypePatterns(types, dataLanguage))
  const isValue = (raw: string, type: string, locale: StepLanguage) => isValueOf(type, raw, patternsOf(locale))
  const compiled = memoize((locale: StepLanguage) =>
    memoize((expression: string) => createStepExpression(expression, patternsOf(locale))),
  )
  /** Undefined for what is made of no phrase of the type. */
  const read = (raw: string, type: string, locale: StepLanguage): ValueParts | undefined => {
    const { phrases, operand: operandType } = phrasesOf(type, types)
    for (const [phrase, expression] of phrases.entries()) {
      const args = matchExpression(compiled(locale)(expression[locale].replace(OPERAND, `{x:${operandType}}`)), raw)
      if (args) return { phrase, operand: args.x?.raw ?? '' }
    }
    return undefined
  }
  /** The value that `read` reads; of a type without phrases it is the operand. */
  const write = ({ phrase, operand }: ValueParts, type: string, locale: StepLanguage): string => {
    const expression = phrasesOf(type, types).phrases[phrase]?.[locale] ?? OPERAND
    return writePhrase(expression, !/^-?1$/.test(operand)).replace(OPERAND, () => operand)
  }
  return { types, read, write, patternsOf, isValue }
}

export function createValueTools(types: DataTypes) {
  const reader = createReader(types)
  return { ...reader, translate: createTranslator(reader) }
}

/**
 * The type that a name stands for inside a longer value: the number of a duration, what a comparison compares with.
 * @example innerType('duration', types) // => 'integer'
 */
export function innerType(type: string, types: DataTypes): string | undefined {
  const { operand } = phrasesOf(type, types)
  // What stands between quotes is a text only together with them.
  return operand && isQuotedType(operand) ? undefined : operand
}

/**
 * A value that shows how a type is written.
 * @param name of the argument: a text is shown as its name, unless that says nothing of it
 * @returns empty for an unknown type
 * @example sampleValue('duration', 'hold', 'es', types) // => '3 segundos'
 */
export function sampleValue(type: string, name: string, locale: StepLanguage, types: DataTypes): string {
  const { phrases, operand } = phrasesOf(type, types)
  if (phrases[0] && type !== 'duration')
    return writePhrase(phrases[0][locale]).replace(OPERAND, () => sampleValue(operand ?? '', name, locale, types))
  if (isTextType(type) && name !== UNNAMED_ARGUMENT && name !== 'matcher') return `'${name}'`
  const examples = types.types.find((known) => known.name === type)?.examples
  return examples?.[locale]?.[0] ?? examples?.any?.[0] ?? ''
}

/**
 * A value for an author to replace, in the language of the feature.
 * @example fillValue('text', 'unnamed', 'es', dataTypes) // => "'texto'"
 */
export const fillValue = (type: string, name: string, locale: StepLanguage, types: DataTypes): string =>
  name === UNNAMED_ARGUMENT && isTextType(type)
    ? `'${FEATURE_WORDS[locale].text}'`
    : sampleValue(type, name, locale, types)

/** Free words of several things: "el número de *". */
const SEVERAL = /\b(de|of|siguiente(\(s\))?|following) \*/

/**
 * Sample text for the free words of an expression.
 * @example sampleWords('se crea(n) *', 'es') // => 'el elemento'
 */
export const sampleWords = (expression: string, locale: StepLanguage): string =>
  FEATURE_WORDS[locale][SEVERAL.test(expression) ? 'items' : 'item']

/**
 * A sentence that is a step, with values that show how they are written.
 * @example sampleSentence(the step 'la tabla {word} está vacía en {duration}', 'es', types) // => 'la tabla … está vacía en 3 segundos'
 */
export function sampleSentence(
  step: Pick<CatalogueStep, 'expression' | 'arguments'>,
  locale: StepLanguage,
  types: DataTypes,
) {
  const expression = step.expression[locale]
  const argument = (name: string, type: string) =>
    step.arguments?.find((each) => each.name === name)?.words?.[0] ?? sampleValue(type, name, locale, types)
  return plainSentence(expression, argument, sampleWords(expression, locale), SEVERAL.test(expression))
}

/**
 * The sample sentence of a step, in words and values.
 * @example sampleParts(step, 'en', match, types) // => [{ text: 'a timeout of ' }, { text: '3 seconds', family: 'time' }]
 */
export function sampleParts(step: CatalogueStep, locale: StepLanguage, match: StepMatcher, types: DataTypes) {
  const sentence = sampleSentence(step, locale, types)
  const [found] = match(sentence, locale, { step: step.id })
  return found ? sentenceParts(sentence, found) : [{ text: sentence }]
}
