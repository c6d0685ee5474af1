/** Types of whole numbers: written alike, with different ranges in the tool. */
export const WHOLE_TYPES: readonly string[] = ['integer', 'byte', 'short', 'int', 'long', 'biginteger']

/** Types of numbers with decimals. */
export const DECIMAL_TYPES: readonly string[] = ['decimal', 'bigdecimal', 'float', 'double']

/** Types whose value is the text itself. */
const TEXT_TYPES: readonly string[] = ['text', 'string']

/** Types that are written between quotes: texts and the names of files. */
export const QUOTED_TYPES: readonly string[] = [...TEXT_TYPES, 'file']

/** Types that are one word without quotes. */
const WORD_TYPES: readonly string[] = ['word', 'id']

export const MOMENT_TYPES = ['date', 'time', 'datetime'] as const

export type MomentType = (typeof MOMENT_TYPES)[number]

/** Whether a data type is one of a group, by its name. */
type TypePredicate = (type: string) => boolean

const isIn =
  (names: readonly string[]): TypePredicate =>
  (type) =>
    names.includes(type)

/** @example isWholeType('int') // => true */
export const isWholeType = isIn(WHOLE_TYPES)

/** @example isDecimalType('double') // => true */
export const isDecimalType = isIn(DECIMAL_TYPES)

/** @example isTextType('file') // => false */
export const isTextType = isIn(TEXT_TYPES)

/** @example isQuotedType('file') // => true */
export const isQuotedType = isIn(QUOTED_TYPES)

/** @example isWordType('id') // => true */
export const isWordType = isIn(WORD_TYPES)

/** @example isMomentType('datetime') // => true */
export const isMomentType = isIn(MOMENT_TYPES)

/** Comparisons. @example isAssertionType('text-assertion') // => true */
export const isAssertionType: TypePredicate = (type) => type.endsWith('-assertion')

/** Figures of load tests. @example isMetricType('duration-metric') // => true */
export const isMetricType: TypePredicate = (type) => type.endsWith('-metric')

/** The five families of argument types, each with its colour. */
export const ARGUMENT_FAMILIES = ['text', 'number', 'place', 'time', 'assertion'] as const

/** The family of a type; blocks and unknown types have none. */
export type ArgumentFamily = (typeof ARGUMENT_FAMILIES)[number] | 'none'

const FAMILIES: Record<string, ArgumentFamily> = {
  text: 'text',
  string: 'text',
  word: 'text',
  id: 'text',
  url: 'place',
  file: 'place',
  date: 'time',
  time: 'time',
  datetime: 'time',
  duration: 'time',
  'duration-metric': 'time',
  integer: 'number',
  int: 'number',
  long: 'number',
  short: 'number',
  byte: 'number',
  biginteger: 'number',
  decimal: 'number',
  bigdecimal: 'number',
  float: 'number',
  double: 'number',
  'long-metric': 'number',
  'double-metric': 'number',
}

/**
 * The family that gives an argument type its colour.
 * @example familyOf('text-assertion') // => 'assertion'
 */
export const familyOf = (type: string): ArgumentFamily =>
  isAssertionType(type) ? 'assertion' : (FAMILIES[type] ?? 'none')
