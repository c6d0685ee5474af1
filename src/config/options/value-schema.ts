import type { Locale } from '@/i18n/locale'
import { SCHEMA_STRINGS } from '@/i18n/schema-strings'
import { baseTypeOf, type CatalogueOption, listBaseOf, mapBaseOf, type Option, type OptionBaseType } from './option'
import { isClosed } from './option-value'

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
  boolean: { type: ['boolean', 'string'], looks: 'true|false|[yY]es|YES|[nN]o|NO|[oO]n|ON|[oO]ff|OFF' },
  integer: { type: ['integer', 'string'], looks: '[-+]?\\d+' },
  decimal: { type: ['number', 'string'], looks: '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?' },
  url: { type: 'string', looks: '[A-Za-z][A-Za-z0-9+.\\-]*:(?://|\\()\\S+' },
  locale: { type: 'string', looks: '[A-Za-z]{2,3}(?:[_\\-]\\w+)*' },
  coordinates: { type: 'string', looks: '[^\\s:,]+(?::[^\\s:,]+){1,4}' },
}

const formSchema = (form: Form | undefined): JsonSchema =>
  form ? { type: form.type, pattern: textLike(form.looks) } : TEXT

/** Several values in one text, with commas between them; each may hold a `${…}`. */
function commaSchema(form: Form | undefined): JsonSchema {
  if (!form) return TEXT
  const item = `(?:${form.looks}|[^,]*\\$\\{[^,]+\\}[^,]*)`
  return { type: form.type, pattern: `^\\s*${item}(?:\\s*,\\s*${item})*\\s*$` }
}

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

const asWritten = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What a text must look like to be one of the values: in any case, unless theirs matters. */
const valuesForm = ({ values = [], exactCase }: Option): Form => ({
  type: 'string',
  looks: values.map((value) => (exactCase ? asWritten : inAnyCase)(String(value))).join('|'),
})

/** The form of a value, or of each item of a list. */
const formOf = (base: OptionBaseType, option: Option): Form | undefined =>
  isClosed(option) ? valuesForm(option) : FORMS[base]

/** Editors offer the values as they are written. */
const baseSchema = (base: OptionBaseType, option: Option): JsonSchema => {
  const form = formSchema(formOf(base, option))
  if (isClosed(option)) return { anyOf: [{ enum: option.values }, form] }
  return { ...form, ...(option.values && { examples: option.values }) }
}

/** How many levels below a key of the reader's own are looked at: nobody writes more. */
const ENTRY_LEVELS = 4

/** A value of the reader's own; another level of keys is read as a key with dots, and a map takes lists, too. */
const entrySchema = (value: JsonSchema, isList: boolean, levels: number): JsonSchema => ({
  anyOf: [
    value,
    ...(isList ? [{ type: 'array', items: value }] : []),
    { type: 'object', ...(levels > 1 && { additionalProperties: entrySchema(value, isList, levels - 1) }) },
  ],
})

function typeSchema(option: Option): JsonSchema {
  const list = listBaseOf(option.type)
  const map = mapBaseOf(option.type)
  const isEntry = option.key.endsWith('.*')
  if (list) {
    const items = { type: 'array', items: baseSchema(list, option), ...(option.required && { minItems: 1 }) }
    return { anyOf: [items, commaSchema(formOf(list, option))] }
  }
  if (map && !isEntry) return { type: 'object', additionalProperties: entrySchema(baseSchema(map, option), true, 1) }
  const value = baseSchema(baseTypeOf(option.type), option)
  return isEntry ? entrySchema(value, map !== undefined, ENTRY_LEVELS) : value
}

/** The default as the schema's own values write it: `json` stands in the list as `JSON`. */
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
