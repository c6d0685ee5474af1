import type { Localized, StepLanguage } from '@/i18n/locale'
import { FEATURE_WORDS } from '@/i18n/step-strings'
import { memoize } from '@/lib/memoize'
import type { StepMatcher } from '@/steps/expression/step-expression'
import { createStepExpression, isValueOf, matchExpression, sentenceParts } from '@/steps/expression/step-expression'
import type { CatalogueStep, DataTypes } from '@/steps/step'
import { familyOf, isAssertionType, isQuotedType, isTextType, OPERAND, UNNAMED_ARGUMENT } from '@/steps/step'
import { createTypePatterns } from '@/steps/values/type-patterns'
import { nearestPhrase, plainSentence, writePhrase } from '../write/write-sentence'

/** The parts of a value: the index of its phrase among those of the type, and the operand in it, empty for none. */
type ValueParts = { phrase: number; operand: string }

export type ValueTools = ReturnType<typeof createValueTools>

/** A date or time in a form that is valid in both languages or in neither. */
const ISO_MOMENT = /^([\d:.T -]+|\$\{.+\})$/

const swapSeparators = (raw: string): string => raw.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

/** The phrases of a type (comparisons, units or figures), and the type of the operand in them. */
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

/** The warning for a comparison that does not check what it says, with the workaround; undefined for one that works. */
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
    const translated = operand && operandType ? translate(operand, operandType, from, to) : operand
    if (translated === undefined) return undefined
    // A short form stays short, so that "is 200" does not come back as "is equal to 200".
    const isShort = isAssertionType(type) && raw === nearestPhrase(phrase[from], '').replace(OPERAND, () => operand)
    if (isShort) return nearestPhrase(phrase[to], '').replace(OPERAND, () => translated)
    return write({ ...parts, operand: translated }, type, to)
  }
  const translateWord: Translate = (raw, type, from, to) => {
    if (!isValue(raw, type, from)) return undefined
    if (from === to) return raw
    if (familyOf(type) === 'number' && !raw.includes('${')) return swapSeparators(raw)
    return familyOf(type) === 'time' && !ISO_MOMENT.test(raw) ? undefined : raw
  }
  /**
   * Translates a value; undefined if it is invalid or has no form in the other language. Numbers change their separators,
   * durations their unit, comparisons and figures their words; texts, words, URLs, `${…}` and ISO dates stay. Localized dates
   * (their style depends on the Java runtime) and comparisons of dates (a defect of the tool, see type-patterns) have none.
   * @example translate('es mayor que 1.400', 'integer-assertion', 'es', 'en') // => 'is greater than 1,400'
   */
  const translate: Translate = (raw, type, from, to) => {
    const hasPhrases = phrasesOf(type, types).phrases.length > 0
    const written = (hasPhrases ? translatePhrase : translateWord)(raw, type, from, to)
    return written !== undefined && isValue(written, type, to) ? written : undefined
  }
  return translate
}

function createReader(types: DataTypes) {
  const patternsOf = memoize((dataLanguage: string) => createTypePatterns(types, dataLanguage))
  const isValue = (raw: string, type: string, locale: StepLanguage) => isValueOf(type, raw, patternsOf(locale))
  const compiled = memoize((locale: StepLanguage) =>
    memoize((expression: string) => createStepExpression(expression, patternsOf(locale))),
  )
  /** Splits a value into its parts; undefined when it matches no phrase of the type. */
  const read = (raw: string, type: string, locale: StepLanguage): ValueParts | undefined => {
    const { phrases, operand: operandType } = phrasesOf(type, types)
    for (const [phrase, expression] of phrases.entries()) {
      const args = matchExpression(compiled(locale)(expression[locale].replace(OPERAND, `{x:${operandType}}`)), raw)
      if (args) return { phrase, operand: args.x?.raw ?? '' }
    }
    return undefined
  }
  /** Joins the parts of a value; without phrases, the value is the operand. */
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

/** The type of the operand in a longer value. @example innerType('duration', types) // => 'integer' */
export function innerType(type: string, types: DataTypes): string | undefined {
  const { operand } = phrasesOf(type, types)
  // A quoted operand needs its quotes to be a value.
  return operand && isQuotedType(operand) ? undefined : operand
}

/**
 * A sample value of a type; a text argument shows its name, unless that is meaningless. Empty for an unknown type.
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

/** A sample value for the author to replace. @example fillValue('text', 'unnamed', 'es', dataTypes) // => "'texto'" */
export const fillValue = (type: string, name: string, locale: StepLanguage, types: DataTypes): string =>
  name === UNNAMED_ARGUMENT && isTextType(type)
    ? `'${FEATURE_WORDS[locale].text}'`
    : sampleValue(type, name, locale, types)

/** Free words in the plural: "el número de *". */
const SEVERAL = /\b(de|of|siguiente(\(s\))?|following) \*/

/** A sample for the free words of an expression. @example sampleWords('se crea(n) *', 'es') // => 'el elemento' */
export const sampleWords = (expression: string, locale: StepLanguage): string =>
  FEATURE_WORDS[locale][SEVERAL.test(expression) ? 'items' : 'item']

/** A sentence of a step with sample values: `la tabla … está vacía en 3 segundos`. */
export function sampleSentence(
  step: Pick<CatalogueStep, 'expression' | 'arguments'>,
  locale: StepLanguage,
  types: DataTypes,
) {
  const expression = step.expression[locale]
  const argument = (name: string, type: string) =>
    step.arguments?.find((known) => known.name === name)?.words?.[0] ?? sampleValue(type, name, locale, types)
  return plainSentence(expression, argument, sampleWords(expression, locale), SEVERAL.test(expression))
}

/** The sample sentence of a step in parts: `[{ text: 'a timeout of ' }, { text: '3 seconds', family: 'time' }]`. */
export function sampleParts(step: CatalogueStep, locale: StepLanguage, match: StepMatcher, types: DataTypes) {
  const sentence = sampleSentence(step, locale, types)
  const [found] = match(sentence, locale, { step: step.id })
  return found ? sentenceParts(sentence, found) : [{ text: sentence }]
}
