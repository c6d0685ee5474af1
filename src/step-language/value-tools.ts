import { LOCALES, type Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import { createStepExpression, matchExpression, type StepExpression } from '@/steps/step-expression'
import { createValueTranslator, type ValueTranslator } from '@/steps/translate-value'
import { createTypePatterns, type TypePatterns } from '@/steps/type-patterns'

/** The data types of the catalogue, with the values that they accept. */
export type DataTypeSource = StepCatalogue['dataTypes']

/** What values are read and written with. */
export interface ValueTools {
  types: DataTypeSource
  translate: ValueTranslator
  patternsOf: (locale: Locale) => TypePatterns
  /** Whether a text is a value of a type. */
  isValue: (raw: string, type: string, locale: Locale) => boolean
}

/** Prepares the reading and the writing of values; what is compiled once is kept. */
export function createValueTools(types: DataTypeSource): ValueTools {
  const patterns = Object.fromEntries(LOCALES.map((locale) => [locale, createTypePatterns(types, locale)]))
  const patternsOf = (locale: Locale): TypePatterns => patterns[locale] ?? new Map()
  const compiled = new Map<string, StepExpression>()
  const isValue = (raw: string, type: string, locale: Locale) => {
    if (!patternsOf(locale).has(type)) return false
    const key = `${locale} ${type}`
    const expression = compiled.get(key) ?? createStepExpression(`{x:${type}}`, patternsOf(locale))
    compiled.set(key, expression)
    return matchExpression(expression, raw)?.x?.raw === raw
  }
  return { types, translate: createValueTranslator(types), patternsOf, isValue }
}
