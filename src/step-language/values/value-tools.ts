import type { Locale } from '@/i18n/locale'
import { remember } from '@/lib/remember'
import type { StepCatalogue } from '@/steps/catalogue'
import { isValueOf } from '@/steps/expression/step-expression'
import type { TypeSource } from '@/steps/values/data-types'
import { isQuotedType } from '@/steps/values/type-names'
import { createTypePatterns, type TypePatterns } from '@/steps/values/type-patterns'
import { createValueTranslator, type ValueTranslator } from './translate-value'

/** The data types of the catalogue, with the values that they accept. */
export type DataTypeSource = StepCatalogue['dataTypes']

export interface ValueTools {
  types: DataTypeSource
  translate: ValueTranslator
  /** The patterns of a data language, by its tag. */
  patternsOf: (dataLanguage: string) => TypePatterns
  isValue: (raw: string, type: string, locale: Locale) => boolean
}

/** Prepares the reading and the writing of values; what is compiled once is kept. */
export function createValueTools(types: DataTypeSource): ValueTools {
  const patternsOf = remember((dataLanguage: string) => createTypePatterns(types, dataLanguage))
  const isValue = (raw: string, type: string, locale: Locale) => isValueOf(type, raw, patternsOf(locale))
  return { types, translate: createValueTranslator(types), patternsOf, isValue }
}

/**
 * The type that a name stands for inside a longer value: the number of a duration, what a comparison compares with.
 * @example innerType('duration', types) // => 'integer'
 */
export function innerType(type: string, { assertions }: TypeSource): string | undefined {
  if (type === 'duration') return 'integer'
  const operand = assertions.find(({ name }) => name === type)?.operand
  // What stands between quotes is a text only together with them.
  return operand && isQuotedType(operand) ? undefined : operand
}
