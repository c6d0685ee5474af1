import { FEATURE_WORDS } from '@/i18n/feature-words'
import type { StepLanguage } from '@/i18n/locale'
import { type SentencePart, type StepMatcher, sentenceParts } from '@/steps/match-step'
import { type CatalogueStep, UNNAMED_ARGUMENT } from '@/steps/step'
import { isTextType, OPERAND } from '@/steps/values/data-types'
import { plainSentence, writePhrase } from '../write/write-sentence'
import type { DataTypeSource } from './value-tools'

/**
 * A value that shows how a type is written.
 * @param name of the argument: a text is shown as its name
 * @returns empty for an unknown type
 * @example sampleValue('duration', 'hold', 'es', types) // => '3 segundos'
 */
export function sampleValue(type: string, name: string, locale: StepLanguage, types: DataTypeSource): string {
  const assertion = types.assertions.find((known) => known.name === type)
  if (assertion) {
    const matcher = types.matchers.find(({ family }) => family.includes(assertion.family))
    const operand = sampleValue(assertion.operand, name, locale, types)
    return writePhrase(matcher?.expression[locale] ?? '').replace(OPERAND, () => operand)
  }
  const metric = types.metrics.find((known) => known.type === type)
  if (metric) return writePhrase(metric.expression[locale])
  if (isTextType(type) && name !== UNNAMED_ARGUMENT && name !== 'matcher') return `'${name}'`
  const examples = types.types.find((known) => known.name === type)?.examples
  return examples?.[locale]?.[0] ?? examples?.any?.[0] ?? ''
}

/**
 * A value for an author to replace, in the language of the feature.
 * @example fillValue('text', 'unnamed', 'es', dataTypes) // => "'texto'"
 */
export const fillValue = (type: string, name: string, locale: StepLanguage, types: DataTypeSource): string =>
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
  types: DataTypeSource,
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
export function sampleParts(
  step: CatalogueStep,
  locale: StepLanguage,
  match: StepMatcher,
  types: DataTypeSource,
): SentencePart[] {
  const sentence = sampleSentence(step, locale, types)
  const [found] = match(sentence, locale, { step: step.id })
  return found ? sentenceParts(sentence, found) : [{ text: sentence }]
}
