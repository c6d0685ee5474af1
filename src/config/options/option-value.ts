import { isRecord } from '@/lib/is-record'
import { escaped, isRegExp } from '@/lib/text'
import { baseTypeOf, listBaseOf, mapBaseOf, type Option, type OptionBaseType } from './option'

/** The words of a tag expression, which are no tags. */
const WORDS = '[aA][nN][dD]|[oO][rR]|[nN][oO][tT]'
const BEFORE_TAG = String.raw`(?:[nN][oO][tT](?=[\s(])\s*|\(\s*)*`
const TAG = String.raw`(?!(?:${WORDS})(?:[\s()]|$))[^\s()~!,][^\s(),]*(?![^\s()])`
const OPERAND = String.raw`${BEFORE_TAG}${TAG}(?:\s*\))*`
/** The pattern of a tag expression; whether its brackets match is checked apart. */
const TAG_EXPRESSION = String.raw`\s*(?:${OPERAND}(?:\s*(?:[aA][nN][dD]|[oO][rR])(?=[\s(])\s*${OPERAND})*\s*)?`

export type ConfigValue = string | number | boolean | null | ConfigValue[] | { [key: string]: ConfigValue }

export type Scalar = string | number | boolean

const WORDS_OF_YAML = /^(true|false|null|yes|no|on|off|~)$/i
const PLAIN_TEXT = /^[A-Za-z./][\w./@+-]*(:[\w/.@+-]+)*( [\w./@+-]+)*$/

/** A text between single quotes of YAML. @example quoted("don't") // => "'don''t'" */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A value as YAML writes it, between quotes where it needs them. @example yamlScalar('off') // => "'off'" */
export const yamlScalar = (value: Scalar): string =>
  typeof value !== 'string' || (PLAIN_TEXT.test(value) && !WORDS_OF_YAML.test(value)) ? String(value) : quoted(value)

/** What a value may be; shared by the checker, the JSON Schema and the examples. */
export interface ValueRule {
  types: ('string' | 'number' | 'integer' | 'boolean' | 'object')[]
  /** The pattern of a text, as the source of a regular expression. */
  pattern?: string
  /** The range of a number, also of one that is written as a text. */
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

/** What the tool reads as a boolean, with or without quotes. */
const BOOLEANS = 'true false yes no on off y n t f'.split(' ').map(inAnyCase).join('|')

/** The rule of each type, and a value to show for options without default. */
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

/** A `${…}` in a text, which the tool replaces at run time, so the value is unknown. */
export const PLACEHOLDER = '\\$\\{.+\\}'

/** Whether an option, or each item of its list, is one of its values: an `enum`, or a `list<string>` with values. */
export const isClosed = ({ type, values }: Pick<Option, 'type'> & Partial<Option>): boolean =>
  values !== undefined && (type === 'enum' || listBaseOf(type) !== undefined)

const JAVA_ONLY = /\\Q.*?\\E|\(\?[a-z]*-?[a-z]+[:)]|(?<=[*+?}])\+/g

/** Whether a regular expression is one, as far as those of Java and of JavaScript agree. */
const isPattern = (text: string): boolean =>
  isRegExp(text.replace(JAVA_ONLY, (part) => (part.endsWith(':') ? '(?:' : '')))

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

/** The default in the spelling of the list of values: `JSON` for `json`. */
export const listedDefault = ({ default: value, values = [] }: Option): Scalar | undefined =>
  values.find((known) => String(known).toLowerCase() === String(value).toLowerCase())

/** The value to show for an option that has neither a default nor an example. */
export const sampleOf = ({ type }: Pick<Option, 'type'>): Scalar => TYPE_RULES[baseTypeOf(type)].sample

/** Whether a value, or an item or entry of it, is a text, which a word read as a boolean would break. */
export const takesText = ({ type }: Pick<Option, 'type'>): boolean => TYPE_RULES[baseTypeOf(type)].types[0] === 'string'

/** Whether a value is blank: the tool treats it as missing. @example isBlank([' ', '']) // => true */
export const isBlank = (value: ConfigValue): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.every(isBlank))

function hasType(value: ConfigValue, type: ValueRule['types'][number]): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'number') return Number.isFinite(value)
  return type === 'object' ? isRecord(value) : typeof value === type
}

/** Whether a single value follows the rule of its option; in a closed list, numbers and booleans count as text. */
function followsRule(option: Option, value: ConfigValue): boolean {
  const rule = ruleOf(option)
  const { types, pattern, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = rule
  const isWord = TEXT.types.some((type) => hasType(value, type))
  const one = isClosed(option) && isWord ? String(value) : value
  if (typeof one === 'string' && new RegExp(PLACEHOLDER).test(one)) return true
  const looksRight = typeof one !== 'string' || !pattern || new RegExp(`^(?:${pattern})$`).test(one)
  const type = baseTypeOf(option.type)
  const isRefused =
    typeof one === 'string' && ((type === 'regex' && !isPattern(one)) || (type === 'tags' && !isBalanced(one)))
  // Of a number, or of a text with one.
  const isOutside = Number(one) < minimum || Number(one) > maximum
  return looksRight && !isRefused && !isOutside && types.some((type) => hasType(one, type))
}

/** Whether a list may be one text with commas; the launcher takes such a text for one module. */
export const takesCommas = ({ type }: Pick<Option, 'type'>): boolean => baseTypeOf(type) !== 'coordinates'

/** Whether a value has the type of its option, and is in its list where that is closed. */
export function valueFits(option: Option, value: ConfigValue): boolean {
  if (mapBaseOf(option.type)) return isRecord(value) && Object.values(value).every((item) => followsRule(option, item))
  if (!listBaseOf(option.type)) return followsRule(option, value)
  const items =
    typeof value === 'string' && takesCommas(option) ? value.split(',').map((item) => item.trim()) : [value].flat()
  return items.every((item) => followsRule(option, item))
}

/** Whether a value fits an entry of an option with free keys, which another level of keys also does. */
export function entryFits(option: Option, value: ConfigValue): boolean {
  if (isRecord(value)) return true
  return mapBaseOf(option.type) ? [value].flat().every((item) => followsRule(option, item)) : valueFits(option, value)
}
