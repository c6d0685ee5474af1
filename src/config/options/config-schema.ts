import type { Locale } from '@/i18n/locale'
import { OPTION_STRINGS } from '@/i18n/option-strings'
import { absoluteUrl, schemaPath } from '@/site/site'
import { type Branch, FREE, optionTree } from './find-option'
import type { CatalogueOption, Option } from './option'
import { fileOptions, listBaseOf, mapBaseOf } from './option'
import { isClosed, listedDefault, PLACEHOLDER, ruleOf, takesCommas, type ValueRule } from './option-value'

export type JsonSchema = Record<string, unknown>

const typeOf = ({ types }: ValueRule) => (types.length === 1 ? types[0] : types)

const ruleSchema = (rule: ValueRule): JsonSchema => ({
  type: typeOf(rule),
  ...(rule.minimum !== undefined && { minimum: rule.minimum }),
  ...(rule.maximum !== undefined && { maximum: rule.maximum }),
  ...(rule.pattern && { pattern: `^(?:${rule.pattern})$|${PLACEHOLDER}` }),
})

function commaSchema(rule: ValueRule): JsonSchema {
  if (!rule.pattern) return ruleSchema(rule)
  const item = `(?:${rule.pattern}|[^,]*\\$\\{[^,]+\\}[^,]*)`
  return { type: typeOf(rule), pattern: `^\\s*${item}(?:\\s*,\\s*${item})*\\s*$` }
}

function itemSchema(option: Option): JsonSchema {
  const schema = ruleSchema(ruleOf(option))
  if (isClosed(option)) return { anyOf: [{ enum: option.values }, schema] }
  return { ...schema, ...(option.values && { examples: option.values }) }
}

/** Levels of free keys in the schema; nobody writes more. */
const ENTRY_LEVELS = 4

/** The value of a free key, which may also be another level, read as a key with dots, or in a map a list. */
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
    anyOf: [
      { type: 'array', items: item, ...(option.required && { minItems: 1 }) },
      takesCommas(option) ? commaSchema(ruleOf(option)) : item,
    ],
  }
}

function describe(option: Option, locale: Locale): string {
  const words = OPTION_STRINGS[locale]
  const parts = [
    option.required ? words.required : undefined,
    option.requiredWhen && words.requiredWhen(option.requiredWhen[locale]),
    option.description[locale],
    option.default === null && option.defaultNote && words.default(option.defaultNote[locale]),
    option.warning?.[locale],
  ]
  return parts.filter(Boolean).join(' ')
}

const valueSchema = (option: CatalogueOption, locale: Locale): JsonSchema => ({
  description: describe(option, locale),
  ...typeSchema(option),
  ...(option.default !== null && { default: (option.type === 'enum' && listedDefault(option)) || option.default }),
  ...(option.status === 'no-effect' && { deprecated: true }),
})

function branchSchema({ option, children }: Branch, locale: Locale): JsonSchema {
  if (children.size === 0) return option ? valueSchema(option, locale) : {}
  const below = [...children].map(([name, child]) => [name, branchSchema(child, locale)] as const)
  const { [FREE]: free = false, ...properties } = Object.fromEntries<JsonSchema>(below)
  return {
    // A key without a value is null.
    type: ['object', 'null'],
    ...(option && { description: option.description[locale] }),
    properties,
    additionalProperties: free,
  }
}

/** The JSON Schema (2020-12) of `wakamiti.yaml`. Nothing is required, as the command line or a step may set it. */
export function configSchema(options: readonly CatalogueOption[], locale: Locale): JsonSchema {
  const { properties, ...schema } = branchSchema(optionTree(fileOptions(options)), locale)
  const { wakamiti, ...others } = properties as Record<string, JsonSchema>
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: absoluteUrl(schemaPath(locale)),
    title: 'wakamiti.yaml',
    description: OPTION_STRINGS[locale].schemaTitle,
    ...schema,
    type: 'object',
    // Directly below the root, keys may be the reader's own.
    properties: {
      wakamiti: { ...wakamiti, additionalProperties: true, propertyNames: { pattern: '^[^.]*$' } },
      ...others,
    },
  }
}
