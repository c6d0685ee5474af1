import type { Locale } from '@/i18n/locale'
import { SCHEMA_STRINGS } from '@/i18n/schema-strings'
import { type CatalogueOption, listBaseOf, mapBaseOf, type Option } from './option'
import { isClosed, listedDefault, PLACEHOLDER, ruleOf, type ValueRule } from './option-value'

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  [keyword: string]: unknown
}

/** All valid patterns of a text. A YAML parser drops the quotes, so the schema cannot require them. */
const patternOf = ({ pattern, unquoted }: ValueRule): string => [pattern, unquoted].filter(Boolean).join('|')

const typeOf = ({ types }: ValueRule) => (types.length === 1 ? types[0] : types)

const ruleSchema = (rule: ValueRule): JsonSchema => ({
  type: typeOf(rule),
  ...(rule.minimum !== undefined && { minimum: rule.minimum }),
  ...(rule.maximum !== undefined && { maximum: rule.maximum }),
  ...(rule.pattern && { pattern: `^(?:${patternOf(rule)})$|${PLACEHOLDER}` }),
})

/** Several values in one text, separated by commas; each may contain a placeholder. */
function commaSchema(rule: ValueRule): JsonSchema {
  if (!rule.pattern) return ruleSchema(rule)
  const item = `(?:${patternOf(rule)}|[^,]*\\$\\{[^,]+\\}[^,]*)`
  return { type: typeOf(rule), pattern: `^\\s*${item}(?:\\s*,\\s*${item})*\\s*$` }
}

/** One value; editors suggest those of a list. */
function itemSchema(option: Option): JsonSchema {
  const schema = ruleSchema(ruleOf(option))
  if (isClosed(option)) return { anyOf: [{ enum: option.values }, schema] }
  return { ...schema, ...(option.values && { examples: option.values }) }
}

/** Levels of free keys that the schema describes: nobody writes more. */
const ENTRY_LEVELS = 4

/** The value of a free key; another level is read as a key with dots, and a map accepts lists, too. */
const entrySchema = (value: JsonSchema, isList: boolean, levels: number): JsonSchema => ({
  anyOf: [
    value,
    ...(isList ? [{ type: 'array', items: value }] : []),
    { type: 'object', ...(levels > 1 && { additionalProperties: entrySchema(value, isList, levels - 1) }) },
  ],
})

function typeSchema(option: Option): JsonSchema {
  const isMap = mapBaseOf(option.type) !== undefined
  const item = itemSchema(option)
  if (option.key.endsWith('.*')) return entrySchema(item, isMap, ENTRY_LEVELS)
  if (isMap) return { type: 'object', additionalProperties: entrySchema(item, true, 1) }
  if (!listBaseOf(option.type)) return item
  return {
    anyOf: [{ type: 'array', items: item, ...(option.required && { minItems: 1 }) }, commaSchema(ruleOf(option))],
  }
}

function describe(option: Option, locale: Locale): string {
  const words = SCHEMA_STRINGS[locale]
  const parts = [
    option.required ? words.required : undefined,
    option.requiredWhen && words.requiredWhen(option.requiredWhen[locale]),
    option.description[locale],
    option.default === null && option.defaultNote && words.default(option.defaultNote[locale]),
    option.warning?.[locale],
  ]
  return parts.filter(Boolean).join(' ')
}

/**
 * The schema of an option's value.
 * @example valueSchema(timeout, 'en') // => { description: 'Limit in …', type: ['integer', 'string'], pattern: …, default: 60000 }
 */
export const valueSchema = (option: CatalogueOption, locale: Locale): JsonSchema => ({
  description: describe(option, locale),
  ...typeSchema(option),
  ...(option.default !== null && { default: (option.type === 'enum' && listedDefault(option)) || option.default }),
  ...(option.status === 'no-effect' && { deprecated: true }),
})
