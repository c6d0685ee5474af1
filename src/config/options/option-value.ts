import { isRecord } from '@/lib/is-record'
import { escaped, isRegExp } from '@/lib/text'
import { baseTypeOf, listBaseOf, mapBaseOf, type Option, type OptionBaseType } from './option'

/** The operators of a tag expression. */
const OPERATORS = '[aA][nN][dD]|[oO][rR]|[nN][oO][tT]'
const BEFORE_TAG = String.raw`(?:[nN][oO][tT](?=[\s(])\s*|\(\s*)*`
const TAG = String.raw`(?!(?:${OPERATORS})(?:[\s()]|$))[^\s()~!,][^\s(),]*(?![^\s()])`
const OPERAND = String.raw`${BEFORE_TAG}${TAG}(?:\s*\))*`
/** The pattern of a tag expression, which leaves out whether its brackets match. */
const TAG_EXPRESSION = String.raw`\s*(?:${OPERAND}(?:\s*(?:[aA][nN][dD]|[oO][rR])(?=[\s(])\s*${OPERAND})*\s*)?`

export type ConfigValue = string | number | boolean | null | ConfigValue[] | { [key: string]: ConfigValue }

export type Scalar = string | number | boolean

const YAML_KEYWORDS = /^(true|false|null|yes|no|on|off|~)$/i
const PLAIN_TEXT = /^[A-Za-z./][\w./@+-]*(:[\w/.@+-]+)*( [\w./@+-]+)*$/

/** Quotes a text for YAML. @example quoted("don't") // => "'don''t'" */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Writes a value as YAML, in quotes if it needs them. @example yamlScalar('off') // => "'off'" */
export const yamlScalar = (value: Scalar): string =>
  typeof value !== 'string' || (PLAIN_TEXT.test(value) && !YAML_KEYWORDS.test(value)) ? String(value) : quoted(value)

/** The values that an option accepts; shared by the checker, the JSON Schema and the examples. */
export interface ValueRule {
  types: ('string' | 'number' | 'integer' | 'boolean' | 'object')[]
  /** For texts: the source of a regular expression. */
  pattern?: string
  /** For numbers, even as text. */
  minimum?: number
  maximum?: number
}

/** The tool reads every value as text, so a number or a boolean is a valid text. */
const TEXT: ValueRule = { types: ['string', 'number', 'boolean'] }

/** A pattern that matches a word in any case, `[fF][tT][pP]`: JSON Schema has no flag for that. */
const inAnyCase = (word: string): string =>
  [...word]
    .map((char) => [char.toLowerCase(), char.toUpperCase()])
    .map(([lower = '', upper = '']) => (lower === upper ? escaped(lower) : `[${lower}${upper}]`))
    .join('')

/** What the tool reads as a boolean, even in quotes. */
const BOOLEANS = 'true false yes no on off y n t f'.split(' ').map(inAnyCase).join('|')

/** The rule of each type, and a sample for options without a default. */
const TYPE_RULES: Record<OptionBaseType, ValueRule & { sample: Scalar }> = {
  string: { ...TEXT, sample: 'text' },
  boolean: { types: ['boolean', 'string'], pattern: BOOLEANS, sample: true },
  integer: { types: ['integer', 'string'], pattern: '[-+]?(?!0\\d)\\d+', sample: 1 },
  decimal: { types: ['number', 'string'], pattern: '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?', sample: 1.5 },
  url: { types: ['string'], pattern: '[A-Za-z][A-Za-z0-9+.\\-]*:(?://|\\()\\S+', sample: 'http://localhost:8080' },
  path: { ...TEXT, sample: 'data/file.txt' },
  folder: { ...TEXT, sample: 'results' },
  enum: { ...TEXT, sample: 'text' },
  regex: { ...TEXT, sample: '.*' },
  glob: { ...TEXT, sample: '**/*.html' },
  charset: { ...TEXT, sample: 'UTF-8' },
  locale: { types: ['string'], pattern: '[A-Za-z]{2,3}(?:[_\\-]\\w+)*', sample: 'es' },
  class: { ...TEXT, sample: 'com.example.LibrarySteps' },
  tags: { ...TEXT, pattern: TAG_EXPRESSION, sample: 'smoke and not slow' },
  style: { ...TEXT, sample: 'green,bold' },
  coordinates: {
    types: ['string'],
    pattern: '[^\\s:,]+(?::[^\\s:,]+){1,4}',
    sample: 'es.iti.wakamiti:rest-wakamiti-plugin:2.9.4',
  },
  section: { types: ['object'], sample: '' },
}

/** A `${…}` in a text: the tool replaces it at run time, so the value is unknown. */
export const PLACEHOLDER = '\\$\\{.+\\}'

/** Whether only the listed values are allowed: in an `enum`, or in a list with values. */
export const isClosed = ({ type, values }: Pick<Option, 'type'> & Partial<Option>): boolean =>
  values !== undefined && (type === 'enum' || listBaseOf(type) !== undefined)

/** Quotes, flags and possessive quantifiers, which JavaScript cannot read. */
const JAVA_ONLY = /\\Q|\(\?[a-z-]+[:)]|[*+?}]\+/

const isBalanced = (text: string): boolean =>
  (text.match(/[()]/g) ?? []).reduce((open, sign) => (open < 0 ? open : open + (sign === '(' ? 1 : -1)), 0) === 0

/** The rule for the value of an option, or for each item of its list or map. */
export function ruleOf(option: Omit<Partial<Option>, 'type'> & Pick<Option, 'type'>): ValueRule {
  const { minimum, maximum, pattern } = option
  const range = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) }
  if (!isClosed(option)) return { ...TYPE_RULES[baseTypeOf(option.type)], ...range, ...(pattern && { pattern }) }
  const written = (option.values ?? []).map(String)
  return { types: ['string'], pattern: written.map(option.exactCase ? escaped : inAnyCase).join('|') }
}

/** The default as it is spelt among the values: `JSON` for `json`. */
export const listedDefault = ({ default: value, values = [] }: Option): Scalar | undefined =>
  values.find((known) => String(known).toLowerCase() === String(value).toLowerCase())

/** The value to show for an option without a default or an example. */
export const sampleOf = ({ type }: Pick<Option, 'type'>): Scalar => TYPE_RULES[baseTypeOf(type)].sample

/** Whether an option, or each item of its list or map, is a text. */
export const takesText = ({ type }: Pick<Option, 'type'>): boolean => TYPE_RULES[baseTypeOf(type)].types[0] === 'string'

/** Whether a value is blank: the tool treats it as missing. @example isBlank([' ', '']) // => true */
export const isBlank = (value: ConfigValue): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.every(isBlank))

function hasType(value: ConfigValue, type: ValueRule['types'][number]): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'number') return Number.isFinite(value)
  return type === 'object' ? isRecord(value) : typeof value === type
}

/** Whether a value follows the rule of its option; where only listed values are allowed, any scalar counts as text. */
function followsRule(option: Option, value: ConfigValue): boolean {
  const rule = ruleOf(option)
  const { types, pattern, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = rule
  const isScalar = TEXT.types.some((type) => hasType(value, type))
  const checked = isClosed(option) && isScalar ? String(value) : value
  if (typeof checked === 'string') {
    const type = baseTypeOf(option.type)
    if (new RegExp(PLACEHOLDER).test(checked)) return true
    if (pattern && !new RegExp(`^(?:${pattern})$`).test(checked)) return false
    if (type === 'tags' && !isBalanced(checked)) return false
    if (type === 'regex' && !JAVA_ONLY.test(checked) && !isRegExp(checked)) return false
  }
  // A number may be written as text.
  const isOutside = Number(checked) < minimum || Number(checked) > maximum
  return !isOutside && types.some((type) => hasType(checked, type))
}

/** Whether a list may be written as one text with commas; the launcher takes such a text for one module. */
export const takesCommas = ({ type }: Pick<Option, 'type'>): boolean => baseTypeOf(type) !== 'coordinates'

/** Whether a value, or each of its items, is valid for an option. */
export function valueFits(option: Option, value: ConfigValue): boolean {
  if (mapBaseOf(option.type)) return isRecord(value) && Object.values(value).every((item) => followsRule(option, item))
  if (!listBaseOf(option.type)) return followsRule(option, value)
  const items =
    typeof value === 'string' && takesCommas(option) ? value.split(',').map((item) => item.trim()) : [value].flat()
  return items.every((item) => followsRule(option, item))
}

/** Whether a value is valid below a free key, as another level of keys always is. */
export function entryFits(option: Option, value: ConfigValue): boolean {
  if (isRecord(value)) return true
  return mapBaseOf(option.type) ? [value].flat().every((item) => followsRule(option, item)) : valueFits(option, value)
}
