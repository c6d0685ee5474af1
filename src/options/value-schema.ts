import type { Locale } from '@/i18n/locale'
import { SCHEMA_STRINGS } from '@/i18n/schema-strings'
import { baseTypeOf, type CatalogueOption, listBaseOf, mapBaseOf, type Option, type OptionBaseType } from './option'

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  [keyword: string]: unknown
}

const PLACEHOLDER = '\\$\\{.+\\}'

/** A text that must look like something, or hold a `${…}` that the tool replaces. */
const textLike = (pattern: string) => `^(?:${pattern})$|${PLACEHOLDER}`

/** The tool reads every value as a text, so that a number or a boolean may stand where a text is asked for. */
const TEXT: JsonSchema = { type: ['string', 'number', 'boolean'] }

/** What a type takes: the types of JSON, and what a text must look like. */
interface Form {
  type: string | string[]
  looks: string
}

/** The same as `valueFits` says. */
const FORMS: Partial<Record<OptionBaseType, Form>> = {
  boolean: { type: ['boolean', 'string'], looks: 'true|false' },
  integer: { type: ['integer', 'string'], looks: '[-+]?\\d+' },
  decimal: { type: ['number', 'string'], looks: '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?' },
  url: { type: 'string', looks: '[A-Za-z][A-Za-z0-9+.\\-]*:\\S+' },
  locale: { type: 'string', looks: '[A-Za-z]{2,3}(?:[_\\-]\\w+)*' },
  coordinates: { type: 'string', looks: '[^\\s:,]+(?::[^\\s:,]+){1,4}' },
}

const formSchema = (form: Form | undefined): JsonSchema =>
  form ? { type: form.type, pattern: textLike(form.looks) } : TEXT

/** Several values in one text, with commas between them. */
const commaSchema = (form: Form | undefined): JsonSchema =>
  form ? { type: form.type, pattern: textLike(`(?:${form.looks})(?:\\s*,\\s*(?:${form.looks}))*`) } : TEXT

/**
 * A pattern that takes a word in any case: JSON Schema has no flag for that.
 * @example inAnyCase('ftp') // => '[fF][tT][pP]'
 */
export const inAnyCase = (word: string): string =>
  [...word]
    .map((char) => {
      const [lower, upper] = [char.toLowerCase(), char.toUpperCase()]
      return lower === upper ? char.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : `[${lower}${upper}]`
    })
    .join('')

/** One of a list: editors offer the values as they are written, any case of them is fine. */
const oneOf = (values: readonly unknown[]): JsonSchema => ({
  anyOf: [
    { enum: values },
    { type: 'string', pattern: textLike(values.map((value) => inAnyCase(String(value))).join('|')) },
  ],
})

const baseSchema = (base: OptionBaseType, { values }: Option): JsonSchema => {
  if (base === 'enum' && values) return oneOf(values)
  return { ...formSchema(FORMS[base]), ...(values && { examples: values }) }
}

/** A value of the reader's own; another level of keys is read as a key with dots. */
const entrySchema = (value: JsonSchema): JsonSchema => ({
  anyOf: [value, { type: 'array', items: value }, { type: 'object' }],
})

function typeSchema(option: Option): JsonSchema {
  const list = listBaseOf(option.type)
  const map = mapBaseOf(option.type)
  const isEntry = option.key.endsWith('.*')
  if (list) return { anyOf: [{ type: 'array', items: baseSchema(list, option) }, commaSchema(FORMS[list])] }
  if (map && !isEntry) return { type: 'object', additionalProperties: baseSchema(map, option) }
  const value = baseSchema(baseTypeOf(option.type), option)
  return isEntry ? entrySchema(value) : value
}

/** The default as the schema's own values write it: `outersteps` stands in the list as `outerSteps`. */
function defaultOf({ default: value, values = [], type }: Option): JsonSchema {
  if (value === null) return {}
  const listed = values.find((known) => String(known).toLowerCase() === String(value).toLowerCase())
  return { default: type === 'enum' ? (listed ?? value) : value }
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
 * @param option the option
 * @param locale the language of its description
 * @example valueSchema(timeout, 'en') // => { description: 'Limit in …', type: ['integer', 'string'], pattern: …, default: 60000 }
 */
export const valueSchema = (option: CatalogueOption, locale: Locale): JsonSchema => ({
  description: describe(option, locale),
  ...typeSchema(option),
  ...defaultOf(option),
  ...(option.status === 'no-effect' && { deprecated: true }),
})
