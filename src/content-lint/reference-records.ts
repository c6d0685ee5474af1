import { baseTypeOf, OPTION_BASE_TYPES, type Option } from '@/config/options/option'
import { LOCALES } from '@/i18n/locale'
import type { Step } from '@/steps/step'
import type { DataTypes } from '@/steps/values/data-types'

/** A mapping of YAML as JavaScript sees it. */
export type Fields = Record<string, unknown>

/** Whether a value is a mapping or a list. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'

const isBoth = (value: unknown): boolean => isFields(value) && LOCALES.every((locale) => isText(value[locale]))

const listOf = <T>(value: unknown, isFit: (fields: Fields) => boolean): T[] =>
  Array.isArray(value) ? (value.filter((item) => isFields(item) && isFit(item)) as T[]) : []

const textOr = (value: unknown, other: string): string => (isText(value) ? value : other)

const isKnownType = (type: unknown): boolean =>
  isText(type) && OPTION_BASE_TYPES.includes(baseTypeOf(type as Option['type']))

/** The options that have a key; one of an unknown type takes any text. */
export const optionsOf = (value: unknown): Option[] =>
  listOf<Option>(value, ({ key }) => isText(key)).map((option) => ({
    ...option,
    type: isKnownType(option.type) ? option.type : 'string',
    values: Array.isArray(option.values) ? option.values : undefined,
  }))

/** The steps that have an id; an expression that is none matches nothing. */
export const stepsOf = (value: unknown): Step[] =>
  listOf<Step>(value, ({ id }) => isText(id)).map((step) => {
    const expression: Fields = isFields(step.expression) ? { ...step.expression } : {}
    const hasColumns = isFields(step.table) && Array.isArray(step.table.columns)
    return {
      ...step,
      expression: { es: textOr(expression.es, ''), en: textOr(expression.en, '') },
      table: hasColumns ? step.table : undefined,
    }
  })

const isAssertion = ({ name, operand, family, unary }: Fields): boolean =>
  isText(name) && isText(operand) && isText(family) && Array.isArray(unary)

const isMatcher = ({ key, family, expression }: Fields): boolean =>
  isText(key) && Array.isArray(family) && isBoth(expression)

const isUnit = ({ key, expression }: Fields): boolean => isText(key) && isBoth(expression)

/** The records of the data types that are fit for matching. */
export function dataTypesOf(fields: Fields): DataTypes {
  const types = listOf<DataTypes['types'][number]>(fields.types, ({ name }) => isText(name))
  const isOther = ({ name }: Fields) => !types.some((type) => type.name === name)
  return {
    types,
    assertions: listOf(fields.assertions, (assertion) => isAssertion(assertion) && isOther(assertion)),
    matchers: listOf(fields.matchers, isMatcher),
    durationUnits: listOf(fields.durationUnits, isUnit),
    metrics: listOf(fields.metrics, (metric) => isUnit(metric) && isText(metric.type)),
  }
}
